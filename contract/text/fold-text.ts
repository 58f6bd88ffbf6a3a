/** Letters that readers type without their stroke, dot or ligature, and that Unicode does not take apart. */
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
};

/**
 * One form for everything that a reader takes for the same word, on both sides of every search: case, accents, full-width letters
 * and characters that are not seen do not count, nor do marks inside a word (`cote divoire` is Côte d’Ivoire, `us` is U.S.,
 * `istanbul` is İstanbul). Any other mark separates words, as a space does.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}.'’ʼ]/gu, '')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .toLowerCase()
    .replace(/[ßæœøđðħıłþς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text, folded. */
export const foldedWords = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);
