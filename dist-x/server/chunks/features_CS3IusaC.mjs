import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute, z as Fragment } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as nairaText, c as moneyText, d as assetName, i as feeText, m as $$Coin, n as $$Ticked, o as sample$1, r as changeText, t as $$Close, u as priceText } from "./Close_B__Fuv8T.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
/* empty css                */
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$ShellDefs } from "./ShellDefs_C3km8OM9.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/features/drawings/Balances.astro
createAstro("http://localhost:4455");
var $$Balances = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Balances;
	const { locale, t } = Astro.props;
	const cards = sample$1.rows.map((row, index) => ({
		...row,
		x: 48 - index * 12,
		y: 8 + index * 52
	}));
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 240" aria-hidden="true">${cards.map(({ id, amount, x, y }) => renderTemplate`<g${addAttribute(`translate(${x} ${y})`, "transform")}><rect class="card"${addAttribute(400 - 2 * x, "width")} height="80" rx="16"></rect><g transform="translate(16 11)">${renderComponent($$result, "Coin", $$Coin, {
		"id": id,
		"size": 32
	})}</g><text class="b6" x="60" y="32">${assetName(id, locale)}</text><text class="b6 end"${addAttribute(382 - 2 * x, "x")} y="32">${moneyText(amount, id, locale)}</text></g>`)}<rect class="card" x="12" y="164" width="376" height="68" rx="16"></rect><text class="dim" x="32" y="203">${t.total}</text><text class="b6 t22 end" x="370" y="205.5">${moneyText(sample$1.total, "ngn", locale)}</text></svg>`;
}, "/work/main/src/components/features/drawings/Balances.astro", void 0);
// src/components/features/drawings/Events.astro
createAstro("http://localhost:4455");
var $$Events = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Events;
	const { locale, t } = Astro.props;
	const { price, change } = sample$1.prices.btc;
	const rows = [{
		what: t.signedIn,
		when: t.now
	}, {
		what: fill(t.toAda, { amount: nairaText(sample$1.sent, locale) }),
		when: t.reached
	}];
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 240" aria-hidden="true"><rect class="card" x="16" y="8" width="368" height="84" rx="16"></rect><g transform="translate(36 34)">${renderComponent($$result, "Coin", $$Coin, {
		"id": "btc",
		"size": 32
	})}</g><text class="b6" x="82" y="46">${assetName("btc", locale)}</text><text x="82" y="66">${priceText(price, locale)}</text><path class="line" d="M174 66l12 4 12-12 13-5 12-9 12 3 13-12 12 6 12-8 12 2"></path><circle class="hot" cx="284" cy="35" r="5"></circle><text class="dim t12 end" x="366" y="40">${t.live}</text><text class="good b6 end" x="366" y="66">${changeText(change, locale)}</text>${rows.map(({ what, when }, index) => renderTemplate`<g${addAttribute(`translate(16 ${104 + index * 70})`, "transform")}><rect class="card" width="368" height="58" rx="14"></rect><circle class="wash" cx="36" cy="29" r="15"></circle><path class="pen" d="M30 29.500l4 4 8-8.500"></path><text class="b6" x="66" y="34">${what}</text><text class="dim end" x="350" y="34">${when}</text></g>`)}</svg>`;
}, "/work/main/src/components/features/drawings/Events.astro", void 0);
// src/components/features/sample.ts
/** What this page's drawings and tables show beside home's: sample data, illustrative only (spec sections 3 and 9). */
var sample = {
	/** A reward for each of the last weeks, as heights; no rate can be read from them. */
	weeks: [
		18,
		30,
		26,
		40,
		36,
		52,
		46,
		58,
		70,
		62,
		78,
		72,
		88,
		98
	],
	earned: "0.184",
	thisWeek: "0.016",
	held: "120",
	moved: "320",
	/** Heights of the money that came and went, week by week. */
	came: [
		34,
		50,
		28,
		42,
		62,
		36,
		44,
		56,
		30,
		48,
		38,
		66
	],
	went: [
		20,
		32,
		40,
		18,
		24,
		46,
		34,
		30,
		42,
		22,
		36,
		28
	],
	in: "310000",
	out: "182500",
	networks: [
		{
			id: "sol",
			fee: "0"
		},
		{
			id: "matic",
			fee: "0"
		},
		{
			id: "avax",
			fee: "1"
		},
		{
			id: "eth",
			fee: "1"
		}
	],
	coins: [
		{
			id: "btc",
			...sample$1.prices.btc
		},
		{
			id: "eth",
			...sample$1.prices.eth
		},
		{
			id: "sol",
			price: "176.42",
			change: "2.37"
		},
		{
			id: "xrp",
			price: "2.184",
			change: "-0.41"
		}
	],
	/** In the order of the words for them. */
	fees: [
		"0",
		"0",
		"0",
		"1"
	]
};
/** The fee of a sample: `1 USDT`. */
var feeOf = (fee) => `${fee} USDT`;
// src/components/features/teeth.ts
/** Upright strokes with round ends on one line, as the teeth of the shell: path data from their heights. */
function teeth(heights, left, foot, step) {
	return heights.map((height, index) => `M${left + step * index} ${foot}v${-height}`).join("");
}
// src/components/features/drawings/InAndOut.astro
createAstro("http://localhost:4455");
var $$InAndOut = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$InAndOut;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 240" aria-hidden="true"><circle class="go" cx="30" cy="27" r="6"></circle><text class="dim" x="44" y="32">${t.in}</text><text class="b6 t18" x="24" y="58">↑ +${nairaText(sample.in, locale)}</text><circle class="off" cx="226" cy="27" r="6"></circle><text class="dim" x="240" y="32">${t.out}</text><text class="b6 t18" x="220" y="58">↓ −${nairaText(sample.out, locale)}</text><path class="hair" d="M24 164h352"></path><path class="tooth last"${addAttribute(teeth(sample.came, 35, 152, 30), "d")}></path><path class="tooth gone"${addAttribute(teeth(sample.went.map((height) => -height), 35, 176, 30), "d")}></path></svg>`;
}, "/work/main/src/components/features/drawings/InAndOut.astro", void 0);
// src/components/features/drawings/Messenger.astro
createAstro("http://localhost:4455");
var $$Messenger = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Messenger;
	const { locale, t } = Astro.props;
	const [, dollars, naira] = sample$1.rows;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 240" aria-hidden="true"><rect class="go" x="240" y="8" width="144" height="40" rx="16"></rect><text class="on mid" x="312" y="33">${t.myBalance}</text><rect class="card" x="16" y="58" width="196" height="68" rx="16"></rect><text class="b6 t18" x="36" y="87">${moneyText(naira.amount, "ngn", locale)}</text><text class="dim" x="36" y="110">${fill(t.and, { amount: moneyText(dollars.amount, "usd", locale) })}</text><rect class="go" x="152" y="136" width="232" height="40" rx="16"></rect><text class="on mid" x="268" y="161">${fill(t.order, { amount: nairaText(sample$1.sent, locale) })}</text><rect class="card" x="16" y="186" width="220" height="44" rx="16"></rect><path class="pen" d="M36 206h13v9H36zM38.500 206v-3a4 4 0 0 1 8 0v3"></path><text class="b5" x="62" y="213">${t.pin}</text></svg>`;
}, "/work/main/src/components/features/drawings/Messenger.astro", void 0);
// src/components/features/drawings/Networks.astro
createAstro("http://localhost:4455");
var $$Networks = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Networks;
	const { locale, t } = Astro.props;
	const says = [
		t.works,
		t.chosen,
		t.works,
		t.slow
	];
	const CHOSEN = 1;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${sample.networks.map(({ id, fee }, index) => {
		const top = 50 + index * 78;
		const isChosen = index === CHOSEN;
		return renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<path${addAttribute(isChosen ? "line" : "hair", "class")}${addAttribute(`M176 200C212 200 192 ${top + 33} 228 ${top + 33}`, "d")}></path><rect${addAttribute(["card", { now: isChosen }], "class:list")} x="228"${addAttribute(top, "y")} width="280" height="66" rx="12"></rect><g${addAttribute(`translate(244 ${top + 17})`, "transform")}>${renderComponent($$result, "Coin", $$Coin, {
			"id": id,
			"size": 32
		})}</g><text class="b6 t16" x="290"${addAttribute(top + 29, "y")}>${assetName(id, locale)}</text><text class="dim" x="290"${addAttribute(top + 50, "y")}>${says[index]}</text><text${addAttribute(["b6 end", { go: isChosen }], "class:list")} x="488"${addAttribute(top + 38, "y")}>${feeOf(fee)}</text>` })}`;
	})}<circle class="card" cx="132" cy="200" r="44"></circle><g transform="translate(104 172)">${renderComponent($$result, "Coin", $$Coin, {
		"id": "usdt",
		"size": 56
	})}</g><text class="b6 mid" x="132" y="268">${moneyText(sample.moved, "usdt", locale).replace(".00", "")}</text></svg>`;
}, "/work/main/src/components/features/drawings/Networks.astro", void 0);
// src/components/features/drawings/SendForm.astro
createAstro("http://localhost:4455");
var $$SendForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SendForm;
	const { locale, t } = Astro.props;
	const amount = nairaText(sample$1.sent, locale);
	const receipt = `M300 308a14 14 0 0 1 14-14h180a14 14 0 0 1 14 14v54${"a8 8 0 0 1-16 0".repeat(13)}z`;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="card" x="92" y="16" width="300" height="292" rx="16"></rect><text class="dim" x="116" y="46">${t.to}</text><rect class="pad" x="116" y="56" width="252" height="58" rx="12"></rect><circle class="hot" cx="146" cy="85" r="18"></circle><text class="white b6 t16 mid" x="146" y="90.5">A</text><text class="b6 t16" x="176" y="81">Ada Okoro</text><text class="dim" x="176" y="101">@adaokoro</text><path class="pen" d="M338 85l5 5 9-10"></path><text class="dim" x="116" y="142">${t.amount}</text><text class="b6 big" x="116" y="181">${amount}</text><path class="hair" d="M116 202h252"></path><text class="dim" x="116" y="229">${t.fee}</text><text class="b5 end" x="368" y="229">${feeText}</text><rect class="go" x="116" y="246" width="252" height="44" rx="10"></rect><text class="on b6 t16 mid" x="242" y="273.5">${fill(t.send, { amount })}</text><path class="card"${addAttribute(receipt, "d")}></path><circle class="good" cx="332" cy="329" r="14"></circle><path class="pen white" d="M326 329.3l4.5 4.5 8-8.5"></path><text class="b6 t16" x="360" y="325">${t.has}</text><text class="dim" x="360" y="346">${t.arrived}</text></svg>`;
}, "/work/main/src/components/features/drawings/SendForm.astro", void 0);
// src/components/features/drawings/Staking.astro
createAstro("http://localhost:4455");
var $$Staking = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Staking;
	const { locale, t } = Astro.props;
	const last = sample.weeks.length - 1;
	const reward = (amount) => `↑ ${moneyText(amount, "sol", locale, { signed: true })}`;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="card" x="92" y="44" width="380" height="296" rx="16"></rect><g transform="translate(116 66)">${renderComponent($$result, "Coin", $$Coin, {
		"id": "sol",
		"size": 40
	})}</g><text class="dim" x="168" y="80">${t.staked}</text><text class="b6 t18" x="168" y="104">${assetName("sol", locale)}</text><text class="dim end" x="448" y="80">${t.earned}</text><text class="good b6 t18 end" x="448" y="104">${reward(sample.earned)}</text><path class="hair" d="M92 130h380"></path><path class="tooth"${addAttribute(teeth(sample.weeks.slice(0, last), 122, 286, 18), "d")}></path><path class="tooth last"${addAttribute(teeth(sample.weeks.slice(last), 122 + 18 * last, 286, 18), "d")}></path><text class="dim" x="116" y="322">${t.weeks}</text><rect class="frame" x="380" y="152" width="128" height="212" rx="22"></rect><path class="hair" d="M432 166h24"></path><g transform="translate(428 188)">${renderComponent($$result, "Coin", $$Coin, {
		"id": "sol",
		"size": 32
	})}</g><text class="dim mid" x="444" y="250">${t.thisWeek}</text><text class="good b6 mid" x="444" y="272">${reward(sample.thisWeek)}</text><g transform="translate(408 338)scale(.5)"><path class="tooth"${addAttribute(teeth(sample.weeks.slice(-6, last), 0, 0, 29), "d")}></path><path class="tooth last"${addAttribute(teeth(sample.weeks.slice(last), 145, 0, 29), "d")}></path></g></svg>`;
}, "/work/main/src/components/features/drawings/Staking.astro", void 0);
// src/components/features/drawings/SupportChat.astro
createAstro("http://localhost:4455");
var $$SupportChat = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SupportChat;
	const { t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="card" x="96" y="32" width="408" height="336" rx="16"></rect><circle class="go" cx="140" cy="74" r="20"></circle><g transform="translate(140 74)rotate(22)"><ellipse class="on" rx="8.5" ry="11"></ellipse><path class="pen" d="M1-6c-2 4-2 8-1 12"></path></g><text class="b6 t16" x="172" y="70">${t.chat}</text><circle class="good" cx="177" cy="87" r="4"></circle><text class="dim" x="188" y="92">${t.hours}</text><text class="dim end" x="480" y="79">03:12</text><path class="hair" d="M96 112h408"></path><rect class="go" x="232" y="132" width="248" height="66" rx="16"></rect>${t.ask.map((line, index) => renderTemplate`<text class="on" x="250"${addAttribute(160 + index * 21, "y")}>${line}</text>`)}<rect class="pad" x="120" y="212" width="284" height="66" rx="16"></rect>${t.answer.map((line, index) => renderTemplate`<text x="138"${addAttribute(240 + index * 21, "y")}>${line}</text>`)}<rect class="card" x="120" y="300" width="360" height="44" rx="10"></rect><text class="dim" x="138" y="327">${t.write}</text><path class="pen" d="M446 322h18m-7-7 7 7-7 7"></path></svg>`;
}, "/work/main/src/components/features/drawings/SupportChat.astro", void 0);
// src/components/features/drawings/Watch.astro
createAstro("http://localhost:4455");
var $$Watch = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Watch;
	const { locale, t } = Astro.props;
	const rings = [
		[
			150,
			196,
			.5
		],
		[
			186,
			240,
			.36
		],
		[
			222,
			286,
			.24
		],
		[
			260,
			332,
			.14
		]
	];
	const rows = [{
		what: t.signedIn,
		why: t.thisPhone
	}, {
		what: fill(t.toAda, { amount: nairaText(sample$1.sent, locale) }),
		why: t.often
	}];
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g transform="translate(300 200)rotate(22)">${rings.map(([rx, ry, opacity]) => renderTemplate`<ellipse class="ring"${addAttribute(rx, "rx")}${addAttribute(ry, "ry")}${addAttribute(opacity, "opacity")}></ellipse>`)}</g><rect class="card" x="96" y="56" width="408" height="288" rx="16"></rect>${rows.map(({ what, why }, index) => renderTemplate`<g${addAttribute(`translate(96 ${56 + index * 72})`, "transform")}><circle class="wash" cx="38" cy="36" r="18"></circle><path class="pen" d="M31 36.5l5 5 9-10"></path><text class="b6 t16" x="70" y="32">${what}</text><text class="dim" x="70" y="53">${why}</text><text class="dim b5 end" x="384" y="42">${t.checked}</text><path class="hair" d="M0 72h408"></path></g>`)}<path class="care-wash" d="M96.6 200h406.8v72H96.6z"></path><circle class="held" cx="134" cy="236" r="18"></circle><path class="pen white" d="M134 228v9m0 5v.1"></path><text class="b6 t16" x="166" y="232">${fill(t.toNew, { amount: moneyText(sample.held, "usdt", locale).replace(".00", "") })}</text><text class="dim" x="166" y="253">${t.late}</text><text class="held b5 end" x="480" y="242">${t.held}</text><text x="120" y="313">${t.safe}</text><rect class="go" x="392" y="290" width="88" height="36" rx="10"></rect><text class="on b6 mid" x="436" y="313">${t.review}</text></svg>`;
}, "/work/main/src/components/features/drawings/Watch.astro", void 0);
// src/components/features/Intro.astro
createAstro("http://localhost:4455");
var $$Intro = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Intro;
	const { t, sections } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<div class="wrap intro"><h1>${t.heading}</h1><p class="lead">${t.lead}</p><nav${addAttribute(t.jump, "aria-label")}><ul class="chips jump">${sections.map(({ id, word, name }) => renderTemplate`<li><a${addAttribute(`#${id}`, "href")}>${renderComponent($$result, "Icon", $$Icon, { "name": word })}${name}</a></li>`)}</ul></nav></div>`;
}, "/work/main/src/components/features/Intro.astro", void 0);
// src/components/features/TryNow.astro
createAstro("http://localhost:4455");
var $$TryNow = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TryNow;
	const { locale, t, section: { id, name, screen } } = Astro.props;
	const path = Astro.locals.member ? screen : "/signup";
	return renderTemplate`${maybeRenderHead($$result)}<a class="button"${addAttribute(pathIn(locale, path), "href")}${addAttribute(fill(t.label, { name }), "aria-label")}${addAttribute(`try-now:${id}`, "data-event")}>${t.text}</a>`;
}, "/work/main/src/components/features/TryNow.astro", void 0);
// src/components/features/MainSection.astro
createAstro("http://localhost:4455");
var $$MainSection = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$MainSection;
	const { locale, t, section } = Astro.props;
	const { id, word, name } = section;
	const { text, points } = t.main[word];
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap feature"${addAttribute(id, "id")}${addAttribute(`t-${id}`, "aria-labelledby")}><div class="text"><h2${addAttribute(`t-${id}`, "id")}>${name}</h2><p class="lead">${text}</p>${renderComponent($$result, "Ticked", $$Ticked, { "points": points })}${renderComponent($$result, "TryNow", $$TryNow, {
		"locale": locale,
		"t": t.tryNow,
		"section": section
	})}</div><div class="pic">${renderSlot($$result, $$slots["default"])}</div></section>`;
}, "/work/main/src/components/features/MainSection.astro", void 0);
// src/components/features/Samples.astro
createAstro("http://localhost:4455");
var $$Samples = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Samples;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<table class="num"><caption>${t.prices}</caption><thead><tr><th scope="col">${t.asset}</th><th scope="col">${t.price}</th><th scope="col">${t.day}</th></tr></thead><tbody>${sample.coins.map(({ id, price, change }) => renderTemplate`<tr><th scope="row"><span>${renderComponent($$result, "Coin", $$Coin, { "id": id })}${assetName(id, locale)}</span></th><td>${priceText(price, locale)}</td><td${addAttribute(change.startsWith("-") ? "down" : "up", "class")}>${changeText(change, locale)}</td></tr>`)}</tbody></table><table class="num"><caption>${t.fees}</caption><thead><tr><th scope="col">${t.way}</th><th scope="col">${t.fee}</th></tr></thead><tbody>${t.ways.map((way, index) => renderTemplate`<tr><th scope="row">${way}</th><td>${feeOf(sample.fees[index] ?? "0")}</td></tr>`)}</tbody></table><p class="soft">${t.note}</p>`;
}, "/work/main/src/components/features/Samples.astro", void 0);
// src/components/features/sections.ts
/** The five of the navigation (spec section 2), told at length, in its order. */
var mainSections = [
	{
		id: "staking-rewards",
		word: "staking",
		screen: "/w/assets"
	},
	{
		id: "ai-security",
		word: "security",
		screen: "/w/security"
	},
	{
		id: "easy-transfers",
		word: "transfers",
		screen: "/w/send"
	},
	{
		id: "multi-chain",
		word: "chains",
		screen: "/w/receive"
	},
	{
		id: "support",
		word: "support247",
		screen: "/w"
	}
];
/** What spec section 1 names beside them, told shortly. */
var smallSections = [
	{
		id: "social-wallet",
		word: "social",
		screen: "/w/linked-accounts"
	},
	{
		id: "multi-currency",
		word: "currencies",
		screen: "/w/marketplace"
	},
	{
		id: "analytics",
		word: "analytics",
		screen: "/w/financial-history"
	},
	{
		id: "monitoring",
		word: "monitoring",
		screen: "/w/notifications"
	},
	{
		id: "assets",
		word: "assets",
		screen: "/w/assets"
	}
];
/** The five with the navigation's names for them. */
var namedMain = ({ shell }) => mainSections.map((section) => ({
	...section,
	name: shell.links[section.word]
}));
/** The others with their own. */
var namedSmall = ({ features }) => smallSections.map((section) => ({
	...section,
	name: features.small[section.word].title
}));
// src/components/features/SmallSection.astro
createAstro("http://localhost:4455");
var $$SmallSection = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SmallSection;
	const { locale, t, section } = Astro.props;
	const { id, word, name } = section;
	return renderTemplate`${maybeRenderHead($$result)}<section${addAttribute(id, "id")}${addAttribute(`t-${id}`, "aria-labelledby")}><div class="text"><h2${addAttribute(`t-${id}`, "id")}>${name}</h2><p class="soft">${t.small[word].text}</p>${renderComponent($$result, "TryNow", $$TryNow, {
		"locale": locale,
		"t": t.tryNow,
		"section": section
	})}</div>${renderSlot($$result, $$slots["default"])}</section>`;
}, "/work/main/src/components/features/SmallSection.astro", void 0);
// src/pages/[...locale]/features.astro
var features_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Features,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Features = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Features;
	const { locale } = Astro.locals;
	const all = messages(locale);
	const { features: t, home } = all;
	const main = namedMain(all);
	const small = namedSmall(all);
	const art = {
		staking: $$Staking,
		security: $$Watch,
		transfers: $$SendForm,
		chains: $$Networks,
		support247: $$SupportChat,
		social: $$Messenger,
		currencies: $$Balances,
		analytics: $$InAndOut,
		monitoring: $$Events
	};
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description,
		"telemetry": true
	}, {
		"default": ($$result) => renderTemplate`${renderComponent($$result, "Intro", $$Intro, {
			"t": t,
			"sections": [...main, ...small]
		})}${main.map((section) => {
			const Art = art[section.word];
			return renderTemplate`${renderComponent($$result, "MainSection", $$MainSection, {
				"locale": locale,
				"t": t,
				"section": section
			}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Art", Art, {
				"locale": locale,
				"t": t.drawing
			})}` })}`;
		})}${maybeRenderHead($$result)}<div class="wrap ledger">${small.map((section) => {
			if (section.word === "assets") return renderTemplate`${renderComponent($$result, "SmallSection", $$SmallSection, {
				"locale": locale,
				"t": t,
				"section": section
			}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Samples", $$Samples, {
				"locale": locale,
				"t": t.samples
			})}` })}`;
			const Art = art[section.word];
			return renderTemplate`${renderComponent($$result, "SmallSection", $$SmallSection, {
				"locale": locale,
				"t": t,
				"section": section
			}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Art", Art, {
				"locale": locale,
				"t": t.drawing
			})}` })}`;
		})}</div><p class="wrap note soft">${t.note}</p>${renderComponent($$result, "Close", $$Close, {
			"locale": locale,
			"t": home.close,
			"second": {
				path: "/support",
				text: t.support
			}
		})}`,
		"defs": ($$result) => renderTemplate`${renderComponent($$result, "ShellDefs", $$ShellDefs, { "slot": "defs" })}`
	})}`;
}, "/work/main/src/pages/[...locale]/features.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/features.astro";
var $$url = "/[...locale]/features";
// \0virtual:astro:page:src/pages/[...locale]/features@_@astro
var page = () => features_exports;
export { page };
