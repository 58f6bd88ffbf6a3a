/**
 * One form for everything that a reader takes for the same word: case, accents and full-width letters do not count, nor do
 * marks inside a word (`cote divoire` is Côte d’Ivoire, `us` is U.S.). Any other mark separates words, as a space does.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}.'’ʼ]/gu, '')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .toLowerCase();
}
