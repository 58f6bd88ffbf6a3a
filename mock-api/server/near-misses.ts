import { editDistance } from '../core/edit-distance.ts';
import type { NearMiss } from '../core/request-log.ts';

/** A call that the mock serves; its path is as in `/user/notifications/{id}/status`. */
export interface Served {
  method: string;
  path: string;
}

/** Maximum number of suggestions. */
const SHOWN = 3;
/** A segment that differs in more than half of its characters is another one, not a slip. */
const TOO_FAR = 0.5;

interface Difference {
  /** 0 for none. */
  distance: number;
  reasons: string[];
}

/** The calls that a request is most like, nearest first, and how it differs from each. */
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

function comparePaths(path: string, declared: string): Difference {
  const reasons: string[] = [];
  let distance = 0;
  const expected = declared.split('/').slice(1);
  let actual = path.split('/').slice(1);
  if (actual.length > 1 && actual.at(-1) === '') {
    actual.pop();
    distance += 0.05;
    reasons.push('it ends with a slash');
  }
  if (actual.includes('')) {
    actual = actual.filter(Boolean);
    distance += 0.05;
    reasons.push('it has two slashes in a row');
  }
  for (let index = 0; index < Math.max(actual.length, expected.length); index += 1) {
    const [one, other] = [actual[index], expected[index]];
    if (other === undefined) reasons.push(`segment ${index + 1}, '${one}', is too much`);
    else if (one === undefined) reasons.push(`segment ${index + 1}, '${other}', is missing`);
    else if (one !== other && !isParameter(other))
      reasons.push(`the path differs in segment ${index + 1}: '${one}' is not '${other}'`);
    distance += unlike(one, other);
  }
  return { distance, reasons };
}

const isParameter = (segment: string) => segment.startsWith('{');

/** From 0 for equal segments to 1 for segments with nothing in common. */
function unlike(one = '', other = ''): number {
  if (one === other) return 0;
  if (isParameter(other)) return one === '' ? 1 : 0.02;
  // Three times as long as any name of the contract: not a slip.
  if (one.length > 60) return 1;
  const longest = Math.max(one.length, other.length);
  return (
    Math.min(editDistance(one, other), editDistance(one.toLowerCase(), other.toLowerCase()) + 0.5) / longest
  );
}
