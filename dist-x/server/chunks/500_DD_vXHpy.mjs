import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
/* empty css                  */
/* empty css               */
import { n as $$Shell, t as $$ShellDefs } from "./ShellDefs_C3km8OM9.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as pathIn, r as localeOf } from "./locale_DjvJCb5D.mjs";
import { t as $$Document } from "./Document_CykDRU7L.mjs";
// src/pages/500.astro
var _500_exports = /* @__PURE__ */ __exportAll({
	default: () => $$500,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$500 = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$500;
	const { locale = localeOf(void 0) } = Astro.locals;
	const t = messages(locale).shell.failed;
	Astro.csp?.insertDirective("trusted-types 'none'");
	return renderTemplate`${renderComponent($$result, "Document", $$Document, {
		"locale": locale,
		"title": t.title
	}, { "default": ($$result) => renderTemplate`${renderComponent($$result, "ShellDefs", $$ShellDefs, {})}${maybeRenderHead($$result)}<main class="lost alone">${renderComponent($$result, "Shell", $$Shell, {})}<h1>${t.heading}</h1><p class="lead soft">${t.text}</p><p class="acts"><a class="button primary" href="">${t.again}</a><a class="button"${addAttribute(pathIn(locale, "/"), "href")}>${t.home}</a></p></main>` })}`;
}, "/work/main/src/pages/500.astro", void 0);
var $$file = "/work/main/src/pages/500.astro";
var $$url = "/500";
// \0virtual:astro:page:src/pages/500@_@astro
var page = () => _500_exports;
export { page };
