import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
/* empty css                  */
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/pages/[...locale]/newsletter/check.astro
var check_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Check,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Check = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Check;
	const { locale } = Astro.locals;
	const t = messages(locale).newsletter.check;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.text,
		"indexed": false
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap"><div class="said">${renderComponent($$result, "Icon", $$Icon, { "name": "mail" })}<h1>${t.heading}</h1><p class="lead">${t.text}</p><p class="soft">${t.none}</p><div class="acts"><a class="button"${addAttribute(pathIn(locale, "/newsletter"), "href")}>${t.again}</a></div></div></div>` })}`;
}, "/work/main/src/pages/[...locale]/newsletter/check.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/newsletter/check.astro";
var $$url = "/[...locale]/newsletter/check";
// \0virtual:astro:page:src/pages/[...locale]/newsletter/check@_@astro
var page = () => check_exports;
export { page };
