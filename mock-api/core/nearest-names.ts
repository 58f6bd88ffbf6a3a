import { editDistance } from './edit-distance.ts';

/** How many names are suggested instead of an unknown one. */
const SUGGESTIONS = 3;

/** The names most similar to an unknown one, nearest first. */
export function nearestNames(unknown: string, names: readonly string[]): string[] {
  // Names are short, and an unknown one may be any text.
  const wanted = unknown.slice(0, 100).toLowerCase();
  return names
    .map((name) => ({ name, away: editDistance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name);
}
