/** How many names are offered instead of one that does not exist. */
const OFFERED = 3;

/** The names that need the fewest changes (Levenshtein 1965) to become the one that was asked for, nearest first. */
export function nearestNames(asked: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, away: distance(asked.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, OFFERED)
    .map(({ name }) => name);
}

/** Letters put in, taken out or replaced. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  // A name is short; what somebody asks for may be a novel.
  for (const letter of from.slice(0, 100)) {
    let left = (above[0] ?? 0) + 1;
    const row = [left];
    for (const [at, wanted] of [...to].entries()) {
      const replaced = (above[at] ?? 0) + (wanted === letter ? 0 : 1);
      left = Math.min(replaced, (above[at + 1] ?? 0) + 1, left + 1);
      row.push(left);
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
