import { B as renderSlot, R as renderComponent, U as renderHead, V as renderTemplate, W as addAttribute, z as Fragment } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { n as PUBLIC_PRODUCT_NAME } from "./client_B1ZfDz9w.mjs";
import { a as pathIn, i as locales, n as languageTags, o as pathWithoutLocale } from "./locale_DjvJCb5D.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
// src/components/shell/site-name.ts
/** What the product is called on a page: its own name in each language, or the one that it was built with. */
function siteName(locale) {
	return messages(locale).shell.name;
}
// src/components/shell/SharingTags.astro
createAstro("http://localhost:4455");
var $$SharingTags = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SharingTags;
	const { locale, title, description, url, image, article } = Astro.props;
	const networkLocales = {
		en: "en_US",
		cn: languageTags.cn.replace("-", "_")
	};
	return renderTemplate`<meta property="og:title"${addAttribute(title, "content")}><meta property="og:description"${addAttribute(description, "content")}><meta property="og:type"${addAttribute(article ? "article" : "website", "content")}><meta property="og:url"${addAttribute(url, "content")}><meta property="og:site_name"${addAttribute(siteName(locale), "content")}><meta property="og:locale"${addAttribute(networkLocales[locale], "content")}>${locales.filter((other) => other !== locale).map((other) => renderTemplate`<meta property="og:locale:alternate"${addAttribute(networkLocales[other], "content")}>`)}<meta property="og:image"${addAttribute(image, "content")}><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt"${addAttribute(title, "content")}>${article && renderTemplate`<meta property="article:published_time"${addAttribute(article.published.toISOString(), "content")}>`}${article?.updated && renderTemplate`<meta property="article:modified_time"${addAttribute(article.updated.toISOString(), "content")}>`}<meta name="twitter:card" content="summary_large_image">`;
}, "/work/main/src/components/shell/SharingTags.astro", void 0);
// src/layouts/Document.astro
createAstro("http://localhost:4455");
var $$Document = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Document;
	const { locale, title, description, indexed = false, sharing, theme } = Astro.props;
	const path = pathWithoutLocale(Astro.url.pathname.replace(/(?<=.)\/$/, ""));
	const address = (language) => new URL(pathIn(language, path), Astro.site).href;
	return renderTemplate`<html${addAttribute(languageTags[locale], "lang")}${addAttribute(theme, "data-theme")}${addAttribute(Astro.locals.member ? "" : void 0, "data-member")}><head><meta charset="utf-8">${renderSlot($$result, $$slots["first"])}<meta name="viewport" content="width=device-width">${theme ? renderTemplate`<meta name="theme-color"${addAttribute(theme === "dark" ? "#0d1514" : "#fbf8f2", "content")}>` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0d1514" media="(prefers-color-scheme: dark)">` })}`}<title>${PUBLIC_PRODUCT_NAME} - ${title}</title>${description && renderTemplate`<meta name="description"${addAttribute(description, "content")}>`}<link rel="icon" type="image/svg+xml" href="/favicon.svg">${indexed ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate`<link rel="canonical"${addAttribute(address(locale), "href")}>${locales.map((language) => renderTemplate`<link rel="alternate"${addAttribute(languageTags[language], "hreflang")}${addAttribute(address(language), "href")}>`)}<link rel="alternate" hreflang="x-default"${addAttribute(address("en"), "href")}>${sharing && description && renderTemplate`${renderComponent($$result, "SharingTags", $$SharingTags, {
		"locale": locale,
		"description": description,
		...sharing,
		"url": address(locale),
		"image": new URL(sharing.image, Astro.site).href
	})}`}` })}` : renderTemplate`<meta name="robots" content="noindex">`}${renderSlot($$result, $$slots["head"])}${renderHead($$result)}</head><body>${renderSlot($$result, $$slots["default"])}</body></html>`;
}, "/work/main/src/layouts/Document.astro", void 0);
export { siteName as n, $$Document as t };
