import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute, z as Fragment$2 } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as nairaText, c as moneyText, d as assetName, f as assets, i as feeText, l as percentText, m as $$Coin, n as $$Ticked, o as sample, p as coinIds, r as changeText, s as moneyParts, t as $$Close, u as priceText } from "./Close_B__Fuv8T.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { n as $$Shell, t as $$ShellDefs } from "./ShellDefs_C3km8OM9.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { a as pathIn, i as locales, n as languageTags } from "./locale_DjvJCb5D.mjs";
import { n as siteName } from "./Document_CykDRU7L.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { r as Notices, t as Button } from "./Button_DQSJxrkY.mjs";
import { t as errorText } from "./error-text_CbvwE5Wa.mjs";
import { n as reloadKeeping, r as takeKeptEmail } from "./kept-email_DSfj2TcV.mjs";
import { v as notify, y as notifyAfterNavigation } from "./loader_DstmYstM.mjs";
import { n as requestSignupCode } from "./signup_D6_fdgeR.mjs";
import { t as Challenge } from "./Challenge_CN8B0qmt.mjs";
import { n as FieldError } from "./Field_CnLKQ7b1.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { i as PUBLIC_TURNSTILE_SCRIPT_URL } from "./client_B1ZfDz9w.mjs";
import { u as email } from "./fields_DenWHCw7.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/components/home/Assets.astro
createAstro("http://localhost:4455");
var $$Assets = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Assets;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="assets"><div class="wrap"><h2>${t.heading}</h2><div class="clip">${[false, true].map((isCopy) => renderTemplate`<ul${addAttribute(isCopy ? "true" : void 0, "aria-hidden")}>${coinIds.map((id) => {
		const name = assetName(id, locale);
		const { symbol } = assets[id];
		return renderTemplate`<li>${renderComponent($$result, "Coin", $$Coin, { "id": id })}<b>${name}</b>${name.toUpperCase() !== symbol && renderTemplate`<span class="soft">${symbol}</span>`}</li>`;
	})}</ul>`)}</div><label class="pause"><input type="checkbox"${addAttribute(t.pause, "aria-label")}>${renderComponent($$result, "Icon", $$Icon, { "name": "pause" })}${renderComponent($$result, "Icon", $$Icon, { "name": "play" })}</label></div></section>`;
}, "/work/main/src/components/home/Assets.astro", void 0);
// src/components/home/box-words.ts
/** The words of the sign-up island. They travel in the page, so no more of them than it shows. */
function boxWords({ home, fields, auth, toasts }) {
	const { label, placeholder, submit, sending, check, starts } = home.box;
	const { codeSent, codeRequestFailed, stillWorking, region, close } = toasts;
	return {
		words: {
			label,
			placeholder,
			submit,
			sending,
			check,
			starts
		},
		fields: {
			"email.required": fields["email.required"],
			"email.invalid": fields["email.invalid"],
			"challenge.required": fields["challenge.required"]
		},
		challenge: auth.shared.challenge,
		toasts: {
			codeSent,
			codeRequestFailed,
			stillWorking,
			region,
			close
		}
	};
}
// src/components/home/Art.astro
createAstro("http://localhost:4455");
var $$Art = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Art;
	const { locale, t } = Astro.props;
	const total = moneyParts(sample.total, "ngn", locale);
	const price = moneyParts(sample.prices.btc.price, "usdt", locale);
	const sent = nairaText(sample.sent, locale);
	const gain = moneyText(sample.gain, "ngn", locale, { signed: true });
	return renderTemplate`${maybeRenderHead($$result)}<div class="art" role="img"${addAttribute(fill(t.art, {
		total: moneyText(sample.total, "ngn", locale),
		sent
	}), "aria-label")}>${renderComponent($$result, "Shell", $$Shell, {})}<div class="piece balance"><span class="soft">${t.balance}</span><span class="total num"><small>${total.unit}</small>${total.whole}<small>${total.decimals}</small></span><span class="up num">↑ ${gain} · ${percentText(sample.gainPercent, locale)}</span>${" "}<span class="soft">${t.today}</span><div class="acts"><span>${renderComponent($$result, "Icon", $$Icon, { "name": "send" })}${t.send}</span><span>${renderComponent($$result, "Icon", $$Icon, { "name": "receive" })}${t.receive}</span></div><ul>${sample.rows.map(({ id, amount, worth, change }) => renderTemplate`<li>${renderComponent($$result, "Coin", $$Coin, { "id": id })}<div><b>${assetName(id, locale)}</b><span class="soft num">${id === "ngn" ? "NGN" : moneyText(amount, id, locale)}</span></div><div class="num"><b>${moneyText(worth, "ngn", locale)}</b>${change ? renderTemplate`<span class="up">${changeText(change, locale)}</span>` : renderTemplate`<span class="soft">${t.cash}</span>`}</div></li>`)}</ul></div><div class="piece price">${renderComponent($$result, "Coin", $$Coin, { "id": "btc" })}<div><b>${assetName("btc", locale)}</b><span class="soft">BTC / USDT</span></div><svg class="trend" viewBox="0 0 56 28"><path d="M1 20.5L5 22l4-5 4-2.5 4-5 4-2.5 4 6.5 4 1 4 3.5 4-5 4 1.5 4-7 4-3 5 2"></path></svg><div class="num"><b>${price.whole}${price.decimals}</b><span class="up">${changeText(sample.prices.btc.change, locale)}</span></div></div><div class="piece receipt"><div class="who"><span class="face">A<span class="ok">${renderComponent($$result, "Icon", $$Icon, { "name": "check" })}</span></span><div><b>${fill(t.sent, { amount: sent })}</b><span class="soft">@adaokoro</span></div></div><dl class="num"><dt>${t.fee}</dt><dd>${feeText}</dd><dt>${t.arrived}</dt><dd>${t.time}</dd></dl></div></div>`;
}, "/work/main/src/components/home/Art.astro", void 0);
// src/components/home/Hero.astro
createAstro("http://localhost:4455");
var $$Hero = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Hero;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap hero"><div><h1>${t.words.map((word) => renderTemplate`<span>${word} </span>`)}</h1><p class="lead">${t.lead}</p>${renderSlot($$result, $$slots["default"])}</div>${renderComponent($$result, "Art", $$Art, {
		"locale": locale,
		"t": t
	})}</section>`;
}, "/work/main/src/components/home/Hero.astro", void 0);
// src/components/home/LearnCard.astro
createAstro("http://localhost:4455");
var $$LearnCard = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LearnCard;
	const { href, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<article${addAttribute(["learn", { broad: t.points }], "class:list")}><div class="pic">${renderSlot($$result, $$slots["default"])}</div><div class="text"><h3>${t.title}</h3><p>${t.text}</p>${t.points && renderTemplate`${renderComponent($$result, "Ticked", $$Ticked, { "points": t.points })}`}<a class="more"${addAttribute(href, "href")}>${t.more}${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}</a></div></article>`;
}, "/work/main/src/components/home/LearnCard.astro", void 0);
// src/components/home/drawings/Chat.astro
createAstro("http://localhost:4455");
var $$Chat = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Chat;
	const { locale, t } = Astro.props;
	const amount = nairaText(sample.sent, locale);
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="card" x="154" y="40" width="92" height="28" rx="14"></rect><text class="dim t12 mid" x="200" y="58">${t.app}</text><rect class="go" x="140" y="92" width="228" height="44" rx="16"></rect><text class="on mid" x="254" y="119">${fill(t.ask, { amount })}</text><rect class="card" x="32" y="148" width="286" height="78" rx="16"></rect><text class="b6" x="50" y="177">${fill(t.reply, {
		amount,
		fee: feeText
	})}</text><text class="dim" x="50" y="203">${t.confirm}</text><rect class="go" x="304" y="238" width="64" height="40" rx="16"></rect><text class="on b6 mid" x="336" y="263">${t.yes}</text><rect class="card" x="32" y="290" width="210" height="44" rx="16"></rect><circle class="good" cx="58" cy="312" r="10"></circle><path class="pen white" d="M53.5 312.3l3 3 5.5-6"></path><text class="b6" x="78" y="317">${t.done}</text>${[
		{
			x: 32,
			width: 84,
			word: "English",
			lang: "en"
		},
		{
			x: 124,
			width: 64,
			word: "中文",
			lang: "cn"
		},
		{
			x: 196,
			width: 44,
			word: "₦"
		},
		{
			x: 248,
			width: 44,
			word: "$"
		},
		{
			x: 300,
			width: 44,
			word: "₿"
		}
	].map(({ x, width, word, lang }) => renderTemplate`${renderComponent($$result, "Fragment", Fragment$2, {}, { "default": ($$result) => renderTemplate`<rect${addAttribute(lang === locale ? void 0 : "card", "class")}${addAttribute(x, "x")} y="372"${addAttribute(width, "width")} height="36" rx="18"></rect><text${addAttribute(["b5 mid", { white: lang === locale }], "class:list")}${addAttribute(x + width / 2, "x")} y="395">${word}</text>` })}`)}</svg>`;
}, "/work/main/src/components/home/drawings/Chat.astro", void 0);
// src/components/home/drawings/Device.astro
createAstro("http://localhost:4455");
var $$Device = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Device;
	const { t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g transform="translate(200 220)rotate(22)">${[
		[
			96,
			128,
			.75
		],
		[
			118,
			156,
			.6
		],
		[
			141,
			185,
			.46
		],
		[
			165,
			215,
			.34
		],
		[
			190,
			246,
			.24
		],
		[
			216,
			278,
			.16
		]
	].map(([rx, ry, opacity]) => renderTemplate`<ellipse class="ring"${addAttribute(rx, "rx")}${addAttribute(ry, "ry")}${addAttribute(opacity, "opacity")}></ellipse>`)}</g><rect class="card" x="60" y="128" width="280" height="184" rx="16"></rect><circle class="care-wash" cx="96" cy="166" r="18"></circle><path class="pen care" d="M96 158v9m0 5v.1"></path><text class="b6 t16" x="126" y="163">${t.device}</text><text class="dim" x="126" y="183">${t.deviceAbout}</text><path class="hair" d="M60 210h280"></path><text x="80" y="239">${t.deviceAsk}</text><rect class="pad" x="80" y="256" width="116" height="40" rx="10"></rect><text class="b6 mid" x="138" y="281">${t.deviceYes}</text><rect class="go" x="204" y="256" width="116" height="40" rx="10"></rect><text class="on b6 mid" x="262" y="281">${t.deviceNo}</text></svg>`;
}, "/work/main/src/components/home/drawings/Device.astro", void 0);
// src/components/home/drawings/Month.astro
createAstro("http://localhost:4455");
var $$Month = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Month;
	const { locale, t } = Astro.props;
	const teeth = `M60 252v-6${"m20 6v-6".repeat(14)}`;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 272" preserveAspectRatio="xMidYMax" aria-hidden="true"><rect class="card" x="36" y="32" width="328" height="260" rx="16"></rect><text class="dim" x="60" y="68">${t.days}</text><text class="b6 t22" x="60" y="98">${moneyText(sample.total, "ngn", locale)}</text><text class="good b6 end" x="340" y="98">${changeText(sample.monthPercent, locale)}</text><path class="line" d="M60 236c14 0 20-18 34-18s18 14 32 12 18-26 34-28 20 16 34 12 18-30 36-34 22 14 36 8 18-24 36-26 26 6 38-6"></path><path class="hair" d="M230 150v102" stroke-dasharray="3 4"></path><circle class="go" cx="230" cy="180" r="6"></circle><circle class="white" cx="230" cy="180" r="2.5"></circle><rect x="162" y="122" width="136" height="30" rx="8"></rect><text class="white t12 b5 mid" x="230" y="141.5">${t.point}</text><path class="hair"${addAttribute(teeth, "d")}></path></svg>`;
}, "/work/main/src/components/home/drawings/Month.astro", void 0);
// src/components/home/drawings/Transfer.astro
createAstro("http://localhost:4455");
var $$Transfer = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Transfer;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 400 272" aria-hidden="true"><path class="line" d="M112 128C140 76 168 66 200 66s60 10 88 62" stroke-dasharray="1 9"></path><path class="line" d="M290 116l-1.5 13.5-12-5"></path><circle class="go" cx="92" cy="160" r="34"></circle><text class="on b6 t22 mid" x="92" y="168">T</text><text class="b6 mid" x="92" y="220">${t.you}</text><text class="dim t12 mid" x="92" y="239">@tobiade</text><circle class="hot" cx="308" cy="160" r="34"></circle><text class="white b6 t22 mid" x="308" y="168">A</text><text class="b6 mid" x="308" y="220">Ada</text><text class="dim t12 mid" x="308" y="239">@adaokoro</text><rect class="card" x="134" y="42" width="132" height="48" rx="24"></rect><text class="b6 t18 mid" x="200" y="72">${nairaText(sample.sent, locale)}</text><text class="dim mid" x="200" y="166">${fill(t.fee, { fee: feeText })}</text></svg>`;
}, "/work/main/src/components/home/drawings/Transfer.astro", void 0);
// src/components/home/Learn.astro
createAstro("http://localhost:4455");
var $$Learn = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Learn;
	const { locale, t } = Astro.props;
	const { cards } = t.learn;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap block"><h2 class="head">${t.learn.heading}</h2><div class="bento">${renderComponent($$result, "LearnCard", $$LearnCard, {
		"href": pathIn(locale, "/features#ai-security"),
		"t": cards.security
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Device", $$Device, { "t": t.drawing })}` })}${renderComponent($$result, "LearnCard", $$LearnCard, {
		"href": pathIn(locale, "/features#easy-transfers"),
		"t": cards.efficiency
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Transfer", $$Transfer, {
		"locale": locale,
		"t": t.drawing
	})}` })}${renderComponent($$result, "LearnCard", $$LearnCard, {
		"href": pathIn(locale, "/features#analytics"),
		"t": cards.insights
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Month", $$Month, {
		"locale": locale,
		"t": t.drawing
	})}` })}${renderComponent($$result, "LearnCard", $$LearnCard, {
		"href": pathIn(locale, "/features#social-wallet"),
		"t": cards.accessibility
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Chat", $$Chat, {
		"locale": locale,
		"t": t.drawing
	})}` })}</div></section>`;
}, "/work/main/src/components/home/Learn.astro", void 0);
// src/components/home/partners.ts
/**
* PLACEHOLDERS: the names and marks are invented, and the heading over them says that the places are kept free. Put in the
* real partners, with their leave, and change the heading (`home.partners`); with an empty list the row is not there.
*/
var partners = [
	{
		name: "Palmoro",
		d: "M12 22c0-7-4-11-9-12 1 7 4 11 9 12zm0 0c0-7 4-11 9-12-1 7-4 11-9 12zm0-10c-3-4-3-7 0-11 3 4 3 7 0 11z"
	},
	{
		name: "Saltbrig",
		d: "M3 4h18v4H3zm3 6h12v4H6zm-3 6h18v4H3z"
	},
	{
		name: "Odunara",
		d: "M12 2a10 10 0 0 0 0 20zm2 4v12a6 6 0 0 0 0-12z"
	},
	{
		name: "Kestwell",
		d: "M12 1l5 5-5 5-5-5zM6 7l5 5-5 5-5-5zm12 0l5 5-5 5-5-5zm-6 6l5 5-5 5-5-5z"
	},
	{
		name: "Norvane",
		d: "M4 21V3h4l8 11V3h4v18h-4L8 10v11z"
	},
	{
		name: "Tamarix",
		d: "M12 2l4 7H8zM7 12l4 7H3zm10 0l4 7h-8z"
	}
];
// src/components/home/Partners.astro
createAstro("http://localhost:4455");
var $$Partners = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Partners;
	const { heading } = Astro.props;
	return renderTemplate`${partners.length > 0 && renderTemplate`${maybeRenderHead($$result)}<section class="wrap partners"><h2>${heading}</h2><ul>${partners.map(({ name, d }) => renderTemplate`<li><svg viewBox="0 0 24 24" aria-hidden="true"><path${addAttribute(d, "d")}></path></svg>${name}</li>`)}</ul></section>`}`;
}, "/work/main/src/components/home/Partners.astro", void 0);
// src/components/home/SignupForm.astro
createAstro("http://localhost:4455");
var $$SignupForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SignupForm;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<div class="join">${renderSlot($$result, $$slots["default"])}<p class="note"><span>${t.note}</span><span>${t.have} <a${addAttribute(pathIn(locale, "/login"), "href")}>${t.login}</a></span></p></div>`;
}, "/work/main/src/components/home/SignupForm.astro", void 0);
// src/components/home/drawings/Codes.astro
var $$Codes = createComponent(($$result, $$props, $$slots) => {
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 360 208" aria-hidden="true"><rect class="card" x="32" y="32" width="296" height="56" rx="12"></rect><text class="t16" x="52" y="66">tobi@example.com</text><circle class="good" cx="300" cy="60" r="11"></circle><path class="pen white" d="M295 60.3l3.5 3.5 6.5-7"></path>${[
		"4",
		"2",
		"9",
		"",
		"",
		""
	].map((digit, index) => renderTemplate`${renderComponent($$result, "Fragment", Fragment$2, {}, { "default": ($$result) => renderTemplate`<rect${addAttribute(["card", { now: index === 3 }], "class:list")}${addAttribute(32 + index * 50.4, "x")} y="112" width="44" height="60" rx="10"></rect>${digit && renderTemplate`<text class="b6 t22 mid"${addAttribute(54 + index * 50.4, "x")} y="150">${digit}</text>`}` })}`)}<path class="line" d="M205.2 130v24"></path></svg>`;
}, "/work/main/src/components/home/drawings/Codes.astro", void 0);
// src/components/home/drawings/Prices.astro
createAstro("http://localhost:4455");
var $$Prices = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Prices;
	const { locale } = Astro.props;
	const rows = ["btc", "eth"].map((id, index) => ({
		id,
		top: index * 72,
		...sample.prices[id]
	}));
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 360 208" aria-hidden="true"><rect class="card" x="32" y="32" width="296" height="144" rx="14"></rect><path class="hair" d="M52 104h256"></path>${rows.map(({ id, top, price, change }) => renderTemplate`<g${addAttribute(`translate(52 ${50 + top})`, "transform")}>${renderComponent($$result, "Coin", $$Coin, {
		"id": id,
		"size": 36
	})}<text class="b6" x="50" y="15">${assetName(id, locale)}</text><text class="dim t12" x="50" y="34">${assets[id].symbol}</text><text class="b6 end" x="256" y="15">${priceText(price, locale)}</text><text${addAttribute(["t12 b5 end", change.startsWith("-") ? "bad" : "good"], "class:list")} x="256" y="34">${changeText(change, locale)}</text></g>`)}</svg>`;
}, "/work/main/src/components/home/drawings/Prices.astro", void 0);
// src/components/home/drawings/Switches.astro
createAstro("http://localhost:4455");
var $$Switches = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Switches;
	const { locale, t } = Astro.props;
	const rows = [
		{
			text: t.approve,
			isOn: true
		},
		{
			text: fill(t.alert, { amount: nairaText(sample.limit, locale) }),
			isOn: true
		},
		{
			text: t.hide,
			isOn: false
		}
	];
	return renderTemplate`${maybeRenderHead($$result)}<svg class="drawing" viewBox="0 0 360 208" aria-hidden="true"><rect class="card" x="32" y="32" width="296" height="144" rx="14"></rect><path class="hair" d="M52 80h256M52 128h256"></path>${rows.map(({ text, isOn }, index) => renderTemplate`<g${addAttribute(`translate(0 ${index * 48})`, "transform")}><text x="56" y="61">${text}</text><rect${addAttribute(isOn ? "go" : "off", "class")} x="264" y="44" width="40" height="24" rx="12"></rect><circle class="knob"${addAttribute(isOn ? 292 : 276, "cx")} cy="56" r="9"></circle></g>`)}</svg>`;
}, "/work/main/src/components/home/drawings/Switches.astro", void 0);
// src/components/home/Steps.astro
createAstro("http://localhost:4455");
var $$Steps = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Steps;
	const { locale, t } = Astro.props;
	const { heading, signup, explore, control } = t.steps;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap block"><h2 class="head">${heading}</h2><ol class="steps"><li>${renderComponent($$result, "Codes", $$Codes, {})}<h3>${signup.title}</h3><p>${signup.text}</p></li><li>${renderComponent($$result, "Prices", $$Prices, { "locale": locale })}<h3>${explore.title}</h3><p>${explore.text}</p></li><li>${renderComponent($$result, "Switches", $$Switches, {
		"locale": locale,
		"t": t.drawing
	})}<h3>${control.title}</h3><p>${control.text}</p></li></ol></section>`;
}, "/work/main/src/components/home/Steps.astro", void 0);
// src/components/shell/organization.ts
/** Who stands behind the site, and the site itself: what the home page tells search engines. No address, no claim. */
function organizationAndSite(locale, site) {
	const address = (path) => new URL(path, site).href;
	const id = address("/#organization");
	const name = siteName(locale);
	const others = locales.map(siteName).filter((other) => other !== name);
	return [{
		"@type": "Organization",
		"@id": id,
		name,
		...others.length > 0 ? { alternateName: others } : {},
		url: address("/"),
		logo: address("/icon-512.png")
	}, {
		"@type": "WebSite",
		name,
		url: address(pathIn(locale, "/")),
		inLanguage: languageTags[locale],
		publisher: { "@id": id }
	}];
}
// src/islands/home/challenge-script.ts
/** The id by which the challenge's component finds its script. */
var ID = "cf-turnstile-script";
var address = `${PUBLIC_TURNSTILE_SCRIPT_URL}?render=explicit`;
/**
* Adds the challenge's script to the page, once. The home page asks for nothing before a person touches the form, so the
* script can't stand in its HTML; the page's policy allows one maker of script addresses, and it makes this one only.
*/
function addChallengeScript() {
	if (document.getElementById(ID)) return;
	const { trustedTypes } = globalThis;
	const policy = trustedTypes?.createPolicy("challenge", { createScriptURL: (url) => {
		if (url !== address) throw new TypeError("Only the challenge may be loaded");
		return url;
	} });
	const script = document.createElement("script");
	script.id = ID;
	script.async = true;
	script.src = policy?.createScriptURL(address) ?? address;
	document.head.append(script);
}
// src/islands/home/find-fault.ts
/** What keeps the box from being sent, the email first (spec section 5); null when nothing does. */
function findFault(email$1, isChallengePossible, words) {
	const parsed = email.safeParse(email$1);
	if (!parsed.success) return {
		field: "email",
		text: words[parsed.error.issues[0]?.message === "email.required" ? "email.required" : "email.invalid"]
	};
	return isChallengePossible ? {
		field: "challenge",
		text: words["challenge.required"]
	} : null;
}
// src/islands/home/SignupBox.tsx
/** Milliseconds until the challenge may be passed over, while no email is typed (spec section 9). */
var PASSED_OVER_AFTER = 3e3;
/**
* The home page's sign-up box (spec sections 2 and 5). Until its script arrives, and without one, it is a plain form that
* posts the address to /signup; only then are its button's conditions in force.
*/
function SignupBox({ locale, words, fields, challenge, toasts }) {
	const input = useRef(null);
	const widget = useRef(null);
	const [isReady, setIsReady] = useState(false);
	const [isEmpty, setIsEmpty] = useState(true);
	const [token, setToken] = useState(null);
	const [state, setState] = useState("loading");
	const [fault, setFault] = useState(null);
	const { busy, run } = useInFlight();
	const readInput = () => setIsEmpty((input.current?.value ?? "").trim() === "");
	useEffect(() => {
		addChallengeScript();
		const kept = takeKeptEmail();
		if (input.current && !input.current.value) input.current.value = kept;
		readInput();
		setIsReady(true);
	}, []);
	const isChallengePossible = token === null && (state === "loading" || state === "loaded");
	const isBlocked = isEmpty || isChallengePossible;
	const send = () => {
		const email = input.current?.value.trim() ?? "";
		const found = findFault(email, isChallengePossible, fields);
		setFault(found);
		if (found) return input.current?.focus();
		return run(async () => {
			try {
				await requestSignupCode({
					email,
					token: token ?? ""
				});
			} catch (error) {
				widget.current?.reset();
				notify("error", errorText(error, toasts.codeRequestFailed));
				return;
			}
			notifyAfterNavigation("success", toasts.codeSent);
			location.assign(pathIn(locale, "/otp-verification"));
			return "leaving";
		});
	};
	const submit = (event) => {
		event.preventDefault();
		send();
	};
	const onKeyDown = (event) => {
		if (event.key === "Enter" && isBlocked) submit(event);
	};
	const shown = fault?.field === "challenge" && !isChallengePossible ? null : fault;
	const problem = (field) => shown?.field === field ? shown.text : void 0;
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		action: pathIn(locale, "/signup"),
		noValidate: isReady,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "row",
				children: [
					/* @__PURE__ */ jsx("label", {
						className: "sr",
						htmlFor: "join-email",
						children: words.label
					}),
					/* @__PURE__ */ jsx("input", {
						ref: input,
						className: "input",
						id: "join-email",
						name: "email",
						type: "email",
						autoComplete: "email",
						required: true,
						placeholder: words.placeholder,
						"aria-invalid": problem("email") ? true : void 0,
						"aria-describedby": shown ? `join-${shown.field}-error` : void 0,
						onInput: () => {
							readInput();
							setFault(null);
						},
						onKeyDown
					}),
					/* @__PURE__ */ jsx(Button, {
						type: "submit",
						look: "primary",
						disabled: isReady && !busy && isBlocked,
						busy,
						busyLabel: words.sending,
						slowLabel: toasts.stillWorking,
						children: words.submit
					})
				]
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id: "join-email",
				children: problem("email")
			}),
			isReady ? /* @__PURE__ */ jsx(Challenge, {
				ref: widget,
				action: "signup",
				locale,
				words: challenge,
				retry: () => reloadKeeping(input.current?.value ?? ""),
				onToken: setToken,
				onState: setState,
				...isEmpty ? { bypassAfter: PASSED_OVER_AFTER } : {}
			}) : /* @__PURE__ */ jsxs("div", {
				className: "challenge",
				children: [
					/* @__PURE__ */ jsx("span", { className: "tick" }),
					words.check,
					/* @__PURE__ */ jsx("span", {
						className: "by",
						children: words.starts
					})
				]
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id: "join-challenge",
				children: problem("challenge")
			}),
			/* @__PURE__ */ jsx(Notices, { words: toasts })
		]
	});
}
// src/pages/[...locale]/index.astro
var ____locale__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Index = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locale, member } = Astro.locals;
	const all = messages(locale);
	const t = all.home;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"headline": t.hero.words.join(locale === "cn" ? "" : " "),
		"description": t.description,
		"challenge": member === null,
		"telemetry": true,
		"schema": organizationAndSite(locale, Astro.site)
	}, {
		"default": ($$result) => renderTemplate`${renderComponent($$result, "Hero", $$Hero, {
			"locale": locale,
			"t": t.hero
		}, { "default": ($$result) => renderTemplate`${member ? renderTemplate`${maybeRenderHead($$result)}<a class="button primary join" href="/w">${t.close.wallet}</a>` : renderTemplate`${renderComponent($$result, "SignupForm", $$SignupForm, {
			"locale": locale,
			"t": t.box
		}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "SignupBox", SignupBox, {
			"client:touch": true,
			"locale": locale,
			...boxWords(all),
			"client:component-hydration": "touch",
			"client:component-path": "/work/main/src/islands/home/SignupBox.tsx",
			"client:component-export": "SignupBox"
		})}` })}`}` })}${renderComponent($$result, "Assets", $$Assets, {
			"locale": locale,
			"t": t.assets
		})}${renderComponent($$result, "Learn", $$Learn, {
			"locale": locale,
			"t": t
		})}${renderComponent($$result, "Partners", $$Partners, { "heading": t.partners })}${renderComponent($$result, "Steps", $$Steps, {
			"locale": locale,
			"t": t
		})}${renderComponent($$result, "Close", $$Close, {
			"locale": locale,
			"t": t.close,
			"second": {
				path: "/features",
				text: t.close.features
			}
		})}`,
		"defs": ($$result) => renderTemplate`${renderComponent($$result, "ShellDefs", $$ShellDefs, { "slot": "defs" })}`
	})}`;
}, "/work/main/src/pages/[...locale]/index.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/index.astro";
var $$url = "/[...locale]";
// \0virtual:astro:page:src/pages/[...locale]/index@_@astro
var page = () => ____locale__exports;
export { page };
