/** One form for what a reader takes as one: case, accents, full-width letters. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
