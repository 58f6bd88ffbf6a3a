import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
/* empty css               */
import { n as $$Shell, t as $$ShellDefs } from "./ShellDefs_C3km8OM9.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/404.astro
var _404_exports = /* @__PURE__ */ __exportAll({
	default: () => $$404,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$404 = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$404;
	const { locale } = Astro.locals;
	const t = messages(locale).shell.notFound;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"indexed": false
	}, {
		"default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<section class="wrap lost"><p class="four" aria-hidden="true">4${renderComponent($$result, "Shell", $$Shell, {})}4</p><h1>${t.heading}</h1><p class="lead">${t.text}</p><a class="button primary"${addAttribute(pathIn(locale, "/"), "href")}>${t.home}</a></section>`,
		"defs": ($$result) => renderTemplate`${renderComponent($$result, "ShellDefs", $$ShellDefs, { "slot": "defs" })}`
	})}`;
}, "/work/main/src/pages/404.astro", void 0);
var $$file = "/work/main/src/pages/404.astro";
var $$url = "/404";
// \0virtual:astro:page:src/pages/404@_@astro
var page = () => _404_exports;
export { page };
