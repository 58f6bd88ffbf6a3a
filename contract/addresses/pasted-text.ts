/**
 * Characters without a width: soft hyphen, zero-width space and joiners, direction marks, embeddings and isolates, byte order mark.
 * The direction overrides (U+202D, U+202E) are left in, to be refused: with them a text reads otherwise than it is.
 */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g;

/**
 * A text without what a copy brings along: invisible characters, and white space around it. Letters that only look like others are
 * kept (no Unicode normalisation): an address with one is refused, not turned into an address that nobody gave.
 */
export const cleanPastedText = (text: string): string => text.replace(invisible, '').trim();
