import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as $$Spoken, t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
import { t as logo } from "./logo_Br5quqkX.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/press/KitDefs.astro
var $$KitDefs = createComponent(($$result, $$props, $$slots) => {
	return renderTemplate`${maybeRenderHead($$result)}<svg class="sr" aria-hidden="true"><symbol id="kit-mark" viewBox="0 0 24 24"><path class="kit-shell" fill-rule="evenodd"${addAttribute(logo.mark, "d")}></path></symbol><symbol id="kit-logo" viewBox="0 0 108 28"><path class="kit-shell" fill-rule="evenodd" transform="scale(1.1667)"${addAttribute(logo.mark, "d")}></path><path${addAttribute(logo.name, "d")}></path></symbol></svg>`;
}, "/work/main/src/components/press/KitDefs.astro", void 0);
// src/content/press-kit.ts
/** What the press kit has: drawn by scripts/draw-press-kit.ts, offered by the press page. */
var kit = {
	/** Name and mark, and the mark alone: how wide their pictures are in pixels. */
	logo: [1024, 2048],
	mark: [512, 1024]
};
var grounds = [
	"light",
	"dark",
	"any"
];
/** The file of a piece as it stands under public/: a drawing, or a picture as wide as it says. */
function kitFile(piece, ground, width) {
	return `/press/${ground === "any" ? `cowrie-${piece}-one-colour` : `cowrie-${piece}-on-${ground}`}${width === void 0 ? ".svg" : `-${width}.png`}`;
}
// src/components/press/KitCard.astro
createAstro("http://localhost:4455");
var $$KitCard = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$KitCard;
	const { piece, ground, t } = Astro.props;
	const widths = ground === "any" ? [] : kit[piece];
	const files = [{
		label: "SVG",
		href: kitFile(piece, ground)
	}, ...widths.map((width) => ({
		label: fill(t.png, { width }),
		href: kitFile(piece, ground, width)
	}))];
	const name = `${t.names[piece]} ${t.grounds[ground]}`;
	return renderTemplate`${maybeRenderHead($$result)}<li><div${addAttribute(["on", ground], "class:list")}><svg${addAttribute(piece, "class")} aria-hidden="true"><use${addAttribute(`#kit-${piece}`, "href")}></use></svg></div><h3>${t.names[piece]} <span>${t.grounds[ground]}</span></h3><p>${files.map(({ label, href }) => renderTemplate`<a${addAttribute(href, "href")} download${addAttribute(`${name}: ${label}`, "aria-label")}>${renderComponent($$result, "Icon", $$Icon, { "name": "download" })}${label}</a>`)}</p></li>`;
}, "/work/main/src/components/press/KitCard.astro", void 0);
// src/components/press/Marks.astro
createAstro("http://localhost:4455");
var $$Marks = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Marks;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section" aria-labelledby="marks"><h2 id="marks">${t.heading}</h2><ul class="kit">${["logo", "mark"].map((piece) => grounds.map((ground) => renderTemplate`${renderComponent($$result, "KitCard", $$KitCard, {
		"piece": piece,
		"ground": ground,
		"t": t
	})}`))}</ul><a class="more"${addAttribute(pathIn(locale, "/company#guide-lines"), "href")}>${t.rules}${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}</a></section>`;
}, "/work/main/src/components/press/Marks.astro", void 0);
// src/components/press/Terms.astro
createAstro("http://localhost:4455");
var $$Terms = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Terms;
	const { locale, id, heading, list } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section split"${addAttribute(id, "aria-labelledby")}><h2${addAttribute(id, "id")}>${heading}</h2><div><dl class="terms">${list.map(({ term, text }) => renderTemplate`<div><dt>${renderComponent($$result, "Spoken", $$Spoken, {
		"locale": locale,
		"text": term
	})}</dt><dd>${renderComponent($$result, "Spoken", $$Spoken, {
		"locale": locale,
		"text": text
	})}</dd></div>`)}</dl>${renderSlot($$result, $$slots["default"])}</div></section>`;
}, "/work/main/src/components/press/Terms.astro", void 0);
// src/components/press/WordsToCopy.astro
createAstro("http://localhost:4455");
var $$WordsToCopy = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WordsToCopy;
	const { t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section split" aria-labelledby="words"><div><h2 id="words">${t.heading}</h2><p class="soft">${t.hint}</p></div><div class="copy">${[t.short, t.long].map(({ name, text }) => renderTemplate`<figure><figcaption>${name}</figcaption><blockquote>${text}</blockquote></figure>`)}</div></section>`;
}, "/work/main/src/components/press/WordsToCopy.astro", void 0);
// src/components/press/WrongNames.astro
createAstro("http://localhost:4455");
var $$WrongNames = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WrongNames;
	const { heading } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<p class="wrong">${heading}${[
		"cowrie",
		"COWRIE",
		"CoWrie",
		"Cowrie Wallet",
		"Cowry",
		"贝币钱包"
	].map((name) => renderTemplate`<s${addAttribute(/\p{Script=Han}/u.test(name) ? "zh-CN" : void 0, "lang")}>${name}</s>`)}</p>`;
}, "/work/main/src/components/press/WrongNames.astro", void 0);
// src/pages/[...locale]/press.astro
var press_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Press,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Press = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Press;
	const { locale } = Astro.locals;
	const t = messages(locale).press;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description
	}, {
		"default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
			"locale": locale,
			"heading": t.heading,
			"lead": t.lead
		})}</div>${renderComponent($$result, "Marks", $$Marks, {
			"locale": locale,
			"t": t.marks
		})}${renderComponent($$result, "Terms", $$Terms, {
			"locale": locale,
			"id": "facts",
			"heading": t.facts.heading,
			"list": t.facts.list
		})}${renderComponent($$result, "WordsToCopy", $$WordsToCopy, { "t": t.words })}${renderComponent($$result, "Terms", $$Terms, {
			"locale": locale,
			"id": "name",
			"heading": t.name.heading,
			"list": t.name.yes
		}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "WrongNames", $$WrongNames, { "heading": t.name.not })}` })}<section class="wrap section split" aria-labelledby="else"><h2 id="else">${t.contact.heading}</h2><div><p>${t.contact.text}</p><a class="button"${addAttribute(pathIn(locale, "/contact"), "href")}>${t.contact.action}</a></div></section>`,
		"defs": ($$result) => renderTemplate`${renderComponent($$result, "KitDefs", $$KitDefs, { "slot": "defs" })}`
	})}`;
}, "/work/main/src/pages/[...locale]/press.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/press.astro";
var $$url = "/[...locale]/press";
// \0virtual:astro:page:src/pages/[...locale]/press@_@astro
var page = () => press_exports;
export { page };
