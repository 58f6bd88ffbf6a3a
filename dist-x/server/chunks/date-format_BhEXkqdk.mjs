import { n as languageTags } from "./locale_DjvJCb5D.mjs";
// src/intl/date-format.ts
var formatters = /* @__PURE__ */ new Map();
/** A calendar day, as content gives it (midnight UTC): `17 November 2026`, `2026年11月17日`. */
function dayText(day, locale) {
	let format = formatters.get(locale);
	if (!format) {
		const tag = locale === "en" ? "en-GB" : languageTags[locale];
		format = new Intl.DateTimeFormat(tag, {
			dateStyle: "long",
			timeZone: "UTC"
		});
		formatters.set(locale, format);
	}
	return format.format(day);
}
/** The same for machines: `2026-11-17`. */
function isoDay(day) {
	return day.toISOString().slice(0, 10);
}
export { isoDay as n, dayText as t };
