// Characters that are not seen by themselves, and where they change what is seen: one rule for names, for what is shown, and for files.

/** Scripts in whose spelling joiners have a place (`علی‌رضا`, `ශ්‍රී`), by their ISO 15924 codes. */
const JOINING = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** A joiner between two letters of such a script. */
export const LETTER_JOINER = String.raw`(?<=[${JOINING}])[\u200C\u200D](?=[${JOINING}])`;

/** What chooses the form of a Han character. */
export const HAN_VARIANT = String.raw`(?<=\p{scx=Hani})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;

/** What chooses the form of a Mongolian letter, and of a symbol. */
const VARIANT = String.raw`(?<=\p{scx=Mong})[\u180B-\u180F]|(?<=[\p{Extended_Pictographic}\p{Sm}\p{So}])[\uFE00-\uFE0F]`;

/** The sequence of a keycap: `1️⃣`. */
const KEYCAP = String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`;

/** A joiner inside of an emoji: `👩🏾‍🍳`. */
const EMOJI_JOINER = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`;

/** The sequence of a flag such as Scotland's: a black flag, its letters as tags, and their end. */
export const TAGGED_FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;

const IN_PLACE = [TAGGED_FLAG, LETTER_JOINER, HAN_VARIANT, VARIANT, KEYCAP, EMOJI_JOINER].join('|');
const UNSEEN = new RegExp(String.raw`(${IN_PLACE})|\p{Default_Ignorable_Code_Point}+`, 'gu');

/**
 * A text whose characters that nobody sees are spaces, but for those that change what is seen. Two texts that are not the same would
 * look the same otherwise.
 */
export const withSeenCharacters = (text: string): string =>
  text.replace(UNSEEN, (_unseen, inPlace: string | undefined) => inPlace ?? ' ');
