import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as $$Spoken, t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as $$Mark } from "./Mark_R90RfcBw.mjs";
import { n as $$Shell, t as $$ShellDefs } from "./ShellDefs_C3km8OM9.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/components/about/Claims.astro
createAstro("http://localhost:4455");
var $$Claims = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Claims;
	const { locale, t } = Astro.props;
	const { claims, close } = t;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section" aria-labelledby="claims"><div class="claims night"><h2 id="claims">${claims.heading}</h2><ul>${claims.list.map((claim) => renderTemplate`<li>${claim}</li>`)}</ul><p class="acts"><a class="button primary"${addAttribute(pathIn(locale, "/features"), "href")}>${close.features}</a><a class="button"${addAttribute(pathIn(locale, "/support/status"), "href")}>${close.status}</a><a class="button"${addAttribute(pathIn(locale, "/contact"), "href")}>${close.contact}</a></p></div></section>`;
}, "/work/main/src/components/about/Claims.astro", void 0);
// src/components/about/Items.astro
createAstro("http://localhost:4455");
var $$Items = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Items;
	const { id, heading, list, class: extra } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section${addAttribute(["wrap section", extra], "class:list")}${addAttribute(id, "aria-labelledby")}><h2${addAttribute(id, "id")}>${heading}</h2><ul>${list.map(({ title, text }) => renderTemplate`<li><h3>${title}</h3><p>${text}</p></li>`)}</ul></section>`;
}, "/work/main/src/components/about/Items.astro", void 0);
// src/components/about/ShellOrigin.astro
createAstro("http://localhost:4455");
var $$ShellOrigin = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ShellOrigin;
	const { t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<figure class="origin"><div class="forms" role="img"${addAttribute(t.origin, "aria-label")}><span class="logo">${renderComponent($$result, "Mark", $$Mark, {})}</span><svg viewBox="0 0 48 48"><path d="M20 7C9 10 6 22 10 35c1 3 2 5 3 7M28 7c11 3 14 15 10 28-1 3-2 5-3 7M20 7c1 3 7 3 8 0M9 19c4 2 7 2 11 1M39 19c-4 2-7 2-11 1M10 31c4 1 7 1 11 0M38 31c-4 1-7 1-11 0"></path></svg><span lang="zh-Hant">貝</span><span lang="zh-CN">贝</span></div><ul>${[
		"财",
		"货",
		"贵",
		"账",
		"购",
		"赚"
	].map((character, index) => renderTemplate`<li><b lang="zh-CN">${character}</b>${t.glosses[index]}</li>`)}</ul><figcaption>${t.caption}</figcaption></figure>`;
}, "/work/main/src/components/about/ShellOrigin.astro", void 0);
// src/components/about/WhyShell.astro
createAstro("http://localhost:4455");
var $$WhyShell = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WhyShell;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section why" aria-labelledby="shell-name"><div><h2 id="shell-name">${t.heading}</h2>${t.text.map((paragraph) => renderTemplate`<p>${renderComponent($$result, "Spoken", $$Spoken, {
		"locale": locale,
		"text": paragraph
	})}</p>`)}</div>${renderComponent($$result, "ShellOrigin", $$ShellOrigin, { "t": t })}</section>`;
}, "/work/main/src/components/about/WhyShell.astro", void 0);
// src/pages/[...locale]/about-us.astro
var about_us_exports = /* @__PURE__ */ __exportAll({
	default: () => $$AboutUs,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$AboutUs = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$AboutUs;
	const { locale } = Astro.locals;
	const t = messages(locale).about;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description
	}, {
		"default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap about-head">${renderComponent($$result, "PageHead", $$PageHead, {
			"locale": locale,
			"heading": t.heading,
			"lead": t.lead
		})}${renderComponent($$result, "Shell", $$Shell, {})}</div>${renderComponent($$result, "WhyShell", $$WhyShell, {
			"locale": locale,
			"t": t.shell
		})}${renderComponent($$result, "Items", $$Items, {
			"id": "build",
			"heading": t.build.heading,
			"list": t.build.list,
			"class": "build"
		})}${renderComponent($$result, "Items", $$Items, {
			"id": "work",
			"heading": t.work.heading,
			"list": t.work.list,
			"class": "work"
		})}${renderComponent($$result, "Claims", $$Claims, {
			"locale": locale,
			"t": t
		})}`,
		"defs": ($$result) => renderTemplate`${renderComponent($$result, "ShellDefs", $$ShellDefs, { "slot": "defs" })}`
	})}`;
}, "/work/main/src/pages/[...locale]/about-us.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/about-us.astro";
var $$url = "/[...locale]/about-us";
// \0virtual:astro:page:src/pages/[...locale]/about-us@_@astro
var page = () => about_us_exports;
export { page };
