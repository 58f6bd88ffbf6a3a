import { n as languageTags } from "./locale_DjvJCb5D.mjs";
// src/intl/time-format.ts
/** Seconds as a countdown shows them: `4:32`. */
function countdownText(seconds) {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
var utcFormatters = /* @__PURE__ */ new Map();
/** Day and time where the reader's zone is not known, as on a page that the server writes: `Nov 21, 09:42 UTC`. */
function utcText(moment, locale) {
	let format = utcFormatters.get(locale);
	if (!format) {
		format = new Intl.DateTimeFormat(languageTags[locale], {
			month: "short",
			day: "numeric",
			hour: "2-digit",
			minute: "2-digit",
			hour12: false,
			timeZone: "UTC",
			timeZoneName: "short"
		});
		utcFormatters.set(locale, format);
	}
	return format.format(new Date(moment));
}
export { utcText as n, countdownText as t };
