import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { B as renderSlot, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
/* empty css                */
import { n as getEntry, r as render } from "./_astro_content_Cdkc7r1m.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as allows, r as configured } from "./_astro_actions_BQHsVIjb.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { n as isoDay, t as dayText } from "./date-format_BhEXkqdk.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/consent/ConsentChoice.astro
createAstro("http://localhost:4455");
var $$ConsentChoice = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ConsentChoice;
	const { locale, consent, hasOptedOut } = Astro.locals;
	const { choice: t } = messages(locale).consent;
	const cookies = pathIn(locale, "/legal/cookies");
	return renderTemplate`${maybeRenderHead($$result)}<h2 id="choice">${t.heading}</h2>${configured.length === 0 ? renderTemplate`<p>${t.nothing}</p>` : hasOptedOut ? renderTemplate`<p>${t.optedOut}</p>` : renderTemplate`<form method="post"${addAttribute(`${cookies}?_action=consent`, "action")} aria-labelledby="choice"><input type="hidden" name="back"${addAttribute(`${cookies}#choice`, "value")}><p>${t[consent ?? "undecided"]}</p>${configured.map((service) => renderTemplate`<p class="purpose"><input type="checkbox"${addAttribute(`choice-${service}`, "id")}${addAttribute(service, "name")}${addAttribute(allows(consent, service), "checked")}${addAttribute(`choice-${service}-text`, "aria-describedby")}><label${addAttribute(`choice-${service}`, "for")}>${t.purposes[service].name}</label><span class="soft"${addAttribute(`choice-${service}-text`, "id")}>${t.purposes[service].text}</span></p>`)}<button class="button" name="choice" value="ticked">${t.save}</button></form>`}`;
}, "/work/main/src/components/consent/ConsentChoice.astro", void 0);
// src/components/legal/LegalText.astro
createAstro("http://localhost:4455");
var $$LegalText = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LegalText;
	const { locale, entry, headings, t } = Astro.props;
	const { title, description, effective, summary } = entry.data;
	const [before = "", after = ""] = fill(t.effective, { date: "\n" }).split("\n");
	return renderTemplate`${maybeRenderHead($$result)}<article class="wrap legal">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": title,
		"lead": description
	}, { "default": ($$result) => renderTemplate`<p class="since">${before}<time${addAttribute(isoDay(effective), "datetime")}>${dayText(effective, locale)}</time>${after}</p>` })}<nav class="contents quiet"${addAttribute(t.contents, "aria-label")}><h2>${t.contents}</h2><ol>${headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => renderTemplate`<li><a${addAttribute(`#${slug}`, "href")}>${text}</a></li>`)}${renderSlot($$result, $$slots["contents"])}</ol></nav><div><section class="short" aria-labelledby="in-short"><h2 id="in-short">${t.summary}</h2><ul>${summary.map((line) => renderTemplate`<li>${line}</li>`)}</ul><p>${t.notInstead}</p></section><div class="prose">${renderSlot($$result, $$slots["default"])}</div></div></article>`;
}, "/work/main/src/components/legal/LegalText.astro", void 0);
// src/i18n/legal-texts.ts
/** The texts that /legal has, by the last part of their address. */
var names = [
	"tos",
	"privacy-policy",
	"ip",
	"cookies"
];
function isLegalName(name) {
	return names.some((known) => known === name);
}
async function legalText(locale, name) {
	const entry = await getEntry("legal", `${locale}/${name}`);
	if (!entry) throw new Error(`src/content/legal/${locale}/${name}.md is missing`);
	return entry;
}
// src/pages/[...locale]/legal/[document].astro
var _document__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Document,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Document = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Document;
	const { locale } = Astro.locals;
	const t = messages(locale).legal;
	const name = Astro.params.document;
	if (!isLegalName(name)) return new Response(null, { status: 404 });
	const entry = await legalText(locale, name);
	const { Content, headings } = await render(entry);
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": entry.data.title,
		"description": entry.data.description
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "LegalText", $$LegalText, {
		"locale": locale,
		"entry": entry,
		"headings": headings,
		"t": t
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "Content", Content, {})}${name === "cookies" && renderTemplate`${renderComponent($$result, "ConsentChoice", $$ConsentChoice, {})}`}` })}` })}`;
}, "/work/main/src/pages/[...locale]/legal/[document].astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/legal/[document].astro";
var $$url = "/[...locale]/legal/[document]";
// \0virtual:astro:page:src/pages/[...locale]/legal/[document]@_@astro
var page = () => _document__exports;
export { page };
