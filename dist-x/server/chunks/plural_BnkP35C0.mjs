import { n as languageTags } from "./locale_DjvJCb5D.mjs";
// src/intl/plural.ts
var rules = /* @__PURE__ */ new Map();
/** The form of a message for a count: English has one and other, Chinese other only. */
function plural(locale, count, forms) {
	let rule = rules.get(locale);
	if (!rule) rules.set(locale, rule = new Intl.PluralRules(languageTags[locale]));
	return (rule.select(count) === "one" ? forms.one : void 0) ?? forms.other;
}
export { plural as t };
