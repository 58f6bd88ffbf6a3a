/** English words as people type them: other endings, and slips of the finger. */

const ENDINGS = /(?:ings?|ed|es|s|e)$/;
const VOWEL = /[aeiouy]/;

/**
 * What the forms of a word begin with: `fees` and `fee`, `sending` and `send`, `staked` and `stake`. Good enough to find a
 * word by its beginning, which is all that it is for.
 */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  const short = word.replace(ENDINGS, '').replace(/([bdgmnprt])\1$/, '$1');
  return short.length >= 3 && VOWEL.test(short) ? short : word;
}

/** How many slips lie between two words (a letter too many, missing, wrong, or two swapped); more than `most` is `most + 1`. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[line - 1] === other[column - 1];
      const swapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/**
 * The word that was probably meant, or undefined. Short words have too many neighbours to guess; long ones may have two slips.
 * People seldom mistake the first letter, so a word that keeps it is preferred.
 */
export function suggestWord(typed: string, known: Iterable<string>): string | undefined {
  if (typed.length < 4 || !/^[a-z]+$/.test(typed)) return undefined;
  const most = typed.length < 8 ? 1 : 2;
  let best: { readonly word: string; readonly cost: number } | undefined;
  for (const word of known) {
    if (word.length < 3) continue;
    const cost = editDistance(typed, word, most) + (word.startsWith(typed.slice(0, 1)) ? 0 : 0.5);
    if (cost <= most && cost < (best?.cost ?? Infinity)) best = { word, cost };
  }
  return best?.word;
}
