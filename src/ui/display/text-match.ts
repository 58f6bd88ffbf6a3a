import { foldedWords as wordsOf, foldText } from '#contract/text/fold-text.ts';

const HAN = /\p{Script=Han}/u;

/** Where a query word stands in a folded text, at the start of one of its words if possible; -1 for nowhere. */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || text[at - 1] === ' ') return at;
  }
  return text.indexOf(word);
}

/** Chinese has no spaces between its words: a run of characters matches wherever it stands. */
function hasWordStart(text: string, word: string): boolean {
  const at = indexOfWord(text, word);
  return at === 0 || (at > 0 && (HAN.test(word) || text[at - 1] === ' '));
}

/**
 * How well a thing matches what was typed; null for not at all, and where no word is typed.
 * 0: it is its name or one of its aliases; 1: its name starts with it; 2: each typed word starts a word of the name; 3: each stands
 * in the name; 4: each starts a word of the name or of an alias.
 */
export function matchRank(name: string, aliases: readonly string[], typed: string): 0 | 1 | 2 | 3 | 4 | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const query = words.join(' ');
  const foldedName = wordsOf(name).join(' ');
  const foldedAliases = aliases.map((alias) => wordsOf(alias).join(' '));
  if (foldedName === query || foldedAliases.includes(query)) return 0;
  if (foldedName.startsWith(query)) return 1;
  if (words.every((word) => hasWordStart(foldedName, word))) return 2;
  if (words.every((word) => foldedName.includes(word))) return 3;
  const all = [foldedName, ...foldedAliases].join(' ');
  return words.every((word) => hasWordStart(all, word)) ? 4 : null;
}

/**
 * The things that match what was typed, the best first, else in their own order; all of them where no word is typed.
 * @param textsOf what a thing is called: the name that is shown, then its aliases.
 */
export function rankMatches<Thing>(
  things: readonly Thing[],
  typed: string,
  textsOf: (thing: Thing) => readonly [name: string, ...aliases: string[]],
): readonly Thing[] {
  if (wordsOf(typed).length === 0) return things;
  return things
    .flatMap((thing) => {
      const [name, ...aliases] = textsOf(thing);
      const rank = matchRank(name, aliases, typed);
      return rank === null ? [] : [{ thing, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}

interface TextPart {
  readonly text: string;
  /** The part matches what was typed. */
  readonly hit: boolean;
}

/** A text cut into what matches and what does not; together the parts are the text. */
export function highlightParts(text: string, typed: string): readonly TextPart[] {
  let folded = '';
  /** For each index of the folded text, the index in the text that it comes from: folding changes lengths. */
  const source: number[] = [];
  let at = 0;
  for (const character of text) {
    const foldedCharacter = foldText(character);
    folded += foldedCharacter;
    source.push(...new Array<number>(foldedCharacter.length).fill(at));
    at += character.length;
  }
  source.push(text.length);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(typed)) {
    const start = indexOfWord(folded, word);
    if (start >= 0) isHit.fill(true, source[start], source[start + word.length]);
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isHit[end] === isHit[from]) continue;
    parts.push({ text: text.slice(from, end), hit: isHit[from] ?? false });
    from = end;
  }
  return parts;
}
