import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
/* empty css                  */
import { n as referenceIn } from "./link-parts_DomJ_JkZ.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/contact/sent.astro
var sent_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Sent,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Sent = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Sent;
	const { locale } = Astro.locals;
	const t = messages(locale).contact.sent;
	const reference = referenceIn(Astro.url);
	Astro.response.headers.set("cache-control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"indexed": false
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap"><div class="said">${renderComponent($$result, "Icon", $$Icon, { "name": "check" })}<h1>${t.heading}</h1>${reference && renderTemplate`<p class="reference">${t.numbered} <b>${reference}</b></p>`}<p class="lead">${t.answer} ${reference ? t.keep : t.plain}</p><div class="acts"><a class="button"${addAttribute(pathIn(locale, "/"), "href")}>${t.home}</a><a class="button"${addAttribute(pathIn(locale, "/support"), "href")}>${t.support}</a></div></div></div>` })}`;
}, "/work/main/src/pages/[...locale]/contact/sent.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/contact/sent.astro";
var $$url = "/[...locale]/contact/sent";
// \0virtual:astro:page:src/pages/[...locale]/contact/sent@_@astro
var page = () => sent_exports;
export { page };
