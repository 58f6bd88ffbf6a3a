/**
 * Letters that readers type without their stroke, dot, hook or ligature, and that Unicode does not take apart: of Europe, and of
 * Hausa, Ewe, Akan and other languages of West Africa, whose letters many keyboards lack.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
  ɓ: 'b',
  ɗ: 'd',
  ɖ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ǝ: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ɩ: 'i',
  ŋ: 'n',
  ɲ: 'n',
  ɔ: 'o',
  ʋ: 'v',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Emoji and the letters of flags: of all marks, those that people write and look for as words. */
const PICTURE = /^(?![©®])[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u;

/**
 * One form for everything that a reader takes for the same word, on both sides of every search: case, accents, full-width letters
 * and characters that are not seen do not count, nor do marks inside a word (`cote divoire` is Côte d’Ivoire, `us` is U.S.,
 * `istanbul` is İstanbul). An emoji is a word; any other mark separates words, as a space does.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}.'’ʼ]/gu, '')
    .replace(/[\p{P}\p{S}]/gu, (mark) => (PICTURE.test(mark) ? ` ${mark} ` : ' '))
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text, folded. */
export const foldedWords = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);
