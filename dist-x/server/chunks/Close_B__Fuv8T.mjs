import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as pathIn, n as languageTags } from "./locale_DjvJCb5D.mjs";
import { n as $$Shell } from "./ShellDefs_C3km8OM9.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
// src/components/shell/Coin.astro
createAstro("http://localhost:4455");
var $$Coin = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Coin;
	const { id, size } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="coin" viewBox="0 0 32 32"${addAttribute(size, "width")}${addAttribute(size, "height")} aria-hidden="true"><use${addAttribute(`/coins.svg#${id}`, "href")}></use></svg>`;
}, "/work/main/src/components/shell/Coin.astro", void 0);
// contract/assets.ts
/** The 20 coins of the market stream, in the specification's order (section 7). */
var coinIds = [
	"btc",
	"eth",
	"bnb",
	"sol",
	"ada",
	"xrp",
	"doge",
	"matic",
	"dot",
	"ltc",
	"avax",
	"link",
	"atom",
	"near",
	"uni",
	"ftm",
	"trx",
	"vet",
	"icp",
	"hbar"
];
[...coinIds];
var coin = (id, name, scale) => ({
	id,
	symbol: id.toUpperCase(),
	name,
	kind: "crypto",
	scale
});
var cash = (id, name) => ({
	...coin(id, name, 2),
	kind: "fiat"
});
var assets = {
	btc: coin("btc", "Bitcoin", 8),
	eth: coin("eth", "Ethereum", 18),
	bnb: coin("bnb", "BNB", 18),
	sol: coin("sol", "Solana", 9),
	ada: coin("ada", "Cardano", 6),
	xrp: coin("xrp", "XRP", 6),
	doge: coin("doge", "Dogecoin", 8),
	matic: coin("matic", "Polygon", 18),
	dot: coin("dot", "Polkadot", 10),
	ltc: coin("ltc", "Litecoin", 8),
	avax: coin("avax", "Avalanche", 18),
	link: coin("link", "Chainlink", 18),
	atom: coin("atom", "Cosmos", 6),
	near: coin("near", "NEAR", 24),
	uni: coin("uni", "Uniswap", 18),
	ftm: coin("ftm", "Fantom", 18),
	trx: coin("trx", "Tron", 6),
	vet: coin("vet", "VeChain", 18),
	icp: coin("icp", "Internet Computer", 8),
	hbar: coin("hbar", "Hedera", 8),
	usdt: coin("usdt", "Tether", 6),
	ngn: cash("ngn", "Nigerian naira"),
	usd: cash("usd", "US dollar")
};
// src/intl/asset-names.ts
/** Names in use among Chinese speakers; coins without one keep their own. */
var chinese = {
	btc: "比特币",
	eth: "以太坊",
	bnb: "币安币",
	xrp: "瑞波币",
	doge: "狗狗币",
	dot: "波卡",
	ltc: "莱特币",
	avax: "雪崩",
	trx: "波场",
	vet: "唯链",
	icp: "互联网计算机",
	usdt: "泰达币",
	ngn: "尼日利亚奈拉",
	usd: "美元"
};
/** What an asset is called in a language: `Bitcoin`, `比特币`. */
function assetName(id, locale) {
	return (locale === "cn" ? chinese[id] : void 0) ?? assets[id].name;
}
// src/intl/money-format.ts
var formatters = /* @__PURE__ */ new Map();
/** Creating a formatter costs about sixty times as much as using one. */
function formatter(key, make) {
	let found = formatters.get(key);
	if (!found) formatters.set(key, found = make());
	return found;
}
function numberFormat(asset, locale) {
	const { kind, symbol, scale } = assets[asset];
	const base = {
		useGrouping: true,
		roundingMode: "trunc"
	};
	return formatter(`amount ${asset} ${locale}`, () => kind === "fiat" ? new Intl.NumberFormat(languageTags[locale], {
		...base,
		style: "currency",
		currency: symbol,
		currencyDisplay: "narrowSymbol"
	}) : new Intl.NumberFormat(languageTags[locale], {
		...base,
		minimumFractionDigits: asset === "usdt" ? 2 : 0,
		maximumFractionDigits: Math.min(scale, 8)
	}));
}
/** The decimal string goes to Intl as a string: exact to the last digit, where a number would not be. */
function parts(format, amount) {
	return format.formatToParts(amount);
}
/**
* An amount as a person reads it. Truncated at what is shown (8 decimals for coins, 2 for cash), so that nobody sees more
* than they have.
* @param amount decimal string, a leading "-" allowed.
* @param options `signed` shows a plus too.
*/
function moneyParts(amount, asset, locale, options = {}) {
	const negative = amount.startsWith("-");
	const magnitude = negative ? amount.slice(1) : amount;
	const pieces = parts(numberFormat(asset, locale), magnitude);
	const join = (...types) => pieces.filter((piece) => types.includes(piece.type)).map((piece) => piece.value).join("");
	const isCash = assets[asset].kind === "fiat";
	return {
		sign: negative ? "−" : options.signed && /[1-9]/.test(magnitude) ? "+" : "",
		unit: isCash ? join("currency") : assets[asset].symbol,
		unitFirst: isCash,
		whole: join("integer", "group"),
		decimals: join("decimal", "fraction")
	};
}
/** The same as one string: `−₦150,053.75`, `0.031842 BTC`. For titles and labels; screens use `<Money>`. */
function moneyText(amount, asset, locale, options = {}) {
	const { sign, unit, unitFirst, whole, decimals } = moneyParts(amount, asset, locale, options);
	return unitFirst ? `${sign}${unit}${whole}${decimals}` : `${sign}${whole}${decimals} ${unit}`;
}
/** A price in US dollars: two decimals at least, four significant digits at least: `$68,123.46`, `$0.00001235`. */
function priceText(price, locale) {
	return formatter(`price ${locale}`, () => new Intl.NumberFormat(languageTags[locale], {
		style: "currency",
		currency: "USD",
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
		minimumSignificantDigits: 4,
		maximumSignificantDigits: 4,
		roundingPriority: "morePrecision"
	})).format(price);
}
/** A signed percentage with two decimals: `+1.84%`, `−0.92%`, `0.00%`. */
function percentText(percent, locale) {
	const format = formatter(`percent ${locale}`, () => new Intl.NumberFormat(languageTags[locale], {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2
	}));
	const negative = percent.startsWith("-");
	const size = format.format(negative ? percent.slice(1) : percent);
	return `${negative ? "−" : /[1-9]/.test(size) ? "+" : ""}${size}%`;
}
// src/components/home/sample.ts
/** What the drawings show: sample data, illustrative only (spec section 3). The three rows add up to the total. */
var sample = {
	total: "5509342.58",
	gain: "60554.57",
	gainPercent: "1.11",
	rows: [
		{
			id: "btc",
			amount: "0.031842",
			worth: "3232522.79",
			change: "1.84"
		},
		{
			id: "usd",
			amount: "1204.18",
			worth: "1794469.04",
			change: "0.12"
		},
		{
			id: "ngn",
			amount: "482350.75",
			worth: "482350.75",
			change: null
		}
	],
	sent: "25000",
	fee: "0",
	limit: "50000",
	monthPercent: "6.42",
	prices: {
		btc: {
			price: "68123.46",
			change: "1.84"
		},
		eth: {
			price: "3412.8",
			change: "-0.92"
		}
	}
};
/** A change as the product writes it: arrow, sign, percent. */
function changeText(percent, locale) {
	return `${percent.startsWith("-") ? "↓" : "↑"} ${percentText(percent, locale)}`;
}
/** Whole naira without decimals: `₦25,000`. */
function nairaText(amount, locale) {
	return moneyText(amount, "ngn", locale).replace(/\.00$/, "");
}
/** The fee of every sample transfer: `0 USDT`. */
var feeText = `${sample.fee} USDT`;
// src/components/shell/Ticked.astro
createAstro("http://localhost:4455");
var $$Ticked = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Ticked;
	const { points } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<ul class="ticked">${points.map((point) => renderTemplate`<li>${renderComponent($$result, "Icon", $$Icon, { "name": "check" })}${point}</li>`)}</ul>`;
}, "/work/main/src/components/shell/Ticked.astro", void 0);
// src/components/shell/Close.astro
createAstro("http://localhost:4455");
var $$Close = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Close;
	const { locale, t, second } = Astro.props;
	const isMember = Astro.locals.member !== null;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap"><div class="close night">${renderComponent($$result, "Shell", $$Shell, {})}<div class="text"><h2>${t.heading}</h2><p class="lead">${isMember ? t.member : t.text}</p><p class="acts">${isMember ? renderTemplate`<a class="button primary" href="/w">${t.wallet}</a>` : renderTemplate`<a class="button primary"${addAttribute(pathIn(locale, "/signup"), "href")} data-event="sign-up">${t.submit}</a>`}<a class="button"${addAttribute(pathIn(locale, second.path), "href")}>${second.text}</a></p></div></div></section>`;
}, "/work/main/src/components/shell/Close.astro", void 0);
export { nairaText as a, moneyText as c, assetName as d, assets as f, feeText as i, percentText as l, $$Coin as m, $$Ticked as n, sample as o, coinIds as p, changeText as r, moneyParts as s, $$Close as t, priceText as u };
