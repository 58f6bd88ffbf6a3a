import { editDistance } from './edit-distance.ts';
import type { LoggedRequest } from './request-log.ts';
import { redact } from './redact.ts';

export interface Expectation {
  op: string;
  /** How many times; at least once when left out. */
  count?: number | undefined;
  status?: number | undefined;
  /** Members that the body must have; it may have others. */
  body?: unknown;
}

export interface Finding {
  ok: boolean;
  /** How many calls match. */
  found: number;
  /** Near misses, and how they differ. */
  nearest: { id?: number; op: string; reason: string }[];
}

const NEAR_MISS_LIMIT = 5;

/** Looks for logged requests that match. The log has no secrets, so any secret matches any other. */
export function findExpected(requestLog: readonly LoggedRequest[], expected: Expectation): Finding {
  const sameCall = requestLog.filter(({ op }) => op === expected.op);
  const differing = sameCall.flatMap((item) => {
    const reasons = differences(item, expected);
    return reasons.length > 0 ? [{ id: item.id, op: item.op, reason: reasons.join('; ') }] : [];
  });
  const found = sameCall.length - differing.length;
  const ok = expected.count === undefined ? found > 0 : found === expected.count;
  if (ok || differing.length > 0) return { ok, found, nearest: differing.slice(-NEAR_MISS_LIMIT) };
  return { ok, found, nearest: sameCall.length > 0 ? [] : similarCalls(requestLog, expected.op) };
}

function differences(item: LoggedRequest, { status, body }: Expectation): string[] {
  const reasons =
    status === undefined || item.status === status ? [] : [`status is ${item.status}, not ${status}`];
  if (body !== undefined) reasons.push(...valueDifferences(item.body, redact(body), 'body'));
  return reasons;
}

/** Where a value lacks what is expected of it, by path. */
function valueDifferences(value: unknown, expected: unknown, path: string): string[] {
  if (typeof expected !== 'object' || expected === null || typeof value !== 'object' || value === null)
    return Object.is(value, expected) ? [] : [`${path} is ${shown(value)}, not ${shown(expected)}`];
  if (Array.isArray(expected) && (!Array.isArray(value) || value.length !== expected.length))
    return [`${path} is ${shown(value)}, not ${shown(expected)}`];
  return Object.entries(expected).flatMap(([name, inner]) =>
    valueDifferences(
      Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      inner,
      `${path}.${name}`,
    ),
  );
}

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200));

/** Other calls that were made, the most similar name first. */
function similarCalls(requestLog: readonly LoggedRequest[], op: string): Finding['nearest'] {
  const counts = new Map<string, number>();
  for (const item of requestLog) counts.set(item.op, (counts.get(item.op) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => editDistance(a.slice(0, 200), op) - editDistance(b.slice(0, 200), op))
    .slice(0, NEAR_MISS_LIMIT)
    .map(([name, count]) => ({ op: name, reason: `was called ${count === 1 ? 'once' : `${count} times`}` }));
}
