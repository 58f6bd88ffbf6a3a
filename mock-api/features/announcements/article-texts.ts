import type { TranslatedText } from '../../server/translate.ts';

type ArticleText = Readonly<Record<'title' | 'summary' | 'body', TranslatedText>>;

/** News that doesn’t end. What they say of the product is how it is. */
export const articleTexts = {
  requests: {
    title: { en: 'Ask people for money', 'zh-CN': '向他人收款' },
    summary: {
      en: 'Send a request with an amount and a note; they pay it with one confirmation.',
      'zh-CN': '发起带金额和附言的收款请求，对方确认一次即可付款。',
    },
    body: {
      en: 'You can now ask another person for money. Choose an amount, add a note and share the link. They see who asks and for what, and pay with one confirmation.\n\n## How it works\n\n- Open [Receive](/w/receive) and choose **From a user**.\n- Enter a @username, or leave it empty for a link that one person can pay.\n- You get a notification when it’s paid or declined.\n\n## Good to know\n\n- A request expires after **7 days**. You choose 1, 7 or 30 days.\n- You can cancel it until it’s paid.\n- Up to **3 open requests** to the same person.\n\nAsking is free, and so is a transfer between @usernames.\n\n[Request money](/w/receive?tab=user)',
      'zh-CN':
        '现在可以向他人收款：填写金额和附言，分享链接即可。对方会看到是谁、为什么收款，确认一次即可付款。\n\n## 使用方法\n\n- 打开[收款](/w/receive)，选择**向用户收款**。\n- 输入 @用户名，或留空生成一个任何人都可付款一次的链接。\n- 对方付款或拒绝时，你会收到通知。\n\n## 须知\n\n- 收款请求默认 **7 天**后过期，可选 1、7 或 30 天。\n- 付款前可随时取消。\n- 对同一人最多可有 **3 个**待付款的请求。\n\n收款请求免费，@用户名 之间的转账也免费。\n\n[发起收款](/w/receive?tab=user)',
    },
  },
  impostors: {
    title: { en: 'We’ll never ask for your PIN', 'zh-CN': '我们绝不会索要交易密码' },
    summary: {
      en: 'People who call or write in our name want your money. Here is how to tell.',
      'zh-CN': '有人冒充贝币客服行骗，请留意识别。',
    },
    body: {
      en: 'Someone may call you and say that your account is in danger. It isn’t us.\n\n## How to tell\n\n- We never ask for your **PIN, password or a code**.\n- We never ask you to move money “to safety”.\n- We write to you in the support chat of this wallet.\n\nAre you unsure? [Freeze sending](/w/security) first, then [write to us](/w?panel=support).',
      'zh-CN':
        '如有人来电称你的账户有风险，那不是我们。\n\n## 如何识别\n\n- 我们绝不会索要**交易密码、登录密码或验证码**。\n- 我们绝不会要求你把资金“转到安全账户”。\n- 我们会在钱包内的客服对话中联系你。\n\n拿不准时，请先[暂停转账](/w/security)，再[联系客服](/w?panel=support)。',
    },
  },
  statements: {
    title: { en: 'Statements for banks and visas', 'zh-CN': '用于银行和签证的对账单' },
    summary: {
      en: 'Print any month on A4, with your name, your address and a reference.',
      'zh-CN': '可按月打印 A4 对账单，包含姓名、地址和编号。',
    },
    body: {
      en: 'A bank or an embassy asks for a statement? Choose a month in [Financial History](/w/financial-history) and print it on A4, with your name, your address and a reference.\n\nEvery statement balances: the opening balance, what came in and went out, and the closing balance.\n\n[Open statements](/w/financial-history)',
      'zh-CN':
        '银行或使馆需要对账单？在[资金明细](/w/financial-history)中选择月份，即可打印 A4 对账单，包含姓名、地址和编号。\n\n每一行都对得上：期初余额、收入与支出、期末余额。\n\n[打开对账单](/w/financial-history)',
    },
  },
  alerts: {
    title: { en: 'Price alerts, as you want them', 'zh-CN': '随心设置价格提醒' },
    summary: {
      en: 'Choose a coin and a price, once or repeated, as a notification or an email.',
      'zh-CN': '选择资产和价格，提醒一次或重复，可用通知或邮件。',
    },
    body: {
      en: 'We can tell you when a coin reaches your price.\n\n1. Open a coin in the [market](/w/marketplace).\n2. Set a price above or below the current one, or a change in percent.\n3. Choose whether we tell you once or every time, at most once an hour.\n\nAll your alerts are in [Trade Settings](/w/trade-settings).',
      'zh-CN':
        '币种到达你设定的价格时，我们会提醒你。\n\n1. 在[行情](/w/marketplace)中打开一个币种。\n2. 设置高于或低于当前价的价格，或涨跌百分比。\n3. 选择提醒一次或每次都提醒（每小时最多一次）。\n\n全部提醒都在[交易设置](/w/trade-settings)中。',
    },
  },
  devices: {
    title: { en: 'Know your devices', 'zh-CN': '了解你的设备' },
    summary: {
      en: 'See in Devices where your account is logged in, and log out what you don’t know.',
      'zh-CN': '在“设备管理”中查看账户在哪些设备上登录，让陌生设备退出登录。',
    },
    body: {
      en: 'Look at [your devices](/w/devices-and-activities) now and then: each has its place and when it was last used.\n\n- Don’t know one? **Log it out**, then [change your password](/w/security/password).\n- A new device always needs a code from your email.\n\n[See your devices](/w/devices-and-activities)',
      'zh-CN':
        '请不时查看[你的设备](/w/devices-and-activities)：每台设备都有登录地点和最近使用时间。\n\n- 有不认识的设备？请让它**退出登录**，再[修改登录密码](/w/security/password)。\n- 新设备登录始终需要邮箱验证码。\n\n[查看设备](/w/devices-and-activities)',
    },
  },
  payees: {
    title: { en: 'Save the people you pay', 'zh-CN': '保存常用收款人' },
    summary: {
      en: 'Names, addresses and bank accounts, saved once and checked each time.',
      'zh-CN': '姓名、地址和银行账户，保存一次，每次转账都会核对。',
    },
    body: {
      en: 'Save a person, an address or a bank account, and choose it the next time you [send](/w/send). You see the name and the full address before you approve.\n\nYou find all that is saved in [Linked Accounts](/w/linked-accounts).',
      'zh-CN':
        '保存收款人、地址或银行账户，下次[转账](/w/send)时直接选择。确认前会显示名称和完整地址。\n\n已保存的收款人都在[绑定账户](/w/linked-accounts)中。',
    },
  },
} satisfies Readonly<Record<string, ArticleText>>;
