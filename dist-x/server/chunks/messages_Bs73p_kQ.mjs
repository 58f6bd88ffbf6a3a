// src/content/i18n/cn/about.ts
var about$1 = {
	title: "关于我们",
	description: "钱包为什么以贝壳为名，我们在做什么、怎么做，以及我们不说什么大话。",
	heading: "人人都​拿得住的钱",
	lead: "贝币是存放加密货币和现金的钱包，​名字取自当过几百年钱的贝壳。",
	shell: {
		heading: "为什么是贝壳",
		text: [
			"在印度洋沿岸、中国云南和西非，贝壳在人们手里流转，当了几百年的钱。它小巧、好数，又难以造假。",
			"文字还记得这件事。“财”“货”“账”这些字里，至今都有一个“贝”。加纳的货币叫“塞地”，一般认为来自当地语言里的“海贝”。",
			"我们留下这个名字，是因为其中的道理：钱应该简单得人人拿得住，在谁手里都一样好用。"
		],
		origin: "贝壳、早期的画法，以及“贝”字的繁体和简体",
		caption: "六个和钱有关的字，里面都有“贝”",
		glosses: [
			"财富",
			"货物",
			"贵重",
			"账目",
			"购买",
			"赚钱"
		]
	},
	build: {
		heading: "我们做什么",
		list: [
			{
				title: "加密货币和现金放在一处",
				text: "奈拉、美元和 200 多种资产，用你习惯的货币算总账。"
			},
			{
				title: "凭名字转账",
				text: "输入 @用户名 和金额就行。手续费在转账之前告诉你，而不是之后。"
			},
			{
				title: "看得懂的行情",
				text: "20 种币对 USDT 的实时价格。涨跌有箭头和正负号，不只靠颜色。"
			},
			{
				title: "随时有人帮忙",
				text: "钱包的每个页面都有客服窗口，常见问题的答案人人都能看。"
			}
		]
	},
	work: {
		heading: "我们怎么做",
		list: [
			{
				title: "算钱不差分毫",
				text: "金额从头到尾都按最小单位的整数计算，中途绝不四舍五入。"
			},
			{
				title: "便宜手机也快",
				text: "这个页面是纯 HTML，旧手机、慢网络都打得开，不需要 JavaScript。"
			},
			{
				title: "不打扰你",
				text: "页面只说你有什么、变了什么、什么在等你处理，不会闪来闪去催你交易。"
			},
			{
				title: "安全从习惯看起",
				text: "每一步操作都与你平时的用钱习惯对照，看着异常的先暂缓，由你决定。"
			},
			{
				title: "两种语言都是母语",
				text: "中文和英文各按各的意思来写，谁都不是凑合着看的译文。"
			}
		]
	},
	claims: {
		heading: "我们不说的话",
		list: [
			"我们不提合作伙伴、牌照和奖项。哪天提了，一定让你查得到。",
			"我们不承诺收益。奖励会变，价格有涨也有跌。",
			"我们不说万无一失。出了问题，状态页会如实写明。",
			"配图里的人物和金额都是示例。"
		]
	},
	close: {
		features: "贝币能做什么",
		status: "服务状态",
		contact: "联系我们"
	}
};
// src/content/i18n/cn/auth.ts
var auth$1 = {
	shared: {
		google: "使用 Google 账号继续",
		googleBusy: "正在打开 Google…",
		or: "或",
		email: "邮箱",
		emailPlaceholder: "输入邮箱地址",
		continue: "继续",
		processing: "处理中…",
		notYou: "换个邮箱",
		needsScript: "此表单需要 JavaScript，用来运行防机器人的安全验证。请在浏览器中开启 JavaScript，然后重新加载页面。",
		challenge: {
			loading: "正在加载安全验证…",
			failed: "安全验证加载失败",
			retry: "重试"
		},
		code: {
			box: "第 {n} 位，共 {of} 位",
			legend: "6 位验证码"
		},
		wait: {
			in: "{time} 后可重新发送",
			minute: "不到一分钟后可以重新发送验证码。",
			moment: "十秒后可以重新发送验证码。",
			over: "现在可以重新发送验证码。"
		}
	},
	password: {
		show: "显示密码",
		hide: "隐藏密码",
		rules: {
			label: "密码要求",
			met: "已满足",
			unmet: "未满足",
			"password.length": "至少 8 个字符",
			"password.lowercase": "一个小写字母",
			"password.uppercase": "一个大写字母",
			"password.number": "一个数字",
			"password.special": "一个特殊字符（@$!%*?&）"
		}
	},
	signup: {
		title: "注册",
		description: "免费创建账户：一个邮箱地址和 6 位验证码即可开始。",
		heading: "免费创建账户",
		have: "已有账户？",
		login: "登录"
	},
	otp: {
		title: "输入验证码",
		heading: "输入验证码",
		sent: "6 位验证码已发送至",
		yourEmail: "你的邮箱",
		spam: "没收到？看看垃圾邮件。",
		resend: "重新发送验证码",
		resending: "发送中…",
		verifying: "验证中",
		none: "此处没有正在进行的注册",
		noneText: "这个浏览器没有在等待验证码。验证码可能已经用过，或者注册是在另一个浏览器里开始的。",
		again: "重新开始"
	},
	login: {
		title: "登录",
		description: "登录你的钱包。",
		heading: "欢迎回来",
		line: "一切都在原处等你。",
		password: "密码",
		passwordPlaceholder: "输入密码",
		submit: "登录",
		busy: "正在登录…",
		forgot: "忘记密码",
		new: "还没有账户？",
		signup: "注册"
	},
	secondFactor: {
		heading: "两步验证码",
		sent: "请打开验证器应用，输入以下账户的 6 位验证码",
		hint: "验证码每 30 秒更换一次。",
		verifying: "验证中",
		recovery: "使用恢复码",
		recoveryText: "请输入你为以下账户保存的恢复码",
		recoveryHint: "每个恢复码只能使用一次。",
		recoveryLegend: "10 位恢复码，由字母和数字组成",
		recoveryBox: "第 {n} 位，共 {of} 位",
		recoveryFull: "请输入完整的 10 位恢复码。",
		app: "使用验证器应用"
	},
	device: {
		title: "验证设备",
		heading: "验证此设备",
		line: "新设备只验证一次，之后就是你的常用设备。",
		sent: "为了你的安全，我们已将 6 位验证码发送至",
		yourEmail: "你的邮箱",
		submit: "验证设备",
		back: "返回登录",
		spam: "没收到？看看垃圾邮件。",
		resend: "重新发送验证码",
		resent: "请使用邮箱里最新的验证码。如需新的验证码，请返回登录。"
	},
	reset: {
		title: "忘记密码",
		description: "用邮箱收到的重置码，为你的钱包设置新密码。",
		line: "忘了也没关系，你的钱都还在。",
		heading: "忘记密码？",
		text: "填写你登录时用的邮箱。我们会发一个重置码过去，凭它就能设置新密码。",
		send: "发送重置码",
		sending: "发送中…",
		codeHeading: "验证重置码",
		sent: "如果账户存在，8 位重置码（字母和数字）会发送至",
		legend: "8 位重置码，由字母和数字组成",
		box: "第 {n} 位，共 {of} 位",
		spam: "没收到？看看垃圾邮件。",
		resend: "重新发送重置码",
		verify: "验证重置码",
		verifying: "验证中",
		newHeading: "设置新密码",
		newText: "请用一个没有在别处用过的密码。",
		password: "新密码",
		confirm: "确认密码",
		save: "重置密码",
		saving: "保存中…",
		saved: "密码已更改，请用新密码登录。",
		back: "返回登录"
	},
	loading: {
		title: "请稍候",
		heading: "正在打开你的钱包",
		first: "请稍候。",
		waiting: "我们正在核对你的账户和这台设备。",
		back: "返回登录",
		offline: "你已离线",
		offlineText: "什么都没有丢失。网络恢复后请重试。",
		again: "再试一次",
		needsScript: "钱包需要 JavaScript 才能运行。请在浏览器中开启 JavaScript，然后重新加载页面。"
	},
	setup: {
		title: "完善资料",
		heading: "正在查找下一步",
		failed: "暂时找不到下一步",
		failedText: "你填写的内容没有丢失。请稍后再试。"
	},
	error: {
		title: "意外错误",
		heading: "发生意外错误",
		text: "处理你的请求时出了点问题",
		line: "你的钱都还在原处。",
		login: "登录",
		busy: "正在退出…",
		home: "返回首页"
	}
};
// src/content/i18n/cn/blog.ts
var blog$1 = {
	title: "博客",
	description: "贝币怎么运作、为什么这样做：怎样把钱算准、把页面做轻、把账户守住，由做这些事的团队来讲。",
	lead: "开发这款钱包的人写的笔记：我们做了哪些决定，代价是什么，以及怎样守好你自己的钱。",
	tags: {
		product: "产品",
		security: "安全",
		money: "资金",
		engineering: "工程",
		guides: "指南"
	},
	teams: {
		product: "产品团队",
		security: "安全团队",
		support: "客服团队",
		engineering: "工程团队",
		design: "设计团队"
	},
	all: "全部文章",
	topics: "主题",
	minutes: {
		one: "阅读约 {count} 分钟",
		other: "阅读约 {count} 分钟"
	},
	updated: "{date} 更新",
	next: "接着读",
	feed: "RSS 订阅",
	tag: {
		title: "“{tag}”文章",
		description: "我们写过的所有“{tag}”文章：做了哪些决定，代价是什么，你能照着做什么。",
		lead: {
			one: "共 {count} 篇",
			other: "共 {count} 篇"
		}
	}
};
// src/content/i18n/cn/careers.ts
var careers$1 = {
	title: "加入我们",
	description: "贝币的在招职位：工程、安全和客服，一起做一款让人放心存钱的钱包。",
	lead: "我们只做一款钱包，用心做好。我们把事情写下来，互相审阅，按时下班。",
	open: "在招职位",
	none: "目前没有在招职位。如果你觉得我们应该认识你，也欢迎来信。",
	how: {
		heading: "我们怎样工作",
		exact: {
			title: "先准后快",
			text: "可能出错的数字，我们不显示。钱是这样，同事之间说话也是这样。"
		},
		written: {
			title: "落在纸面",
			text: "决定和理由都写下来，另一个时区的同事也能提出不同意见。"
		},
		light: {
			title: "为慢手机而做",
			text: "我们先在便宜的手机和慢的网络上开发，因为钱包就是在那里用的。"
		}
	},
	place: { remote: "远程" },
	kind: {
		"full-time": "全职",
		"part-time": "兼职",
		contract: "合同制"
	},
	posted: "{date} 发布",
	apply: "通过联系表单申请",
	others: "全部在招职位"
};
// src/content/i18n/cn/company.ts
var company$1 = {
	title: "公司",
	description: "投资者：怎么联系我们，我们公开什么。品牌规范：贝币的标志、颜色、字体和语气。",
	heading: "公司",
	lead: "写给投资的人，也写给要用我们的名字​写作、绘图或开发的人。",
	investors: {
		heading: "投资者",
		text: "欢迎来信。这一页没有数字：哪天公布了数字，会连同日期和统计方法一起写在这里。",
		reach: {
			title: "怎么联系我们",
			text: "请填写联系表单，开头写上“投资者”三个字。提交后马上得到一个编号。",
			action: "联系我们"
		},
		publish: {
			title: "我们公开什么",
			text: "我们在做什么、怎么想，使用条款，以及服务的运行情况。",
			links: {
				about: "关于我们",
				blog: "博客",
				terms: "服务条款",
				status: "服务状态"
			}
		},
		not: {
			title: "这一页不是什么",
			text: "这里不发售股份，也不建议你购买任何资产。我们没有任何拉人投钱就给报酬的计划，打着我们的名义向你推销的，都不是我们。"
		}
	},
	brand: {
		heading: "品牌规范",
		text: "安静、准确、温暖。页面上大多是底色、卡片和墨色，只有一种颜色请你动手。",
		mark: {
			title: "图形标志",
			text: "从底面看的一枚贝壳：倾斜 22 度的椭圆，中间一道带齿的缝。",
			space: "留白：四周各留标志高度的四分之一。",
			size: "最小尺寸：屏幕上 16 像素，印刷 5 毫米。",
			kit: "到媒体资料页下载"
		},
		not: {
			title: "请不要",
			stretch: "拉伸变形",
			upright: "摆正",
			colour: "另选颜色",
			outline: "只画轮廓",
			faint: "与背景混在一起",
			crowd: "挤占四周"
		},
		colours: {
			title: "颜色",
			text: "直接读自这个页面所用的样式表，浅色与深色各一套。用来写字或画线的颜色，附有与底色的对比度。",
			light: "浅色",
			dark: "深色"
		},
		roles: {
			ground: "页面底色",
			surface: "卡片",
			raised: "卡片上的面板",
			hover: "指针所在的行",
			line: "细线",
			edge: "输入框和按钮的边框",
			ink: "文字和金额",
			"ink-soft": "次要文字",
			lagoon: "操作、链接、焦点",
			"on-lagoon": "湖绿色上的文字",
			"lagoon-wash": "湖绿色元素的衬底",
			press: "指针所在的按钮",
			coral: "每屏至多一处的强调",
			up: "上涨和已到账",
			down: "下跌和错误",
			"down-wash": "错误的衬底",
			warn: "暂缓和限额",
			"warn-wash": "暂缓的衬底",
			engrave: "雕版贝壳的线条",
			shell: "雕版贝壳的底色"
		},
		type: {
			title: "字体",
			text: "标题用 Bricolage Grotesque，其余用 Inter，中文用设备自带的字体。竖排对齐的数字一律等宽。",
			sample: "你转给了 Ada"
		},
		voice: {
			title: "语气",
			text: "简短、直白、具体。说清发生了什么、钱在哪里、该怎么办，从不怪罪别人。",
			yes: "我们写",
			no: "不写",
			pairs: [
				{
					yes: "你向 Ada 转了 ₦25,000",
					no: "交易处理成功"
				},
				{
					yes: "验证码过期了，再发一个吧。",
					no: "错误：OTP 无效或已过期"
				},
				{
					yes: "钱还在你的钱包里，一分没动。",
					no: "状态：处理中"
				},
				{
					yes: "向 Ada 转 ₦25,000",
					no: "提交"
				}
			]
		}
	}
};
// src/content/i18n/cn/consent.ts
var consent$1 = {
	banner: {
		label: "访问统计与录制",
		analytics: "可以统计首页和功能页的访问量吗？",
		recorder: "可以录制首页和功能页的使用过程吗？",
		all: "可以统计首页和功能页的访问量，并录制使用过程吗？",
		rest: "你不允许，什么都不会运行；注册流程和钱包里更是从来没有。",
		allow: "允许",
		decline: "拒绝",
		choose: "逐项选择"
	},
	choice: {
		heading: "你的选择",
		nothing: "本站既不统计访问量，也不录制使用过程，所以没有什么需要选择。",
		optedOut: "你的浏览器发送了全球隐私控制（GPC）信号，我们视为拒绝：无论之前在这里选过什么，都不会运行。",
		undecided: "你还没有选择。在你选择之前，什么都不会运行。",
		none: "你已拒绝，什么都不会运行。",
		analytics: "你允许我们统计访问量。",
		recorder: "你允许我们录制使用过程。",
		all: "你允许我们统计访问量并录制使用过程。",
		purposes: {
			analytics: {
				name: "统计访问量",
				text: "打开了这两个页面中的哪一个，用的是哪种语言，从哪个网站过来。不含姓名和邮箱。"
			},
			recorder: {
				name: "录制使用过程",
				text: "这两个页面哪里被点击、怎样被阅读。你输入的内容在发出之前就已遮盖。登录后，录制会带上你的客户编号，但绝不会有姓名和邮箱。"
			}
		},
		save: "保存选择"
	}
};
// src/content/i18n/cn/contact.ts
var contact$1 = {
	title: "联系我们",
	description: "写信给贝币团队。每一条留言都有专人阅读，并通过邮件回复。",
	heading: "联系我们",
	lead: "有疑问、有一笔转账让你不放心、有好点子，或者发现我们出了错，都可以写给我们。每一条留言都有专人阅读。",
	form: {
		name: "姓名",
		email: "邮箱",
		emailHint: "我们会回复到这个地址。",
		message: "留言",
		messageHint: "10 到 4,000 个字符。",
		submit: "发送留言"
	},
	never: "切勿发送密码、PIN 或验证码。我们用不到，也绝不会向你索要。",
	next: {
		heading: "接下来会怎样",
		steps: [
			"你会得到一个留言编号，页面上和邮件里都有。",
			"客服团队会有专人阅读。",
			"回复会发到你填写的邮箱。"
		]
	},
	other: {
		heading: "其他联系方式",
		support: "客户支持",
		supportText: "大家最常问的问题，这里都有解答。",
		chat: "在线客服",
		chatText: "在钱包里随时可用。你已登录，我们可以和你一起查看账户情况。"
	},
	problem: {
		title: "有误：{title}",
		fields: "请检查下面标出的内容。目前尚未发送。",
		limited: {
			one: "你在短时间内发送了多条留言，请 {count} 分钟后再试。",
			other: "你在短时间内发送了多条留言，请 {count} 分钟后再试。"
		},
		down: "留言暂时没能送达，内容还在这里，请稍后再试。",
		refused: "留言未被接受，请检查后重新发送。",
		tooLarge: "内容超出了表单的容量，没有发送。请把留言控制在 4,000 个字符以内，不要附带文件。",
		failed: "这是我们的问题，留言没有发送，请稍后再试。",
		trap: "请留空",
		trapFilled: "请清空此栏后重新发送。它用来拦截自动填写表单的程序。"
	},
	sent: {
		title: "留言已发送",
		heading: "谢谢，我们已收到你的留言",
		numbered: "你的留言编号是",
		keep: "邮件里也有这个编号。如果就同一件事再次来信，请附上它。",
		plain: "编号已发到你的邮箱。如果就同一件事再次来信，请附上它。",
		answer: "客服团队会有专人阅读，并通过邮件回复你。",
		home: "返回首页",
		support: "查看客户支持"
	}
};
// src/content/i18n/cn/features.ts
/** A zero-width space (\u200b) says where a heading may break: between words, not inside one. */
var features$1 = {
	title: "功能",
	description: "质押收益、AI 安全防护、轻松转账、多链支持和全天候客服，都在一个加密货币与现金钱包里。",
	heading: "无论在哪，用什么设备，​都能赚取收益",
	lead: "让闲置的币产生收益，转账只需一个名字；手机、电脑、聊天窗口里，资产随时看得见。",
	jump: "本页内容",
	tryNow: {
		text: "立即体验",
		label: "立即体验：{name}"
	},
	main: {
		staking: {
			text: "直接用平时花的余额质押，赚了多少，随时都能看到。",
			points: ["每一笔收益单独列出", "换哪台设备，数字都一样"]
		},
		security: {
			text: "每一步操作都会与你平时的用钱习惯对照，反常的先行暂缓，由你决定。",
			points: ["暂缓的钱仍在你的钱包里", "新设备要等你点头"]
		},
		transfers: {
			text: "奈拉、美元或加密货币，转给一个 @用户名 就行。不用抄长地址，也不用猜到没到账。",
			points: ["确认之前先看到手续费", "每次转账都要 PIN"]
		},
		chains: {
			text: "同一种资产，走哪个网络由你选。每个网络都标明手续费，先比较，再转账。",
			points: ["手续费同一单位，并排比较", "各网络的收款地址集中一处"]
		},
		support247: {
			text: "任何页面、任何时间都能打开对话。关掉标签页再回来，对话还开着。",
			points: ["先告诉你钱在哪里", "中文和英文都可以"]
		}
	},
	small: {
		social: {
			title: "社交钱包",
			text: "关联一次 WhatsApp，之后在聊天里就能查余额、转账。"
		},
		currencies: {
			title: "多币种支持",
			text: "奈拉、美元和加密货币放在一起，总额用你习惯的货币来算。"
		},
		analytics: {
			title: "数据看板",
			text: "每周进了多少、出了多少、变化多少，一目了然，不用自己记账。"
		},
		monitoring: {
			title: "实时监控",
			text: "20 种币的实时价格；设备登录、资金进出，第一时间告诉你。提醒哪些，由你选。"
		},
		assets: {
			title: "200 多种资产",
			text: "每种资产都是同样清楚的一行：是什么、什么价、涨跌多少。每笔手续费，付款前都会说明。"
		}
	},
	drawing: {
		staked: "已质押",
		earned: "累计收益",
		weeks: "最近 14 周",
		thisWeek: "本周",
		signedIn: "在拉各斯登录",
		thisPhone: "本机",
		toAda: "转 {amount} 给 Ada",
		often: "你经常给她转账",
		toNew: "转 {amount} 到新地址",
		late: "第一次，而且是深夜",
		checked: "已核对",
		held: "已暂缓",
		safe: "钱还在你这里。",
		review: "查看",
		to: "收款人",
		amount: "金额",
		fee: "手续费",
		send: "转 {amount} 给 Ada",
		has: "Ada 已收到",
		arrived: "今天 14:32",
		works: "Ada 可以收",
		chosen: "你选的网络",
		slow: "今天较慢",
		chat: "客服",
		hours: "全天在线",
		ask: ["我的转账显示“已暂缓”，", "钱在哪里？"],
		answer: ["还在你的钱包里，一分没动。", "点“查看”，可以放行或取消。"],
		write: "输入消息",
		myBalance: "我有多少钱？",
		and: "和 {amount}",
		order: "转 {amount} 给 @adaokoro",
		pin: "请输入 PIN 确认",
		total: "合计",
		in: "收入",
		out: "支出",
		live: "实时",
		now: "刚刚",
		reached: "刚刚到账"
	},
	samples: {
		prices: "价格示例",
		asset: "资产",
		price: "价格",
		day: "24 小时",
		fees: "手续费示例",
		way: "操作",
		fee: "手续费",
		ways: [
			"转给 @用户名",
			"在聊天里转账",
			"收款",
			"转到地址"
		],
		note: "仅为示例，用来说明你会看到什么，不是实时价格，也不是收费标准。"
	},
	note: "图中的人物和数字均为示例。收益会变动，不作保证。",
	support: "看看常见问题"
};
// src/content/i18n/cn/fields.ts
var fields$1 = {
	"email.required": "请输入你的邮箱地址",
	"email.invalid": "请输入有效的邮箱地址",
	"challenge.required": "请完成安全验证",
	"password.required": "请输入密码",
	"password.length": "密码至少需要 8 个字符",
	"password.lowercase": "密码至少要有一个小写字母",
	"password.uppercase": "密码至少要有一个大写字母",
	"password.number": "密码至少要有一个数字",
	"password.special": "密码至少要有一个特殊字符（@$!%*?&）",
	"confirm.required": "请再次输入密码",
	"confirm.mismatch": "两次输入的密码不一致",
	"firstName.required": "请输入名字",
	"lastName.required": "请输入姓氏",
	"name.letters": "只能使用文字，不能有数字或符号",
	"name.length": "最多 10 个字",
	"birthDate.required": "请选择出生日期",
	"birthDate.invalid": "请选择有效的日期",
	"birthDate.age": "需年满 18 周岁",
	"gender.required": "请选择性别",
	"phone.required": "请输入手机号码",
	"phone.invalid": "请输入有效的手机号码",
	"street.required": "请输入街道地址",
	"city.required": "请输入城市",
	"state.required": "请输入省或州",
	"postalCode.required": "请输入邮政编码",
	"country.required": "请选择国家或地区",
	"relation.required": "请输入与你的关系",
	"contactName.required": "请输入姓名",
	"username.required": "请输入用户名",
	"username.short": "用户名太短，请再加几个字符",
	"username.long": "用户名最多 10 个字符",
	"username.characters": "只能使用英文字母和数字",
	"referral.required": "请输入邀请码",
	"referral.length": "邀请码必须是 8 个字符",
	"referral.characters": "只能使用英文字母和数字",
	"otp.full": "请输入完整的 6 位验证码。",
	"otp.fullDevice": "请输入完整的 6 位验证码。",
	"otp.paste": "请粘贴有效的 6 位验证码。",
	"resetCode.full": "请输入完整的 8 位验证码。",
	"twoFactor.full": "请输入验证器应用中的 6 位数字，或一个恢复码。",
	"sender.required": "请输入你的姓名",
	"sender.long": "最多 80 个字符",
	"message.required": "请填写留言内容",
	"message.short": "请再多写一点，至少 10 个字符",
	"message.long": "内容太长，请控制在 4,000 个字符以内",
	"text.characters": "其中有无法发送的字符，请重新输入",
	"text.long": "内容过长"
};
// src/content/i18n/cn/home.ts
/** A zero-width space (\u200b) says where a heading may break: between words, not inside one. */
var home$1 = {
	title: "首页",
	description: "加密货币和现金，放在同一个钱包里，凭 @用户名 就能转账。支持 200 多种资产。",
	hero: {
		words: [
			"安全。",
			"智能。",
			"顺畅。"
		],
		lead: "加密货币和现金，放在同一个钱包里。支持奈拉、美元和 200\xA0多种资产，转账只要一个 @用户名。",
		art: "余额 {total}、一张向 Ada 转账 {sent} 的回单，以及比特币的价格",
		balance: "总余额",
		today: "今天",
		send: "转账",
		receive: "收款",
		cash: "现金",
		sent: "你向 Ada 转了 {amount}",
		fee: "手续费",
		arrived: "到账",
		time: "今天 14:32"
	},
	box: {
		label: "邮箱地址",
		placeholder: "输入邮箱地址",
		submit: "免费注册",
		sending: "正在发送…",
		check: "安全验证",
		starts: "输入邮箱后开始",
		note: "开户免费，不需要银行卡。",
		have: "已有账户？",
		login: "登录"
	},
	assets: {
		heading: "200 多种资产",
		pause: "暂停滚动"
	},
	learn: {
		heading: "钱在流动，​也始终是你的",
		cards: {
			security: {
				title: "安全",
				text: "每一步操作都会与你平时的用钱习惯对照。",
				points: [
					"新设备要等你点头",
					"异常转账先行暂缓",
					"每次转账都要 PIN"
				],
				more: "我们如何守护"
			},
			efficiency: {
				title: "效率",
				text: "输入 @用户名 和金额即可。手续费在转账之前就告诉你，而不是之后。",
				more: "转账怎么运作"
			},
			insights: {
				title: "洞察",
				text: "哪天变了、为什么变，都看得清楚，而且用你习惯的货币计算。",
				more: "你能看到什么"
			},
			accessibility: {
				title: "便捷",
				text: "在你常用的地方，用你习惯的货币和语言。",
				points: [
					"手机、电脑、聊天应用",
					"中文和英文",
					"奈拉、美元、加密货币"
				],
				more: "使用方式"
			}
		}
	},
	drawing: {
		device: "阿布贾的新设备",
		deviceAbout: "Windows · Chrome · 14:32",
		deviceAsk: "是你本人吗？确认前不会动一分钱。",
		deviceYes: "是我",
		deviceNo: "拦下",
		you: "你",
		fee: "手续费 {fee}",
		days: "最近 30 天",
		point: "11月12日 ₦532万",
		app: "你的聊天应用",
		ask: "转 {amount} 给 @adaokoro",
		reply: "转给 Ada {amount}，手续费 {fee}。",
		confirm: "回复“是”，PIN 只在贝币里输入。",
		yes: "是",
		done: "已转出，Ada 收到了。",
		approve: "批准新设备",
		alert: "超过 {amount} 提醒我",
		hide: "隐藏余额"
	},
	partners: "预留给支付、托管和行情合作伙伴的位置",
	steps: {
		heading: "如何开始",
		signup: {
			title: "注册",
			text: "输入邮箱和我们发去的六位数字，再设密码和用户名。"
		},
		explore: {
			title: "看看",
			text: "先随便逛逛：存钱之前，资产、实时行情和总览就都能用了。"
		},
		control: {
			title: "掌控",
			text: "设好 PIN、设备和提醒，然后转账、持有或赚取收益，都由你定。"
		}
	},
	close: {
		heading: "掌管你的​加密资产和现金",
		text: "一个账户、一个余额，容纳 200\xA0多种资产。从一个邮箱和六位验证码开始。",
		member: "一个账户、一个余额，容纳 200\xA0多种资产。你的账户已经开好。",
		submit: "免费注册",
		wallet: "前往钱包",
		features: "查看全部功能"
	}
};
// src/content/i18n/cn/legal.ts
var legal$1 = {
	effective: "自 {date}起生效",
	summary: "简单来说",
	notInstead: "这里只是帮你快速了解，以下方正文为准。",
	contents: "本页内容",
	others: "其他法律文件"
};
// src/content/i18n/cn/newsletter.ts
var newsletter$1 = {
	title: "订阅月报",
	description: "每月一封：新上线的资产和网络，以及钱包里的变化。",
	heading: "每月一封信",
	lead: "新上线的资产和网络，以及钱包里的变化。随时可以退订。",
	strip: {
		text: "新资产和新功能，随时可以退订。",
		label: "订阅邮箱",
		placeholder: "输入邮箱地址",
		submit: "订阅"
	},
	form: {
		email: "邮箱",
		submit: "订阅"
	},
	how: [
		"我们会先发一封带链接的邮件。在你打开链接并确认之前，不会再发别的邮件。",
		"之后每月一封，使用本页的语言。",
		"退订链接就在欢迎邮件里，随时有效。"
	],
	problem: {
		limited: {
			one: "短时间内提交了多次，请 {count} 分钟后再试。",
			other: "短时间内提交了多次，请 {count} 分钟后再试。"
		},
		down: "暂时没能提交成功，内容还在这里，请稍后再试。",
		refused: "提交未被接受，请检查后重试。",
		tooLarge: "内容超出了表单的容量，没有提交。"
	},
	check: {
		title: "请查收邮件",
		heading: "请查收邮件",
		text: "邮件正在发往你的邮箱。请在 48 小时内打开其中的链接，并点击页面上的按钮。",
		none: "没有收到？请看看垃圾邮件，或者重新填写邮箱。",
		again: "重新填写邮箱"
	},
	confirm: {
		ask: {
			title: "确认订阅",
			heading: "点一下，订阅就完成了",
			text: "月报将每月一封，发到收到此链接的邮箱。",
			button: "确认订阅"
		},
		done: {
			title: "订阅成功",
			heading: "订阅成功",
			text: "下一封月报会发到你的邮箱。带退订链接的邮件已经发出。",
			link: "返回首页"
		},
		expired: {
			title: "此链接已失效",
			heading: "此链接已失效",
			text: "它已经用过，或者超过了 48 小时。如果你之前确认过，就已经订阅成功，无需任何操作。",
			link: "重新订阅"
		},
		broken: {
			title: "链接不完整",
			heading: "链接不完整",
			text: "有些邮件程序会截断长链接。请把邮件中的完整链接复制到地址栏，或者重新订阅。",
			link: "重新订阅"
		}
	},
	leave: {
		ask: {
			title: "退订月报",
			heading: "要退订吗？",
			text: "点一下按钮，收到此链接的邮箱就不会再收到月报。",
			button: "退订"
		},
		done: {
			title: "你已退订",
			heading: "你已退订",
			text: "我们不会再发送月报。如果改变主意，随时欢迎回来。",
			link: "重新订阅"
		},
		expired: {
			title: "无法识别此链接",
			heading: "无法识别此链接",
			text: "请使用最近一封月报邮件里的链接。如果仍然不行，请写信给我们，我们会为你退订。",
			link: "联系我们"
		},
		broken: {
			title: "链接不完整",
			heading: "链接不完整",
			text: "有些邮件程序会截断长链接。请把邮件中的完整链接复制到地址栏，或者写信给我们。",
			link: "联系我们"
		}
	}
};
// src/content/i18n/cn/onboarding.ts
var onboarding$1 = {
	shared: {
		needsScript: "此表单需要 JavaScript。请在浏览器中开启 JavaScript，然后重新加载页面。",
		skip: "跳过",
		skipping: "正在跳过…",
		submit: "提交",
		submitting: "提交中…",
		continue: "继续",
		saving: "正在保存…",
		open: "打开列表",
		choices: "选项",
		none: "没有匹配项，换个短一点的词试试。"
	},
	password: {
		title: "设置密码",
		heading: "设置密码",
		line: "一个只有你知道的密码。",
		text: "以后用邮箱和这个密码登录。",
		password: "密码",
		confirm: "确认密码",
		saved: "密码已保存。"
	},
	userInfo: {
		title: "个人资料",
		line: "只需填写一次，之后别人就能按名字给你转账。",
		step: "第 {n} 步，共 {of} 步",
		personal: "个人信息",
		personalText: "请与证件一致。收款人只看得到你的名字。",
		contact: "地址与联系方式",
		contactText: "你的住址，以及能联系到你的号码。",
		firstName: "名字",
		lastName: "姓氏",
		middleName: "中间名（选填）",
		birthDate: "出生日期",
		day: "日",
		month: "月",
		year: "年",
		gender: "性别",
		male: "男",
		female: "女",
		custom: "自定义",
		code: "国家或地区代码",
		phone: "手机号码",
		street: "街道地址",
		city: "城市",
		state: "省或州",
		postalCode: "邮政编码",
		country: "国家或地区",
		countryPlaceholder: "请选择",
		back: "上一步",
		save: "保存并继续",
		saved: "你的信息已保存。"
	},
	username: {
		title: "选择用户名",
		heading: "选择用户名",
		line: "你的名字就是地址，别人直接转给它。",
		text: "朋友靠它找到你，不用抄账号。",
		username: "用户名",
		hint: "6 到 10 个英文字母或数字",
		saved: "你的用户名是 @{username}。",
		suggested: "@{username} 还没有人用，你可以选它。"
	},
	referral: {
		title: "输入邀请码",
		heading: "输入邀请码",
		line: "是朋友介绍来的吗？告诉我们是谁。",
		text: "如果有人邀请你，请输入对方给你的邀请码。",
		code: "邀请码",
		hint: "8 位英文字母或数字",
		saved: "邀请码已保存。"
	}
};
// src/content/i18n/cn/press.ts
var press$1 = {
	title: "媒体资料",
	description: "下载贝币的图形标志和字标，查看基本事实，取用可以直接引用的介绍文字。",
	heading: "媒体资料",
	lead: "写到贝币时可以用的标志、事实和文字，​不必事先征求同意。",
	marks: {
		heading: "标志",
		names: {
			logo: "字标",
			mark: "图形标志"
		},
		grounds: {
			light: "用于浅色背景",
			dark: "用于深色背景",
			any: "单色"
		},
		png: "PNG {width} 像素",
		rules: "怎么用：查看品牌规范"
	},
	facts: {
		heading: "基本事实",
		list: [
			{
				term: "名称",
				text: "英文 Cowrie，中文贝币。"
			},
			{
				term: "是什么",
				text: "在浏览器里使用的钱包，存放加密货币和现金。"
			},
			{
				term: "支持资产",
				text: "200 多种，包括奈拉和美元。"
			},
			{
				term: "行情",
				text: "20 种币对 USDT 的实时价格。"
			},
			{
				term: "开户",
				text: "用邮箱加六位验证码，或者用 Google 账号，再设密码和用户名。"
			},
			{
				term: "转账",
				text: "转给 @用户名 或地址。"
			},
			{
				term: "语言",
				text: "英文和中文。"
			},
			{
				term: "客服",
				text: "在钱包里随时可以咨询，没有账户也可以填写联系表单。"
			},
			{
				term: "名字由来",
				text: "Cowrie 是一种海贝，它的壳曾在印度洋沿岸、中国云南和西非当作钱用。"
			}
		]
	},
	words: {
		heading: "可引用的文字",
		hint: "点一下即可选中整段。",
		short: {
			name: "一句话",
			text: "贝币（Cowrie）是一款网页钱包，加密货币和现金放在一处，凭 @用户名 就能转账。"
		},
		long: {
			name: "一段话",
			text: "贝币（Cowrie）是一款存放加密货币和现金的网页钱包。奈拉、美元和 200 多种资产放在一处，20 种币有实时行情，转账用 @用户名，不用抄长长的地址。每一步操作都会与主人平时的用钱习惯对照，看着异常的先暂缓，由主人决定。贝币提供英文和中文两种界面，名字取自当过几百年钱的贝壳。"
		}
	},
	name: {
		heading: "名字怎么写",
		yes: [
			{
				term: "Cowrie",
				text: "只有首字母大写，标题里也一样。产品和做产品的人用同一个名字。"
			},
			{
				term: "贝币",
				text: "用于中文文字，只指这款产品，不用来翻译别的词。"
			},
			{
				term: "@tobiade",
				text: "用户名以 @ 开头，一律小写。举例时请用虚构的人物。"
			}
		],
		not: "不要这样写"
	},
	contact: {
		heading: "其他需要",
		text: "请填写联系表单，开头写上“媒体”二字。提交后马上得到一个编号。",
		action: "联系我们"
	}
};
// src/content/i18n/cn/shell.ts
var shell$1 = {
	name: "贝币",
	skip: "跳到正文",
	trail: "当前位置",
	tagline: "注册即可在一处​掌管你的加密资产和现金。",
	banner: {
		label: "抢先体验",
		text: "抢先体验已开放。",
		more: "欢迎加入候补名单。",
		join: "立即加入"
	},
	nav: {
		label: "主导航",
		menu: "菜单",
		home: "首页",
		features: "功能",
		support: "支持",
		learn: "了解",
		company: "公司"
	},
	links: {
		staking: "质押收益",
		security: "AI 安全防护",
		transfers: "轻松转账",
		chains: "多链支持",
		support247: "24/7 客服",
		allFeatures: "全部功能",
		faq: "常见问题",
		support: "客户支持",
		contact: "联系我们",
		about: "关于我们",
		careers: "加入我们",
		press: "媒体资料",
		blog: "博客",
		terms: "服务条款",
		privacy: "隐私政策",
		investors: "投资者",
		brand: "品牌规范",
		property: "知识产权"
	},
	about: {
		staking: "让闲置的币也有收益",
		security: "每一步操作都做风险检查",
		transfers: "转给名字，不用抄地址",
		chains: "一种资产，多个网络",
		support247: "任何时间都能找到我们",
		allFeatures: "放在一起看看"
	},
	account: {
		login: "登录",
		signup: "注册",
		anonymous: "匿名用户",
		wallet: "打开钱包：{name}"
	},
	footer: {
		label: "页脚导航",
		about: "贝壳在亚洲和非洲当了几百年的钱，“财”“货”两个字里还看得见它。我们留下这个名字，也留下一个想法：钱，人人都该拿得住。",
		copyright: "© {year} {product}",
		cookies: "Cookie",
		terms: "条款",
		privacy: "隐私"
	},
	notFound: {
		title: "页面不存在",
		heading: "哎呀！找不到这个页面",
		text: "网址可能已经失效，或者输错了。你的钱包和钱都还在原处。",
		home: "返回首页"
	},
	failed: {
		title: "出错了",
		heading: "这个页面​暂时无法显示",
		text: "问题出在我们这边。没有发出任何内容，也没有改动任何数据。请稍后再试。",
		again: "再试一次",
		home: "返回首页"
	}
};
// src/content/i18n/cn/support.ts
var support$1 = {
	title: "客户支持",
	description: "登录、转账、收款、手续费和安全方面的常见问题，以及随时联系我们的方式。",
	heading: "需要什么帮助？",
	lead: "先搜一搜有没有现成的答案，也可以随时用中文或英文写信给我们。",
	status: {
		ask: "遇到问题了？",
		link: "查看服务状态"
	},
	routes: {
		heading: "三种联系方式",
		chat: {
			title: "在钱包里聊",
			text: "每个页面都能打开客服窗口，不分昼夜。离开再回来，窗口还在原处。",
			member: "打开钱包",
			guest: "登录后咨询"
		},
		contact: {
			title: "写信给我们",
			text: "不需要账户。提交后马上得到一个编号，答复会发到你的邮箱。",
			action: "填写联系表单"
		},
		security: {
			title: "报告安全问题",
			text: "发现了漏洞，或者收到冒充我们的消息，都请告诉我们。不要附上密码、PIN 或验证码，我们从不索要这些。",
			action: "立即报告"
		}
	},
	faq: {
		heading: "常见问题",
		topics: "主题",
		index: "全部问题（按拼音排序）",
		link: "这条答案的链接"
	},
	search: {
		title: "搜索答案",
		label: "搜索答案",
		hint: "验证码、手续费、新设备",
		submit: "搜索",
		one: "{count} 条相关答案：",
		other: "{count} 条相关答案：",
		close: "没有答案包含全部关键词，下面这些最接近。",
		meant: "没有答案包含这些词。你要找的是“{words}”吗？",
		none: "没有找到相关答案：",
		noneText: "少用几个词，或者换个说法再试，也可以浏览全部问题。",
		ask: "直接问我们",
		all: "浏览全部问题",
		empty: "输入一两个词，比如“验证码”或“手续费”。",
		long: "超过 {count} 个字符了，留下关键的词就好。"
	},
	service: {
		title: "服务状态",
		description: "贝币各项服务此刻的运行情况。",
		parts: "各项服务",
		fine: "一切运行正常",
		degraded: "部分服务比平时慢",
		down: "部分服务无法使用",
		unknown: "暂时连不上我们自己的状态服务",
		unknownText: "所以现在没法告诉你各项服务的情况。单凭这一点，并不说明你的账户有问题。请过一分钟再看，或者写信给我们。",
		states: {
			operational: "正常",
			degraded: "比平时慢",
			down: "无法使用"
		},
		components: {
			"sign-in": "注册与登录",
			transfers: "转账",
			market: "市场行情",
			deposits: "充值",
			notifications: "通知"
		},
		since: "自 {time} 起",
		asOf: "截至 {time}",
		again: "重新查看",
		contact: "写信给我们"
	}
};
// src/content/i18n/cn/toasts.ts
var toasts$1 = {
	loginFailed: "登录失败",
	invalidCredentials: "邮箱或密码不正确，请重试。",
	loginSuccessful: "登录成功！",
	signupFailed: "注册失败",
	codeRequestFailed: "出了点问题，请重试。",
	codeSent: "验证码已发送！",
	accountCreated: "账户创建成功。",
	verificationFailed: "验证失败",
	deviceVerificationFailed: "设备验证失败",
	secondFactorFailed: "验证失败",
	invalidSecondFactor: "验证码不正确，请重试。",
	statusFailed: "无法确认账户状态",
	setPasswordFailed: "密码设置失败",
	userInfoFailed: "个人信息保存失败",
	userInfoFailedTryAgain: "个人信息保存失败，请重试。",
	userInfoSkipFailed: "出了点问题。",
	emergencyContactFailed: "紧急联系人保存失败",
	googleFailed: "Google 登录失败",
	googleSignupFailed: "Google 注册失败，请重试。",
	googleLoginFailed: "Google 登录失败，请重试。",
	resetCodeFailed: "重置码发送失败",
	resetCodeFailedTryAgain: "重置码发送失败，请重试。",
	invalidResetCode: "重置码不正确",
	resetPasswordFailed: "密码重置失败",
	resetPasswordFailedTryAgain: "密码重置失败，请重试。",
	deviceFailed: "设备初始化失败",
	profileFailed: "无法读取个人资料",
	loggedOut: "你已退出登录。",
	logoutFailed: "退出失败，请重试。",
	somethingHappened: "出了点状况。",
	invalidOtp: "验证码不正确，请重试。",
	resendFailed: "验证码重发失败，请重试。",
	invalidDeviceCode: "验证码不正确，请重试。",
	usernameCheckFailed: "用户名检查失败",
	referralSkipFailed: "跳过邀请码失败",
	submissionFailed: "提交失败",
	invalidOauth: "OAuth 回调参数无效",
	authenticationFailed: "身份验证失败，请重试。",
	unauthorized: "未授权！请登录。",
	authorizationFailed: "授权失败，请重试。",
	deviceNeedsVerification: "此设备需要验证。",
	profileCompleted: "资料设置完成！",
	accountDeleted: "你的账户已被删除。如需恢复，请联系客服。",
	accountBanned: "你的账户已被封禁，请联系客服。",
	region: "通知",
	close: "关闭",
	stillWorking: "仍在处理…",
	offline: "没有网络连接。请检查网络后重试。"
};
// src/content/i18n/cn/wallet.ts
var wallet$1 = {
	skip: "跳到正文",
	anonymous: "匿名用户",
	nav: {
		label: "主导航",
		dashboard: "总览",
		assets: "我的钱包",
		market: "行情",
		settings: "设置",
		account: "个人资料",
		security: "账户安全",
		devices: "登录设备",
		linked: "关联账户",
		notifications: "通知",
		referral: "邀请好友",
		logout: "退出登录",
		expand: "展开",
		collapse: "收起"
	},
	dock: {
		label: "快捷导航",
		dashboard: "总览",
		assets: "资产",
		send: "转账",
		market: "行情",
		more: "更多"
	},
	more: {
		title: "更多",
		close: "关闭"
	},
	popup: {
		open: "个人菜单：{name}",
		label: "个人菜单",
		copy: "复制 {username}",
		copied: "已复制",
		notCopied: "未能复制"
	},
	greeting: {
		morning: "早上好",
		afternoon: "下午好",
		evening: "晚上好",
		named: "{name}，{greeting}"
	},
	screens: {
		dashboard: "总览",
		send: "转账",
		receive: "收款",
		marketplace: "行情",
		marketplaceSend: "从行情转账",
		marketplaceReceive: "从行情收款",
		assets: "我的钱包",
		profile: "我的主页",
		user: "用户",
		account: "个人资料",
		transactions: "交易记录",
		notifications: "通知",
		token: "币种详情",
		tradeSettings: "交易设置",
		linkedAccounts: "关联账户",
		security: "账户安全",
		password: "修改密码",
		pin: "交易密码",
		emergencyContact: "紧急联系人",
		twoFactor: "两步验证",
		devices: "登录设备",
		myDevices: "我的设备",
		devicesLogout: "退出设备登录",
		setProfile: "完善资料",
		editProfile: "编辑资料",
		logout: "退出登录",
		referral: "邀请好友",
		financialHistory: "资金明细",
		announcement: "公告",
		announcements: "公告列表",
		notFound: "页面不存在"
	},
	unbuilt: {
		heading: "这个页面正在建设中",
		text: "余额和实时价格都在总览里。",
		link: "回到总览"
	},
	notFound: {
		heading: "钱包里没有这个页面",
		text: "网址可能输错了。你的钱还在原处。",
		link: "回到总览"
	},
	logout: {
		heading: "要退出 {product} 吗？",
		text: "再次登录需要密码。退出后，这个浏览器里不会留下你的账户信息。",
		confirm: "退出登录",
		busy: "正在退出…",
		stay: "继续使用"
	},
	start: {
		label: "正在打开钱包",
		slow: "仍在确认你的登录状态…",
		failed: "暂时打不开钱包",
		failedText: "无法连接到我们的服务。",
		offlineText: "浏览器没有网络连接。请检查网络后重试。",
		safe: "你的资金安全，请放心。",
		retry: "重试",
		signedOut: "你已退出登录",
		signedOutText: "登录页暂时打不开，请稍后再试。",
		login: "登录"
	},
	crash: {
		heading: "这个页面出了故障",
		text: "问题出在我们这边。没有发出任何内容，也没有改动任何数据。",
		retry: "再试一次",
		reload: "重新加载页面"
	},
	offline: {
		title: "网络已断开。",
		since: "余额更新于 {time}。",
		empty: "恢复连接后会显示余额。"
	},
	request: "请求编号 {id}",
	balance: {
		heading: "总资产",
		loading: "正在读取余额",
		hide: "隐藏金额",
		show: "显示金额",
		hidden: "已隐藏",
		currency: "总资产显示为",
		day: "过去 24 小时",
		asOf: "更新于 {time}",
		unpriced: {
			one: "有 {count} 项资产暂无价格，未计入总额。",
			other: "有 {count} 项资产暂无价格，未计入总额。"
		},
		unavailable: "暂时无法显示",
		safe: "你的钱还在原处。",
		failed: "余额读取失败。",
		notRefreshed: "余额刷新失败，当前显示的是 {time} 的数据。",
		retry: "重试",
		retrying: "正在重试…"
	},
	names: {
		btc: "比特币",
		eth: "以太坊",
		bnb: "币安币",
		sol: "索拉纳",
		ada: "艾达币",
		xrp: "瑞波币",
		doge: "狗狗币",
		matic: "马蹄币",
		dot: "波卡",
		ltc: "莱特币",
		avax: "雪崩协议",
		link: "Chainlink 代币",
		atom: "Cosmos 网络",
		near: "NEAR 协议",
		uni: "Uniswap 代币",
		ftm: "Fantom 网络",
		trx: "波场",
		vet: "唯链",
		icp: "互联网计算机",
		hbar: "Hedera 网络",
		usdt: "泰达币",
		ngn: "尼日利亚奈拉",
		usd: "美元"
	},
	assets: {
		heading: "我的资产",
		asset: "资产",
		price: "价格",
		week: "近 7 天",
		balance: "持有",
		cash: "现金 · {symbol}",
		available: "可用 {amount}",
		held: "冻结 {amount}",
		incoming: "待入账 {amount}",
		noPrice: "暂无价格",
		emptyHeading: "{zero}，还没有资产",
		emptyText: "收到的现金和加密资产会显示在这里，并标明价值。",
		failedText: "连接恢复后，资产会显示在这里。"
	},
	market: {
		heading: "行情",
		coin: "币种",
		price: "价格",
		day: "24 小时",
		week: "近 7 天",
		caption: "20 个币种的美元价格",
		live: "{live}/{all} 实时",
		noLive: "暂无实时价格",
		notLive: "非实时",
		last: "最近 {price}",
		stale: "更新于 {time}",
		failed: "币种列表读取失败。",
		retry: "重试"
	},
	feed: {
		connecting: "正在连接实时行情…",
		live: "实时价格，更新于 {time}",
		reconnecting: "正在重新连接（{attempt}/{limit}）",
		lost: "价格有延迟",
		lostSince: "价格有延迟，更新于 {time}",
		offline: "已断网，价格更新于 {time}",
		offlineEmpty: "已断网，尚无价格",
		retry: "再试一次",
		announceLive: "价格已恢复实时更新。",
		announceReconnecting: "实时价格中断，正在重新连接。"
	}
};
// src/i18n/messages.ts
var en = {
	about: {
		title: "About Us",
		description: "Why a wallet is named after a shell, what we build, how we work, and what we don’t claim.",
		heading: "Money that fits in anyone’s hand",
		lead: "Cowrie is a wallet for crypto and cash. It is named after a shell that was money for centuries.",
		shell: {
			heading: "Why a shell",
			text: [
				"Cowrie shells passed from hand to hand as money for centuries, around the Indian Ocean, in the south-west of China and across West Africa. They were small, easy to count and hard to fake.",
				"Words remember it. The Chinese character for a shell, 贝, is still part of the characters for wealth, goods and account. The name of Ghana’s cedi is generally traced to a word for cowrie.",
				"We kept the name for the idea in it. Money should be plain enough to hold, and work the same for everybody who holds it."
			],
			origin: "A shell, an early drawing of it, and the character before and after it was simplified",
			caption: "One shell in six characters about money",
			glosses: [
				"wealth",
				"goods",
				"dear",
				"account",
				"to buy",
				"to earn"
			]
		},
		build: {
			heading: "What we build",
			list: [
				{
					title: "One place for crypto and cash",
					text: "Naira, dollars and over 200 assets, added up in the currency you think in."
				},
				{
					title: "Sending by name",
					text: "Type a @username and an amount. The fee shows before you send, not after."
				},
				{
					title: "A market you can read",
					text: "Live prices for 20 coins against USDT. Up and down have an arrow and a sign, not only a colour."
				},
				{
					title: "Help at any hour",
					text: "A support panel on every screen of the wallet, and answers that anybody can read."
				}
			]
		},
		work: {
			heading: "How we work",
			list: [
				{
					title: "Exact with money",
					text: "Amounts are whole numbers of the smallest unit, all the way. Nothing is rounded in passing."
				},
				{
					title: "Fast on a cheap phone",
					text: "This page is plain HTML. It opens on an old phone and a slow network, and needs no JavaScript."
				},
				{
					title: "Calm",
					text: "A screen shows what you have, what changed and what waits for you. Nothing flashes to make you trade."
				},
				{
					title: "Safe by habit",
					text: "Each action is compared with how you usually move money. What looks odd is held until you decide."
				},
				{
					title: "At home in two languages",
					text: "English and Chinese are each written by meaning. Neither is a translation that somebody has to forgive."
				}
			]
		},
		claims: {
			heading: "What we don’t claim",
			list: [
				"We name no partner, licence or award. If we ever do, you will be able to check it.",
				"We promise no return. Rewards change, and prices fall as well as rise.",
				"We don’t say that nothing can go wrong. When something does, the status page says so.",
				"People and amounts in our pictures are samples."
			]
		},
		close: {
			features: "What Cowrie does",
			status: "Service status",
			contact: "Contact us"
		}
	},
	auth: {
		/** Parts that several of these screens show. */
		shared: {
			google: "Continue with Google",
			googleBusy: "Opening Google…",
			or: "or",
			email: "Email",
			emailPlaceholder: "Enter email address",
			continue: "Continue",
			processing: "Processing...",
			notYou: "Not you?",
			needsScript: "This form needs JavaScript: it runs the security check that keeps robots out. Turn it on in your browser and reload the page.",
			challenge: {
				loading: "Loading security verification...",
				failed: "Security verification failed to load",
				retry: "Retry"
			},
			code: {
				box: "Digit {n} of {of}",
				legend: "6-digit code"
			},
			wait: {
				in: "Resend code in {time}",
				minute: "A new code can be sent in less than a minute.",
				moment: "A new code can be sent in ten seconds.",
				over: "You can ask for a new code now."
			}
		},
		password: {
			show: "Show password",
			hide: "Hide password",
			rules: {
				label: "Your password needs",
				met: "done",
				unmet: "missing",
				"password.length": "8 characters or more",
				"password.lowercase": "A lowercase letter",
				"password.uppercase": "An uppercase letter",
				"password.number": "A number",
				"password.special": "A special character (@$!%*?&)"
			}
		},
		signup: {
			title: "Sign up",
			description: "Create your free account: an email address and a 6-digit code are enough to start.",
			heading: "Create your free account",
			have: "Already have an account?",
			login: "Login"
		},
		otp: {
			title: "Enter OTP",
			heading: "Enter OTP",
			sent: "We sent a 6-digit code to",
			yourEmail: "your email address",
			spam: "Nothing there? Look in spam.",
			resend: "Resend code",
			resending: "Sending...",
			verifying: "Verifying",
			none: "No sign-up is under way here",
			noneText: "This browser is not waiting for a code. It may have been used already, or you started in another browser.",
			again: "Start again"
		},
		login: {
			title: "Login",
			description: "Log in to your wallet.",
			heading: "Welcome back",
			line: "Everything is where you left it.",
			password: "Password",
			passwordPlaceholder: "Enter your password",
			submit: "Login",
			busy: "Logging in…",
			forgot: "Forgot password?",
			new: "New here?",
			signup: "Sign up"
		},
		secondFactor: {
			heading: "Two-step code",
			sent: "Open your authenticator app and enter the 6-digit code for",
			hint: "A new code comes every 30 seconds.",
			verifying: "Verifying",
			recovery: "Use a recovery code",
			recoveryText: "Enter one of the recovery codes that you saved for",
			recoveryHint: "Each recovery code works once.",
			recoveryLegend: "Recovery code of 10 letters and numbers",
			recoveryBox: "Character {n} of {of}",
			recoveryFull: "Please enter the full 10-character recovery code.",
			app: "Use the authenticator app"
		},
		device: {
			title: "Verify Device",
			heading: "Verify this device",
			line: "A new device is asked once. After that it is yours.",
			sent: "For your safety we mailed a 6-digit code to",
			yourEmail: "your email address",
			submit: "Verify Device",
			back: "Back to login",
			spam: "Nothing there? Look in spam.",
			resend: "Resend code",
			/** No call is made (spec section 8): the toast says what does bring a new code. */
			resent: "Use the latest code in your inbox. To get a new one, go back to login."
		},
		reset: {
			title: "Forgot Password?",
			description: "Get a code by email and set a new password for your wallet.",
			line: "It happens. Your money stays where it is.",
			heading: "Forgot Password?",
			text: "Tell us the email you log in with. We mail you a code, and with it you set a new password.",
			send: "Send code",
			sending: "Sending...",
			codeHeading: "Verify Reset Code",
			/** Whether the address has an account stays unsaid. */
			sent: "If there is an account, a code of 8 letters and numbers is on its way to",
			legend: "Reset code of 8 letters and numbers",
			box: "Character {n} of {of}",
			spam: "Nothing there? Look in spam.",
			resend: "Resend code",
			verify: "Verify code",
			verifying: "Verifying",
			newHeading: "Set New Password",
			newText: "Choose one that you use nowhere else.",
			password: "New Password",
			confirm: "Confirm Password",
			save: "Reset password",
			saving: "Saving…",
			saved: "Your password is changed. Log in with the new one.",
			back: "Back to Login"
		},
		loading: {
			title: "One moment",
			heading: "Opening your wallet",
			first: "One moment.",
			waiting: "We are checking your account and this device.",
			back: "Back to login",
			offline: "You are offline",
			offlineText: "Nothing is lost. When your connection is back, try again.",
			again: "Try again",
			needsScript: "Your wallet runs in JavaScript. Turn it on in your browser and reload the page."
		},
		setup: {
			title: "Profile setup",
			heading: "Finding your next step",
			failed: "Your next step could not be found",
			failedText: "Nothing you entered is lost. Try again in a moment."
		},
		error: {
			title: "Unexpected error",
			heading: "An Unexpected Error Occurred",
			text: "Something went wrong while processing your request",
			line: "Your money stays where it is.",
			login: "Login",
			busy: "Logging out…",
			home: "Go Home"
		}
	},
	blog: {
		title: "Blog",
		description: "How Cowrie works and why: keeping money exact, pages light and accounts safe, told by the teams that do it.",
		lead: "Notes from the people who build the wallet: what we decided, what it costs, and how to keep your own money safe.",
		tags: {
			product: "Product",
			security: "Security",
			money: "Money",
			engineering: "Engineering",
			guides: "Guides"
		},
		teams: {
			product: "Product team",
			security: "Security team",
			support: "Support team",
			engineering: "Engineering team",
			design: "Design team"
		},
		all: "All posts",
		topics: "Topics",
		minutes: {
			one: "{count} min read",
			other: "{count} min read"
		},
		updated: "Updated {date}",
		next: "Read next",
		feed: "RSS feed",
		tag: {
			title: "Posts on {tag}",
			description: "Everything that we have written on {tag}.",
			lead: {
				one: "{count} post",
				other: "{count} posts"
			}
		}
	},
	careers: {
		title: "Careers",
		description: "Open roles at Cowrie: engineering, security and support for a wallet that people trust with money.",
		lead: "We build one wallet, with care. We write things down, review each other’s work and go home on time.",
		open: "Open roles",
		none: "No role is open at the moment. Write to us anyway if you think we should know you.",
		how: {
			heading: "How we work",
			exact: {
				title: "Exact before fast",
				text: "A figure that might be wrong is not shown. That goes for money, and for what we tell each other."
			},
			written: {
				title: "In writing",
				text: "Decisions are written down with their reasons, so that a colleague in another time zone can disagree with them."
			},
			light: {
				title: "For the slow phone",
				text: "We build on cheap phones and slow networks first, because that is where the wallet is used."
			}
		},
		place: { remote: "Remote" },
		kind: {
			"full-time": "Full time",
			"part-time": "Part time",
			contract: "Contract"
		},
		posted: "Posted {date}",
		apply: "Apply through the contact form",
		others: "All open roles"
	},
	company: {
		title: "Company",
		description: "For investors: how to reach us and what we publish. Brand guidelines: the mark, colours, type and voice of Cowrie.",
		heading: "Company",
		lead: "For people who invest, and for people who write, draw or build with our name.",
		investors: {
			heading: "Investors",
			text: "We are glad to hear from you. This page has no figures: when we publish one, it will stand here with its date and how it was counted.",
			reach: {
				title: "How to reach us",
				text: "Write through the contact form and begin with the word “Investors”. You get a reference number at once.",
				action: "Contact us"
			},
			publish: {
				title: "What we publish",
				text: "What we build and how we think, our terms, and how the service is running.",
				links: {
					about: "About us",
					blog: "Blog",
					terms: "Terms of Service",
					status: "Service status"
				}
			},
			not: {
				title: "What this page is not",
				text: "It is no offer of shares and no advice to buy an asset. We have no scheme that pays for bringing in other people’s money, and whoever offers you one in our name is not us."
			}
		},
		brand: {
			heading: "Brand guidelines",
			text: "Calm, exact and warm. Most of any screen is ground, surface and ink; one colour asks you to act.",
			mark: {
				title: "The mark",
				text: "A shell seen from below: an oval that leans 22 degrees, with a toothed slit.",
				space: "Clear space: a quarter of its height on every side.",
				size: "Smallest size: 16 px on a screen, 5 mm in print.",
				kit: "Download it from the press kit"
			},
			not: {
				title: "Please don’t",
				stretch: "stretch it",
				upright: "set it upright",
				colour: "choose another colour",
				outline: "draw only its outline",
				faint: "let it fade into its ground",
				crowd: "crowd it"
			},
			colours: {
				title: "Colours",
				text: "Read from the sheet that this page is drawn with, in its light and its dark form. The ratio is the contrast with the ground, for the colours that are written or drawn with.",
				light: "Light",
				dark: "Dark"
			},
			roles: {
				ground: "The page",
				surface: "Cards",
				raised: "Panels on cards",
				hover: "A row under the pointer",
				line: "Hairlines",
				edge: "Borders of fields and buttons",
				ink: "Text and amounts",
				"ink-soft": "Second lines",
				lagoon: "Actions, links, focus",
				"on-lagoon": "Text on lagoon",
				"lagoon-wash": "Behind what is lagoon",
				press: "A button under the pointer",
				coral: "One highlight a screen",
				up: "Gains and what has arrived",
				down: "Losses and errors",
				"down-wash": "Behind an error",
				warn: "Holds and limits",
				"warn-wash": "Behind a hold",
				engrave: "Lines of the engraved shell",
				shell: "Body of the engraved shell"
			},
			type: {
				title: "Type",
				text: "Bricolage Grotesque for headings, Inter for everything else. Chinese is set in the typeface of your device. Figures that stand in a column are of equal width.",
				sample: "You sent it to Ada"
			},
			voice: {
				title: "Voice",
				text: "Short, plain and specific. We say what happened, where the money is and what to do. We never blame.",
				yes: "We write",
				no: "Not",
				pairs: [
					{
						yes: "You sent ₦25,000 to Ada",
						no: "Transaction processed successfully"
					},
					{
						yes: "That code has run out. Send a new one.",
						no: "Error: invalid or expired OTP"
					},
					{
						yes: "Still in your wallet. Nothing has left.",
						no: "Status: pending"
					},
					{
						yes: "Send ₦25,000 to Ada",
						no: "Submit"
					}
				]
			}
		}
	},
	consent: {
		banner: {
			label: "Counting and recording",
			/** One question for each site, by what it was built with. */
			analytics: "May we count visits to our home and features pages?",
			recorder: "May we record how our home and features pages are used?",
			all: "May we count visits to our home and features pages, and record how they are used?",
			/** Follows the question; English has spaces between sentences. */
			rest: " Nothing runs unless you allow it, and never where you sign up or keep money.",
			allow: "Allow",
			decline: "Decline",
			choose: "Choose for each"
		},
		choice: {
			heading: "Your choice",
			nothing: "This site neither counts visits nor records sessions, so there is nothing to choose.",
			optedOut: "Your browser sends Global Privacy Control. We take that as a no: nothing runs, whatever was chosen here before.",
			undecided: "You have not chosen yet. Nothing runs until you do.",
			none: "You have declined. Nothing runs.",
			analytics: "You let us count visits.",
			recorder: "You let us record sessions.",
			all: "You let us count visits and record sessions.",
			/** Beside the boxes. */
			purposes: {
				analytics: {
					name: "Count visits",
					text: "Which of the two pages was opened, in which language, and which site led there. No name and no email."
				},
				recorder: {
					name: "Record sessions",
					text: "Where the two pages are clicked and how they are read. What you type is masked before it leaves. If you are signed in, the recording carries your customer number, never your name or email."
				}
			},
			save: "Save choice"
		}
	},
	contact: {
		title: "Contact Us",
		description: "Write to the people behind Cowrie. A person reads every message and answers by email.",
		heading: "Contact Us",
		lead: "A question, a transfer that worries you, an idea, a mistake of ours: write to us. A person reads every message.",
		form: {
			name: "Name",
			email: "Email",
			emailHint: "We answer to this address.",
			message: "Message",
			messageHint: "10 to 4,000 characters.",
			submit: "Send Message"
		},
		never: "Never send your password, your PIN or a code. We do not need them, and we never ask.",
		next: {
			heading: "What happens next",
			steps: [
				"You get a number for your message, here and by email.",
				"Somebody on our support team reads it.",
				"The answer comes by email, to the address you give."
			]
		},
		other: {
			heading: "Other ways to reach us",
			support: "Support",
			supportText: "Answers to what people ask most.",
			chat: "Chat",
			chatText: "In your wallet, at any hour. You are signed in there, so we can look at your account together."
		},
		/** What any form says of itself. */
		problem: {
			title: "Error: {title}",
			fields: "Please check what is marked below. Nothing was sent yet.",
			limited: {
				one: "You have sent several messages in a short time. Try again in {count} minute.",
				other: "You have sent several messages in a short time. Try again in {count} minutes."
			},
			down: "We could not pass your message on. It is still here: try again in a moment.",
			refused: "Your message was not accepted. Look it over and send it again.",
			tooLarge: "That was more than a form can carry, so nothing was sent. Keep the message to 4,000 characters, without files.",
			failed: "The mistake is on our side, and nothing was sent. Try again in a moment.",
			trap: "Leave this empty",
			trapFilled: "Empty this field and send again. It is there to stop programs that fill in everything."
		},
		sent: {
			title: "Message sent",
			heading: "Thank you, we have your message",
			numbered: "The number of your message is",
			keep: "The number is in your inbox too. Name it if you write to us again about the same thing.",
			plain: "A mail with its number is in your inbox. Name it if you write to us again about the same thing.",
			answer: "Somebody on our support team reads it and answers by email.",
			home: "Go to Homepage",
			support: "Look at the support page"
		}
	},
	features: {
		title: "Features",
		description: "Staking rewards, AI-powered security, easy transfers, many networks and help at any hour, in one wallet for crypto and cash.",
		heading: "Earn from Anywhere on Any Device",
		lead: "Put idle crypto to work, pay people by name, and keep every asset in sight from a phone, a laptop or a chat.",
		jump: "On this page",
		tryNow: {
			text: "Try Now",
			/** The button's name, which has to tell ten of them apart. */
			label: "Try Now: {name}"
		},
		/** The names of these five are the navigation's. */
		main: {
			staking: {
				text: "Stake from the same balance you spend from, and see what it has earned whenever you look.",
				points: ["Each reward in its own row", "The same figures on every device"]
			},
			security: {
				text: "Each action is compared with how you usually move money. What is out of pattern is held, and you decide.",
				points: ["Held money stays in your wallet", "New devices wait for your yes"]
			},
			transfers: {
				text: "Send naira, dollars or crypto to a @username. No long addresses, no guessing whether it arrived.",
				points: ["The fee shows before you confirm", "A PIN for every send"]
			},
			chains: {
				text: "Move the same asset over the network that suits you. Each one shows its fee, so you compare before you send.",
				points: ["Fees side by side, in one unit", "Your address on each network, in one place"]
			},
			support247: {
				text: "Open the chat from any screen, at any hour. It is still open when you come back.",
				points: ["Where your money is comes first", "In English and Chinese"]
			}
		},
		small: {
			social: {
				title: "Social Wallet",
				text: "Link WhatsApp once, then check a balance or send money from the chat you are in anyway."
			},
			currencies: {
				title: "Multi-Currency Support",
				text: "Naira, dollars and crypto side by side. One total adds them up in the money you think in."
			},
			analytics: {
				title: "Analytics Dashboard",
				text: "What came in, what went out and what changed, week by week, with no spreadsheet to keep."
			},
			monitoring: {
				title: "Real-Time Monitoring",
				text: "Live prices for 20 coins, and word at once when a device signs in or money moves. You choose the alerts."
			},
			assets: {
				title: "Over 200 Assets",
				text: "Every asset gets the same plain row: what it is, what it costs, what changed. And every fee is said before you pay it."
			}
		},
		/** Words inside the drawings. */
		drawing: {
			staked: "Staked",
			earned: "Earned so far",
			weeks: "The last 14 weeks",
			thisWeek: "This week",
			signedIn: "Signed in from Lagos",
			thisPhone: "This phone",
			toAda: "{amount} to Ada",
			often: "You send her money often",
			toNew: "{amount} to a new address",
			late: "First time, late at night",
			checked: "Checked",
			held: "Held",
			safe: "Your money is still here.",
			review: "Review",
			to: "To",
			amount: "Amount",
			fee: "Fee",
			send: "Send {amount} to Ada",
			has: "Ada has it",
			arrived: "Today, 14:32",
			works: "Ada can receive",
			chosen: "Your choice",
			slow: "Slower today",
			chat: "Support",
			hours: "Here at any hour",
			ask: ["My transfer says “Held”.", "Where is the money?"],
			answer: ["Still in your wallet. Nothing has left.", "Press Review to send it or stop it."],
			write: "Write a message",
			myBalance: "What do I have?",
			and: "and {amount}",
			order: "Send {amount} to @adaokoro",
			pin: "Confirm with your PIN",
			total: "All together",
			in: "In",
			out: "Out",
			live: "Live",
			now: "Just now",
			reached: "Arrived, just now"
		},
		/** The tables of samples under "Over 200 Assets". */
		samples: {
			prices: "Sample prices",
			asset: "Asset",
			price: "Price",
			day: "24 h",
			fees: "Sample fees",
			way: "What you do",
			fee: "Fee",
			ways: [
				"Send to a @username",
				"Send from a chat",
				"Receive",
				"Send to an address"
			],
			note: "Samples, to show what you will see: not live prices and not a price list."
		},
		note: "The people and figures in these pictures are samples. Rewards change and are not guaranteed.",
		support: "Read the answers"
	},
	fields: {
		"email.required": "Please enter your email address",
		"email.invalid": "Enter a valid email address",
		"challenge.required": "Please complete the security check",
		"password.required": "Password is required",
		"password.length": "Password must be at least 8 characters long",
		"password.lowercase": "Password must contain at least one lowercase letter",
		"password.uppercase": "Password must contain at least one uppercase letter",
		"password.number": "Password must contain at least one number",
		"password.special": "Password must contain at least one special character (@$!%*?&)",
		"confirm.required": "Please confirm your password",
		"confirm.mismatch": "Passwords do not match",
		"firstName.required": "First name is required",
		"lastName.required": "Last name is required",
		"name.letters": "Only letters are allowed",
		"name.length": "Use 10 letters at most",
		"birthDate.required": "Date of birth is required",
		"birthDate.invalid": "Enter a valid date",
		"birthDate.age": "You must be at least 18 years old",
		"gender.required": "Gender is required",
		"phone.required": "Phone number is required",
		"phone.invalid": "Enter a valid phone number",
		"street.required": "Street address is required",
		"city.required": "City is required",
		"state.required": "State is required",
		"postalCode.required": "Postal code is required",
		"country.required": "Country is required",
		"relation.required": "Relation is required",
		"contactName.required": "Name is required",
		"username.required": "Username is required",
		"username.short": "Username must be at least 3 letters",
		"username.long": "Username must be maximum 10 letters",
		"username.characters": "Only letters and numbers are allowed",
		"referral.required": "Referral code is required",
		"referral.length": "Referral code must be exactly 8 characters",
		"referral.characters": "Only letters and numbers are allowed",
		"otp.full": "Please enter the full 6-digit OTP.",
		"otp.fullDevice": "Please enter the full 6-digit verification code.",
		"otp.paste": "Please paste a valid 6-digit code.",
		"resetCode.full": "Please enter the full 8-letter verification code.",
		"twoFactor.full": "Enter the 6 digits from your authenticator app, or a recovery code.",
		"sender.required": "Please enter your name",
		"sender.long": "Use 80 characters at most",
		"message.required": "Please write your message",
		"message.short": "Please write a little more: 10 characters at least",
		"message.long": "This is longer than we can take. Keep it to 4,000 characters",
		"text.characters": "This has characters that cannot be sent. Type it again, please",
		"text.long": "This is too long"
	},
	home: {
		title: "Home",
		description: "Hold crypto and cash in one wallet and send either to a @username. Over 200 assets.",
		hero: {
			words: [
				"Secure.",
				"Smart.",
				"Seamless."
			],
			lead: "Crypto and cash in one wallet. Hold naira, dollars and over 200 assets, and send any of them to a @username.",
			art: "A balance of {total}, a receipt for {sent} sent to Ada, and the price of Bitcoin",
			balance: "Total balance",
			today: "today",
			send: "Send",
			receive: "Receive",
			cash: "Cash",
			sent: "You sent {amount} to Ada",
			fee: "Fee",
			arrived: "Arrived",
			time: "Today, 14:32"
		},
		/** The sign-up box. */
		box: {
			label: "Email address",
			placeholder: "Enter email address",
			submit: "Create free account",
			sending: "Sending...",
			check: "Security check",
			starts: "Starts when you type",
			note: "Free to open. No card needed.",
			have: "Have an account?",
			login: "Log in"
		},
		assets: {
			heading: "Over 200 assets",
			pause: "Pause the moving list"
		},
		learn: {
			heading: "Learn what keeps your money moving, and yours",
			cards: {
				security: {
					title: "Security",
					text: "Each action is compared with how you usually move money.",
					points: [
						"New devices wait for you",
						"Odd transfers are held",
						"A PIN for every send"
					],
					more: "How we watch"
				},
				efficiency: {
					title: "Efficiency",
					text: "Type a @username and an amount. The fee shows before you send, not after.",
					more: "How transfers work"
				},
				insights: {
					title: "Insights",
					text: "See what changed and why, down to the day, in the currency you think in.",
					more: "What you can see"
				},
				accessibility: {
					title: "Accessibility",
					text: "Use it where you already are, in the money and language you think in.",
					points: [
						"Phone, laptop, chat app",
						"English and Chinese",
						"Naira, dollars, crypto"
					],
					more: "Ways to use it"
				}
			}
		},
		/** Words inside the drawings. */
		drawing: {
			device: "New device in Abuja",
			deviceAbout: "Chrome on Windows, 14:32",
			deviceAsk: "Is this you? Nothing moves yet.",
			deviceYes: "Yes, it’s me",
			deviceNo: "Block it",
			you: "You",
			fee: "Fee {fee}",
			days: "Last 30 days",
			point: "12 Nov ₦5.32m",
			app: "Your chat app",
			ask: "Send {amount} to @adaokoro",
			reply: "{amount} to Ada Okoro. Fee {fee}.",
			confirm: "Reply YES. Your PIN stays in Cowrie.",
			yes: "YES",
			done: "Sent. Ada has it now.",
			approve: "Approve new devices",
			alert: "Alert me above {amount}",
			hide: "Hide balances"
		},
		partners: "Reserved for partners in payments, custody and market data",
		steps: {
			heading: "How to get started",
			signup: {
				title: "Sign up",
				text: "Enter your email, then the six digits we send to it. A password and a username follow."
			},
			explore: {
				title: "Explore",
				text: "Look around: assets, live prices and your dashboard are ready before you add money."
			},
			control: {
				title: "Control",
				text: "Set your PIN, your devices and your alerts. Then send, hold or earn, on your terms."
			}
		},
		close: {
			heading: "Take control of your crypto and cash",
			text: "One account and one balance for over 200 assets. It begins with an email address and a six-digit code.",
			member: "One account and one balance for over 200 assets. Yours is open.",
			submit: "Create free account",
			wallet: "Go to your wallet",
			features: "See all features"
		}
	},
	legal: {
		effective: "In force since {date}",
		summary: "In short",
		notInstead: "This is a help for reading. What counts is the text below.",
		contents: "On this page",
		others: "Other legal texts"
	},
	newsletter: {
		title: "Newsletter",
		description: "One letter a month: new assets, new networks and what changed in the wallet.",
		heading: "One letter a month",
		lead: "New assets, new networks and what changed in the wallet. Leave whenever you like.",
		/** Above the footer of every page, the home page's too, which has few bytes to spare. */
		strip: {
			text: "New assets, new networks and what changed in the wallet. Leave whenever you like.",
			label: "Email for the letter",
			placeholder: "Enter email address",
			submit: "Subscribe"
		},
		form: {
			email: "Email",
			submit: "Subscribe"
		},
		how: [
			"We mail you a link first. Nothing else comes before you have opened it and confirmed.",
			"Then one letter a month, in the language of this page.",
			"A link to leave the list is in the mail that welcomes you, and works at any time."
		],
		problem: {
			limited: {
				one: "This was sent several times in a short time. Try again in {count} minute.",
				other: "This was sent several times in a short time. Try again in {count} minutes."
			},
			down: "We could not pass this on. It is still here: try again in a moment.",
			refused: "This was not accepted. Look it over and send it again.",
			tooLarge: "That was more than a form can carry, so nothing was sent."
		},
		check: {
			title: "Check your inbox",
			heading: "Check your inbox",
			text: "A mail is on its way to you. Open the link in it within 48 hours and press the button there.",
			none: "Nothing there? Look among the unwanted mail, or enter the address once more.",
			again: "Enter the address again"
		},
		confirm: {
			ask: {
				title: "Confirm your subscription",
				heading: "One press, and you are on the list",
				text: "One letter a month will come to the address that this link was mailed to.",
				button: "Confirm"
			},
			done: {
				title: "You are on the list",
				heading: "You are on the list",
				text: "The next letter comes to you. A mail with a link to leave the list is in your inbox.",
				link: "Go to Homepage"
			},
			expired: {
				title: "This link no longer works",
				heading: "This link no longer works",
				text: "It was used already, or is more than 48 hours old. If you have confirmed before, you are on the list and there is nothing to do.",
				link: "Sign up again"
			},
			broken: {
				title: "This link is not whole",
				heading: "This link is not whole",
				text: "Some mail programs break long links. Copy all of it from the mail into the address bar, or sign up again.",
				link: "Sign up again"
			}
		},
		leave: {
			ask: {
				title: "Leave the list",
				heading: "Leave the list?",
				text: "After one press no more letters come to the address that this link was mailed to.",
				button: "Leave the list"
			},
			done: {
				title: "You are off the list",
				heading: "You are off the list",
				text: "No more letters will come. If you change your mind, you are welcome.",
				link: "Sign up again"
			},
			expired: {
				title: "We do not know this link",
				heading: "We do not know this link",
				text: "Use the link in the newest mail about the letter. If that does not help either, write to us and we take you off the list.",
				link: "Contact Us"
			},
			broken: {
				title: "This link is not whole",
				heading: "This link is not whole",
				text: "Some mail programs break long links. Copy all of it from the mail into the address bar, or write to us.",
				link: "Contact Us"
			}
		}
	},
	onboarding: {
		shared: {
			needsScript: "This form needs JavaScript. Turn it on in your browser and reload the page.",
			skip: "Skip",
			skipping: "Skipping…",
			submit: "Submit",
			submitting: "Submitting…",
			continue: "Continue",
			saving: "Saving…",
			open: "Show the list",
			choices: "Choices",
			none: "Nothing matches. Try a shorter word."
		},
		password: {
			title: "Set Password",
			heading: "Set Password",
			line: "One password that only you know.",
			text: "You will use it with your email to log in.",
			password: "Password",
			confirm: "Confirm Password",
			saved: "Password saved."
		},
		userInfo: {
			title: "Profile",
			line: "Tell us once. After this, people can pay you by name.",
			step: "Step {n} of {of}",
			personal: "Personal Information",
			personalText: "As it is on your ID. People you send to see your name, nothing else.",
			contact: "Address & Contact",
			contactText: "Where you live, and a number that reaches you.",
			firstName: "First name",
			lastName: "Last name",
			middleName: "Middle name (optional)",
			birthDate: "Date of birth",
			day: "Day",
			month: "Month",
			year: "Year",
			gender: "Gender",
			male: "Male",
			female: "Female",
			custom: "Custom",
			code: "Country code",
			phone: "Phone number",
			street: "Street address",
			city: "City",
			state: "State",
			postalCode: "Postal code",
			country: "Country",
			countryPlaceholder: "Choose",
			back: "Back",
			save: "Save & Continue",
			saved: "Your information is saved."
		},
		username: {
			title: "Choose Username",
			heading: "Choose Username",
			line: "Your name is your address: people send to it.",
			text: "Friends find you by it. No account number to copy.",
			username: "Username",
			hint: "6 to 10 letters and numbers",
			saved: "You are @{username}.",
			suggested: "@{username} is free: you can take it."
		},
		referral: {
			title: "Enter Referral Code",
			heading: "Enter Referral Code",
			line: "Came by a friend’s word? Let us know whose.",
			text: "If somebody invited you, enter the code you were given.",
			code: "Referral code",
			hint: "8 letters and numbers",
			saved: "Referral code saved."
		}
	},
	press: {
		title: "Press Kit",
		description: "The Cowrie mark and logo to download, facts, and words to use when you write about Cowrie.",
		heading: "Press kit",
		lead: "Marks, facts and words to use when you write about Cowrie. No need to ask first.",
		marks: {
			heading: "Marks",
			names: {
				logo: "Logo",
				mark: "Mark"
			},
			grounds: {
				light: "for light grounds",
				dark: "for dark grounds",
				any: "in one colour"
			},
			png: "PNG {width} px",
			rules: "How to use them: the brand guidelines"
		},
		facts: {
			heading: "Facts",
			list: [
				{
					term: "Name",
					text: "Cowrie. In Chinese 贝币."
				},
				{
					term: "What it is",
					text: "A wallet for crypto and cash, used in a web browser."
				},
				{
					term: "Holds",
					text: "Over 200 assets, with naira and dollars among them."
				},
				{
					term: "Prices",
					text: "Live for 20 coins against USDT."
				},
				{
					term: "Opening an account",
					text: "By an email address and a six-digit code, or by Google; then a password and a username."
				},
				{
					term: "Sending",
					text: "To a @username or to an address."
				},
				{
					term: "Languages",
					text: "English and Chinese."
				},
				{
					term: "Support",
					text: "At any hour in the wallet, by chat. A contact form for everybody."
				},
				{
					term: "Named after",
					text: "The cowrie, a sea snail whose shell was money around the Indian Ocean, in the south-west of China and in West Africa."
				}
			]
		},
		words: {
			heading: "Words to copy",
			hint: "A click selects the whole text.",
			short: {
				name: "In a sentence",
				text: "Cowrie is a web wallet that keeps crypto and cash in one place and sends either to a @username."
			},
			long: {
				name: "In a paragraph",
				text: "Cowrie is a web wallet for crypto and cash. It holds naira, dollars and over 200 assets in one place, shows live prices for 20 coins, and sends money to a @username instead of a long address. Each action is compared with how its owner usually moves money, and what looks odd is held until they decide. Cowrie speaks English and Chinese. It is named after a shell that was money for centuries."
			}
		},
		name: {
			heading: "Writing the name",
			yes: [
				{
					term: "Cowrie",
					text: "One capital, also in headlines. The product and the people who make it have the same name."
				},
				{
					term: "贝币",
					text: "In Chinese text, for the product only. Don’t translate other words with it."
				},
				{
					term: "@tobiade",
					text: "A username begins with @ and has small letters. In examples, use invented people."
				}
			],
			not: "Not these"
		},
		contact: {
			heading: "For anything else",
			text: "Write to us through the contact form and begin with the word “Press”. You get a reference number at once.",
			action: "Contact us"
		}
	},
	shell: {
		/** The shell's own name in each language; another PUBLIC_PRODUCT_NAME takes its place. */
		name: "Cowrie",
		skip: "Skip to content",
		trail: "You are here",
		tagline: "Sign up and take control of your crypto and cash - all in one place.",
		banner: {
			label: "Early access",
			text: "Early access is open.",
			/** Where there is room for it; English has a space between sentences. */
			more: " Put your name on the waitlist.",
			join: "Join Now"
		},
		nav: {
			label: "Main",
			menu: "Menu",
			home: "Home",
			features: "Features",
			support: "Support",
			learn: "Learn",
			company: "Company"
		},
		links: {
			staking: "Staking Rewards",
			security: "AI-Powered Security",
			transfers: "Easy Transfers",
			chains: "Multi-Chain Support",
			support247: "24/7 Support",
			allFeatures: "All features",
			faq: "FAQ",
			support: "Support",
			contact: "Contact Us",
			about: "About Us",
			careers: "Careers",
			press: "Press Kit",
			blog: "Blog",
			terms: "Terms of Service",
			privacy: "Privacy Policy",
			investors: "Investors",
			brand: "Brand Guidelines",
			property: "Intellectual Property"
		},
		/** One line under each feature in the drop-down. */
		about: {
			staking: "Put idle crypto to work",
			security: "Every move checked for risk",
			transfers: "Send to a name, not an address",
			chains: "One asset, every network",
			support247: "Help at any hour",
			allFeatures: "See them side by side"
		},
		account: {
			login: "Log in",
			signup: "Sign up",
			anonymous: "Anonymous",
			wallet: "Open your wallet: {name}"
		},
		footer: {
			label: "Footer",
			about: "Cowrie shells were money in Asia and Africa for centuries. We kept the name, and the idea that money should fit in anyone’s hand.",
			copyright: "© {year} {product}",
			cookies: "Cookies",
			terms: "Terms",
			privacy: "Privacy"
		},
		notFound: {
			title: "Page not found",
			heading: "Oops! Page not found",
			text: "The address may be old or mistyped. Your wallet and your money are where you left them.",
			home: "Go to Homepage"
		},
		failed: {
			title: "Something went wrong",
			heading: "This page could not be shown",
			text: "The mistake is on our side. Nothing was sent and nothing was changed. Try again in a moment.",
			again: "Try again",
			home: "Go to Homepage"
		}
	},
	support: {
		title: "Support",
		description: "Answers about signing in, sending, receiving, fees and safety in Cowrie, and every way to reach us at any hour.",
		heading: "How can we help?",
		lead: "Search the answers, or write to us at any hour, in English or Chinese.",
		status: {
			ask: "Something not working?",
			link: "See the service status"
		},
		routes: {
			heading: "Three ways to reach us",
			chat: {
				title: "Chat in the wallet",
				text: "The support panel opens on every screen, day and night, and is still open when you come back.",
				member: "Open your wallet",
				guest: "Log in to chat"
			},
			contact: {
				title: "Write to us",
				text: "You need no account. You get a reference number at once, and our answer by email.",
				action: "Open the contact form"
			},
			security: {
				title: "Report a security problem",
				text: "A weakness you found, or a message that pretends to be us. Leave out passwords, PINs and codes: we never ask for them.",
				action: "Report it"
			}
		},
		faq: {
			heading: "Frequently asked questions",
			topics: "Topics",
			index: "All questions, A to Z",
			link: "Link to this answer"
		},
		search: {
			title: "Search the answers",
			label: "Search the answers",
			hint: "code, fee, new device",
			submit: "Search",
			/** What was asked for follows in quotes; English has a space before it. */
			one: "{count} answer for ",
			other: "{count} answers for ",
			close: "No answer has all of these words. These come closest.",
			meant: "Those words are in no answer. Did you mean “{words}”?",
			none: "No answer for ",
			noneText: "Try fewer words or other ones, or look through all questions.",
			ask: "Ask us instead",
			all: "See all questions",
			empty: "Type a word or two, such as “code” or “fee”.",
			long: "That is more than {count} characters. Keep the words that matter."
		},
		service: {
			title: "Service status",
			description: "How each part of Cowrie is running right now.",
			parts: "Parts of the service",
			fine: "Everything is running",
			degraded: "Some things are slower than usual",
			down: "Some things are not working",
			unknown: "We can’t reach our own status service right now",
			unknownText: "So we can’t say how Cowrie is running. That alone doesn’t mean that anything is wrong with your account. Check again in a minute, or write to us.",
			states: {
				operational: "Running",
				degraded: "Slower than usual",
				down: "Not working"
			},
			components: {
				"sign-in": "Sign-up and login",
				transfers: "Transfers",
				market: "Market prices",
				deposits: "Deposits",
				notifications: "Notifications"
			},
			since: "Since {time}",
			asOf: "As of {time}",
			again: "Check again",
			contact: "Write to us"
		}
	},
	toasts: {
		loginFailed: "Login failed",
		invalidCredentials: "Invalid credentials. Please try again.",
		loginSuccessful: "Login successful!",
		signupFailed: "Signup failed",
		codeRequestFailed: "Something went wrong. Try again.",
		codeSent: "Verification code sent!",
		accountCreated: "Account Created successfully.",
		verificationFailed: "Verification failed",
		deviceVerificationFailed: "Device verification failed",
		/** Of the authenticator's code; the specification has no text of its own for it. */
		secondFactorFailed: "Verification failed",
		invalidSecondFactor: "Invalid verification code. Try again.",
		statusFailed: "Failed to check user status",
		setPasswordFailed: "Failed to set password",
		userInfoFailed: "Failed to save user information",
		userInfoFailedTryAgain: "Failed to save user information. Please try again.",
		userInfoSkipFailed: "Something went wrong.",
		emergencyContactFailed: "Failed to save emergency contact",
		googleFailed: "Google sign-in failed",
		googleSignupFailed: "Google signup failed. Please try again.",
		googleLoginFailed: "Google login failed. Please try again.",
		resetCodeFailed: "Failed to send reset code",
		resetCodeFailedTryAgain: "Failed to send reset code. Please try again.",
		invalidResetCode: "Invalid reset code",
		resetPasswordFailed: "Failed to reset password",
		resetPasswordFailedTryAgain: "Failed to reset password. Please try again.",
		deviceFailed: "Failed to initialize device",
		profileFailed: "Failed to fetch user profile",
		loggedOut: "You have logged out.",
		logoutFailed: "Logout failed. Try again.",
		somethingHappened: "Something happened.",
		invalidOtp: "Invalid OTP. Try again.",
		resendFailed: "Failed to resend code. Try again.",
		invalidDeviceCode: "Invalid verification code. Try again.",
		usernameCheckFailed: "Check failed",
		referralSkipFailed: "Failed to skip referral",
		submissionFailed: "Submission failed",
		invalidOauth: "Invalid OAuth callback parameters",
		authenticationFailed: "Authentication failed. Please try again.",
		unauthorized: "Unauthorized! Please Login.",
		authorizationFailed: "Authorization failed. Please try again.",
		deviceNeedsVerification: "This device needs verification.",
		profileCompleted: "Profile setup completed!",
		accountDeleted: "Your account has been deleted. Please contact support to regain access.",
		accountBanned: "Your account is banned. Contact support.",
		/** Ours: the region's name, and the way out of one toast. */
		region: "Notifications",
		close: "Close",
		/** Ours: a call that takes longer than 10 s. */
		stillWorking: "Still working…",
		/** Ours: the network could not be reached. */
		offline: "No connection. Check your network and try again."
	},
	wallet: {
		skip: "Skip to content",
		anonymous: "Anonymous",
		nav: {
			label: "Main",
			dashboard: "Dashboard",
			assets: "My Wallet",
			market: "Market",
			settings: "Settings",
			account: "Profile Settings",
			security: "Account Security",
			devices: "Devices",
			linked: "Linked Accounts",
			notifications: "Notifications",
			referral: "Referral",
			logout: "Log out",
			expand: "Expand",
			collapse: "Collapse"
		},
		/** The bar of a phone. */
		dock: {
			label: "Short cuts",
			dashboard: "Dashboard",
			assets: "Assets",
			send: "Send",
			market: "Market",
			more: "More"
		},
		more: {
			title: "More",
			close: "Close"
		},
		popup: {
			open: "Profile: {name}",
			label: "Profile",
			copy: "Copy {username}",
			copied: "copied",
			notCopied: "not copied"
		},
		greeting: {
			morning: "Good morning",
			afternoon: "Good afternoon",
			evening: "Good evening",
			named: "{greeting}, {name}"
		},
		/** The name of each screen: heading and title of the page. */
		screens: {
			dashboard: "Dashboard",
			send: "Send",
			receive: "Receive",
			marketplace: "Market",
			marketplaceSend: "Send from Market",
			marketplaceReceive: "Receive from Market",
			assets: "My Wallet",
			profile: "Profile",
			user: "User",
			account: "Profile Settings",
			transactions: "Transactions",
			notifications: "Notifications",
			token: "Token",
			tradeSettings: "Trade Settings",
			linkedAccounts: "Linked Accounts",
			security: "Account Security",
			password: "Change Password",
			pin: "Transaction PIN",
			emergencyContact: "Emergency Contact",
			twoFactor: "Two-Step Codes",
			devices: "Devices",
			myDevices: "My Devices",
			devicesLogout: "Sign Out Devices",
			setProfile: "Complete Profile",
			editProfile: "Edit Profile",
			logout: "Log out",
			referral: "Referral",
			financialHistory: "Financial History",
			announcement: "Announcement",
			announcements: "Announcements",
			notFound: "Page not found"
		},
		unbuilt: {
			heading: "This screen is being built",
			text: "Your balances and live prices are on the dashboard.",
			link: "Go to the dashboard"
		},
		notFound: {
			heading: "There is no such page in your wallet",
			text: "The address may be mistyped. Your money is where you left it.",
			link: "Go to the dashboard"
		},
		logout: {
			heading: "Log out of {product}?",
			text: "You need your password to come back. Nothing about your account stays in this browser.",
			confirm: "Log out",
			busy: "Logging out...",
			stay: "Stay logged in"
		},
		start: {
			label: "Opening your wallet",
			slow: "Still asking whether you are signed in…",
			failed: "Your wallet could not be opened",
			failedText: "We could not reach our service.",
			offlineText: "This browser has no connection. Check your network, then try again.",
			safe: "Your money is safe where it is.",
			retry: "Retry",
			signedOut: "You are logged out",
			signedOutText: "The login page could not be opened. Try it again in a moment.",
			login: "Log in"
		},
		crash: {
			heading: "This screen stopped working",
			text: "The mistake is on our side. Nothing was sent and nothing was changed.",
			retry: "Try again",
			reload: "Reload the page"
		},
		offline: {
			title: "You are offline.",
			since: "Balances as of {time}.",
			empty: "Balances appear when you are back."
		},
		request: "Request {id}",
		balance: {
			heading: "Total balance",
			loading: "Loading your balance",
			hide: "Hide balances",
			show: "Show balances",
			hidden: "hidden",
			currency: "Show the total in",
			day: "in 24 hours",
			asOf: "as of {time}",
			unpriced: {
				one: "{count} asset without a price is not counted.",
				other: "{count} assets without a price are not counted."
			},
			unavailable: "Unavailable",
			safe: "Your money is where it was.",
			failed: "We could not load your balances.",
			notRefreshed: "We could not refresh your balances. These are as of {time}.",
			retry: "Retry",
			retrying: "Trying again…"
		},
		/** What an asset is called in a list; its symbol stands beside it. */
		names: {
			btc: "Bitcoin",
			eth: "Ethereum",
			bnb: "BNB",
			sol: "Solana",
			ada: "Cardano",
			xrp: "XRP",
			doge: "Dogecoin",
			matic: "Polygon",
			dot: "Polkadot",
			ltc: "Litecoin",
			avax: "Avalanche",
			link: "Chainlink",
			atom: "Cosmos",
			near: "NEAR",
			uni: "Uniswap",
			ftm: "Fantom",
			trx: "Tron",
			vet: "VeChain",
			icp: "Internet Computer",
			hbar: "Hedera",
			usdt: "Tether",
			ngn: "Nigerian naira",
			usd: "US dollar"
		},
		assets: {
			heading: "Your assets",
			asset: "Asset",
			price: "Price",
			week: "Last 7 days",
			balance: "Balance",
			cash: "Cash · {symbol}",
			available: "{amount} available",
			held: "{amount} held",
			incoming: "{amount} incoming",
			noPrice: "No price",
			emptyHeading: "{zero}: nothing here yet",
			emptyText: "Cash and coins that you receive will stand here, each with its value.",
			failedText: "Your assets appear here as soon as we reach our service."
		},
		market: {
			heading: "Market",
			coin: "Coin",
			price: "Price",
			day: "24 h",
			week: "Last 7 days",
			caption: "Prices of 20 coins in US dollars",
			live: "{live} of {all} live",
			noLive: "No live price",
			notLive: "Not live",
			last: "last {price}",
			stale: "as of {time}",
			failed: "We could not load the coins.",
			retry: "Retry"
		},
		feed: {
			connecting: "Connecting to live prices…",
			live: "Prices live, as of {time}",
			reconnecting: "Reconnecting ({attempt}/{limit})",
			lost: "Prices are delayed",
			lostSince: "Prices are delayed, as of {time}",
			offline: "Offline, prices as of {time}",
			offlineEmpty: "Offline, no prices yet",
			retry: "Try again",
			/** Told to a screen reader when the connection changes. */
			announceLive: "Prices are live.",
			announceReconnecting: "Prices are interrupted. Reconnecting."
		}
	}
};
var cn = {
	about: about$1,
	auth: auth$1,
	blog: blog$1,
	careers: careers$1,
	company: company$1,
	consent: consent$1,
	contact: contact$1,
	features: features$1,
	fields: fields$1,
	home: home$1,
	legal: legal$1,
	newsletter: newsletter$1,
	onboarding: onboarding$1,
	press: press$1,
	shell: shell$1,
	support: support$1,
	toasts: toasts$1,
	wallet: wallet$1
};
function messages(locale) {
	return locale === "cn" ? cn : en;
}
export { messages as t };
