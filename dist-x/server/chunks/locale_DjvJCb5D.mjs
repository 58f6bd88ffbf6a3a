// src/intl/locale.ts
/** The product's two languages, by the names it uses in URLs and menus (spec section 2). */
var locales = ["en", "cn"];
/** What `lang` attributes and Intl get: `cn` is a region, and Intl would fall back to the machine's language in silence. */
var languageTags = {
	en: "en",
	cn: "zh-CN"
};
/** A language tag, or the value of the cookie `lang`, to a locale; English for anything else. */
function localeOf(tag) {
	return tag === "cn" || tag?.toLowerCase().startsWith("zh") ? "cn" : "en";
}
/** Pages whose URL carries no language: theirs is the cookie `lang`. */
var UNPREFIXED = /^\/(?:w|oauth|auth-loading)(?:\/|$)/;
function isPrefixed(path) {
	return !UNPREFIXED.test(path);
}
/** An internal path (`/login`, `/features#staking-rewards`, `/`) in a language. */
function pathIn(locale, path) {
	if (locale === "en" || !isPrefixed(path)) return path;
	return path === "/" ? "/cn" : path.startsWith("/#") ? `/cn${path.slice(1)}` : `/cn${path}`;
}
/** `/login//` is `/login`. No pattern: one that looks for the end of 16 kB of slashes takes a second over it. */
function withoutLastSlashes(path) {
	let end = path.length;
	while (end > 1 && path[end - 1] === "/") end -= 1;
	return path.slice(0, end);
}
/** The path without its language prefix: `/cn/login` is `/login`, `/cn` is `/`. */
function pathWithoutLocale(path) {
	return path.replace(/^\/cn(?=\/|$)/, "") || "/";
}
export { pathIn as a, locales as i, languageTags as n, pathWithoutLocale as o, localeOf as r, withoutLastSlashes as s, isPrefixed as t };
