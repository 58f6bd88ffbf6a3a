import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { i as PUBLIC_TURNSTILE_SCRIPT_URL } from "./client_B1ZfDz9w.mjs";
import { a as pathIn, n as languageTags, o as pathWithoutLocale } from "./locale_DjvJCb5D.mjs";
import { t as $$Mark } from "./Mark_R90RfcBw.mjs";
import { n as siteName } from "./Document_CykDRU7L.mjs";
// src/components/shell/icons.ts
/** Line icons on a grid of 24, drawn for the product: path data for `<Icon name>`. */
var icons = {
	chevron: "M7 10l5 5 5-5",
	arrow: "M5 12h14M13 6l6 6-6 6",
	check: "M5.5 12.5l4.3 4.3L18.5 7.5",
	close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
	globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
	alert: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.8v5M12 16.1v.1",
	mail: "M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7.5l8 6 8-6",
	menu: "M4 8h16M4 16h16",
	send: "M7 17 17 7M8.5 7H17v8.5",
	receive: "M17 7 7 17M15.5 17H7V8.5",
	staking: "M5 20V14M10 20V10M15 20v-7M20 20V5",
	security: "M12 3.5l7.5 2.8v5.2c0 4.3-3 7.4-7.5 9-4.5-1.6-7.5-4.7-7.5-9V6.3zM8.8 12l2.3 2.3 4.2-4.3",
	transfers: "M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5",
	chains: "M12 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM5.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10.8 7.3 6.7 16.3M13.2 7.3l4.1 9M8 18.5h8",
	support247: "M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-5 4v-4h-.5A2.5 2.5 0 0 1 4 13.5zM8.5 10h.1M12 10h.1M15.5 10h.1",
	social: "M8.5 3.5h7a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM10.5 17.5h3",
	currencies: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM16.5 9.7a5.5 5.5 0 1 1-6.8 6.8",
	analytics: "M4 4v16h16M8 15l3.5-4.5 3.5 2.5L19.5 7",
	monitoring: "M3 12h4l3-7 4 14 3-7h4",
	assets: "M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4",
	pause: "M9 6v12M15 6v12",
	play: "M8 5.5v13l10.5-6.5z",
	person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5",
	search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5",
	letter: "M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6",
	slow: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
	unknown: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.7a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.6M12 16.4v.1",
	download: "M12 4v11M7 10.5l5 5 5-5M5 20h14"
};
// src/components/shell/Icon.astro
createAstro("http://localhost:4455");
var $$Icon = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Icon;
	const { name, class: extra } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<svg${addAttribute(["icon", extra], "class:list")} viewBox="0 0 24 24" aria-hidden="true"><path${addAttribute(icons[name], "d")}></path></svg>`;
}, "/work/main/src/components/shell/Icon.astro", void 0);
// src/components/shell/LanguageLink.astro
createAstro("http://localhost:4455");
var $$LanguageLink = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LanguageLink;
	const { locale, class: extra } = Astro.props;
	const other = locale === "en" ? "cn" : "en";
	const names = {
		en: "English",
		cn: "中文"
	};
	const path = Astro.routePattern === "/404" ? "/" : pathWithoutLocale(Astro.url.pathname);
	const KEPT = [
		"q",
		"reference",
		"key",
		"done"
	];
	const query = new URLSearchParams([...Astro.url.searchParams].filter(([name]) => KEPT.includes(name)));
	const href = pathIn(other, path) + (query.size > 0 ? `?${query.toString()}` : "");
	return renderTemplate`${maybeRenderHead($$result)}<a${addAttribute(extra, "class")}${addAttribute(href, "href")}${addAttribute(languageTags[other], "lang")}>${renderComponent($$result, "Icon", $$Icon, { "name": "globe" })}${names[other]}</a>`;
}, "/work/main/src/components/shell/LanguageLink.astro", void 0);
// src/components/shell/Logo.astro
createAstro("http://localhost:4455");
var $$Logo = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Logo;
	const { locale } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<a class="logo"${addAttribute(pathIn(locale, "/"), "href")}>${renderComponent($$result, "Mark", $$Mark, {})}${siteName(locale)}</a>`;
}, "/work/main/src/components/shell/Logo.astro", void 0);
// src/layouts/challenge.ts
/** The one third party that a form page may run: its script, and the frame in which it asks. */
var challengeScript = `${PUBLIC_TURNSTILE_SCRIPT_URL}?render=explicit`;
/** The policy exists in builds only: `Astro.csp` is undefined under `astro dev`. */
function allowChallenge(csp) {
	const { origin } = new URL(challengeScript);
	csp?.insertScriptResource("'self'");
	csp?.insertScriptResource(origin);
	csp?.insertDirective(`frame-src ${origin}`);
}
export { $$Icon as a, $$LanguageLink as i, challengeScript as n, $$Logo as r, allowChallenge as t };
