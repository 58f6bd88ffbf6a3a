import type { NearMiss } from '../core/request-log.ts';

/** A call that is served, by its path as in `/user/notifications/{id}/status`. */
export interface Served {
  method: string;
  path: string;
}

/** More would hide the one that was meant. */
const SHOWN = 3;
/** A name of which more than half differs was meant for something else. */
const TOO_FAR = 0.5;

interface Difference {
  /** 0 for none. */
  distance: number;
  reasons: string[];
}

/** The calls that a request was most likely meant for, nearest first, and how it differs from each. */
export function nearMisses(method: string, path: string, served: readonly Served[]): NearMiss[] {
  return served
    .map((one) => {
      const { distance, reasons } = comparePaths(path, one.path);
      const isOther = one.method !== method;
      return {
        op: `${one.method} ${one.path}`,
        reason: [...(isOther ? [`the method is ${method}, not ${one.method}`] : []), ...reasons].join('; '),
        distance: distance + (isOther ? 0.1 : 0),
        reach: (one.path.split('/').length - 1) * TOO_FAR,
      };
    })
    .filter(({ distance, reach }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
    .map(({ op, reason }) => ({ op, reason }));
}

function comparePaths(given: string, wanted: string): Difference {
  const reasons: string[] = [];
  let distance = 0;
  const meant = wanted.split('/').slice(1);
  let asked = given.split('/').slice(1);
  if (asked.length > 1 && asked.at(-1) === '') {
    asked.pop();
    distance += 0.05;
    reasons.push('it ends with a slash');
  }
  if (asked.includes('')) {
    asked = asked.filter(Boolean);
    distance += 0.05;
    reasons.push('it has two slashes in a row');
  }
  for (let index = 0; index < Math.max(asked.length, meant.length); index += 1) {
    const [one, other] = [asked[index], meant[index]];
    if (other === undefined) reasons.push(`segment ${index + 1}, '${one}', is too much`);
    else if (one === undefined) reasons.push(`segment ${index + 1}, '${other}', is missing`);
    else if (one !== other && !isParameter(other))
      reasons.push(`the path differs in segment ${index + 1}: '${one}' is not '${other}'`);
    distance += unlike(one, other);
  }
  return { distance, reasons };
}

const isParameter = (segment: string) => segment.startsWith('{');

/** From 0 for the same to 1 for nothing in common. */
function unlike(one = '', other = ''): number {
  if (one === other) return 0;
  if (isParameter(other)) return one === '' ? 1 : 0.02;
  // The longest names of the contract are a third of it; what is longer is no slip of the pen.
  if (one.length > 60) return 1;
  const longest = Math.max(one.length, other.length);
  return (
    Math.min(editDistance(one, other), editDistance(one.toLowerCase(), other.toLowerCase()) + 0.5) / longest
  );
}

/** How many letters have to be put in, taken out or changed (Levenshtein, 1965). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const swap = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(swap, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
