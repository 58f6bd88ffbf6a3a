// src/api/server-text.ts
/** Longest message of a server that is shown, in characters. */
var LONGEST = 300;
/** Control characters and the marks that reorder text could make a message say something else; half a pair says nothing. */
var HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]+/gu;
/** Server text as it may be shown: one line, bounded, nothing invisible. Empty when nothing is left. */
function cleanServerText(text) {
	const clean = text.replace(HIDDEN, " ").replace(/\s+/g, " ").trim();
	if (clean.length <= LONGEST) return clean;
	return `${clean.slice(0, 299).replace(/\p{Cs}$/u, "")}…`;
}
export { cleanServerText as t };
