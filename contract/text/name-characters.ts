import { HAN_VARIANT, LETTER_JOINER } from './unseen-characters.ts';

/** The letters of a name: of any script, with their marks and joiners. */
export const NAME_CHARACTERS = /^[\p{L}\p{M}\u200C\u200D]*$/u;

const SEEN = new RegExp(
  String.raw`^(?!\p{M})(?:\P{Default_Ignorable_Code_Point}|${LETTER_JOINER}|${HAN_VARIANT})*$`,
  'u',
);

/**
 * Whether all of a name is seen, or changes what is seen. Fillers are letters to Unicode and look like nothing, and a joiner in a
 * Latin name makes two names that look the same.
 */
export const isSeenWhole = (name: string): boolean => SEEN.test(name);
