/** The letters of a name: of any script, with their marks and joiners. */
export const NAME_CHARACTERS = /^[\p{L}\p{M}\u200C\u200D]*$/u;

/** Scripts in whose spelling joiners have a place (`علی‌رضا`, `ශ්‍රී`), by their ISO 15924 codes. */
const JOINING = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
/** A joiner between two letters of such a script, and what chooses the form of a Han character. */
const JOINER = String.raw`(?<=[${JOINING}])[\u200C\u200D](?=[${JOINING}])`;
const VARIANT = String.raw`(?<=\p{scx=Hani})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;
const SEEN = new RegExp(
  String.raw`^(?!\p{M})(?:\P{Default_Ignorable_Code_Point}|${JOINER}|${VARIANT})*$`,
  'u',
);

/**
 * Whether all of a name is seen, or changes what is seen. Fillers are letters to Unicode and look like nothing, and a joiner in a
 * Latin name makes two names that look the same.
 */
export const isSeenWhole = (name: string): boolean => SEEN.test(name);
