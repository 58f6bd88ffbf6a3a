import { a as REFERENCE, t as LINK_KEY } from "./newsletter_0tk4veLk.mjs";
// src/components/form/link-parts.ts
var partOf = (url, name, pattern) => {
	const value = url.searchParams.get(name) ?? "";
	return pattern.test(value) ? value : null;
};
/** The number of a message in the address of a page; null for anything else, so that no link can put words on it. */
var referenceIn = (url) => partOf(url, "reference", REFERENCE);
/** The key of a letter's link. */
var keyIn = (url) => partOf(url, "key", LINK_KEY);
export { referenceIn as n, keyIn as t };
