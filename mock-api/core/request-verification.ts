import { editDistance } from '../server/near-misses.ts';
import type { LoggedRequest } from './request-log.ts';
import { redact } from './redact.ts';

export interface Expectation {
  op: string;
  /** How often; at least once when left out. */
  count?: number | undefined;
  status?: number | undefined;
  /** Members that the body must have; others do not matter. */
  body?: unknown;
}

export interface Finding {
  ok: boolean;
  /** How many calls are as expected. */
  found: number;
  /** Calls that come near, and in what they differ. */
  nearest: { id?: number; op: string; reason: string }[];
}

const SHOWN = 5;

/** Looks for calls that are as expected. Secrets are not in the journal, so any secret is like any other. */
export function findExpected(journal: readonly LoggedRequest[], wanted: Expectation): Finding {
  const named = journal.filter(({ op }) => op === wanted.op);
  const differing = named.flatMap((item) => {
    const reasons = differences(item, wanted);
    return reasons.length > 0 ? [{ id: item.id, op: item.op, reason: reasons.join('; ') }] : [];
  });
  const found = named.length - differing.length;
  const ok = wanted.count === undefined ? found > 0 : found === wanted.count;
  if (ok || differing.length > 0) return { ok, found, nearest: differing.slice(-SHOWN) };
  return { ok, found, nearest: named.length > 0 ? [] : likeNamed(journal, wanted.op) };
}

function differences(item: LoggedRequest, { status, body }: Expectation): string[] {
  const reasons =
    status === undefined || item.status === status ? [] : [`status is ${item.status}, not ${status}`];
  if (body !== undefined) reasons.push(...unlike(item.body, redact(body), 'body'));
  return reasons;
}

/** Where a value lacks what is wanted of it, by path. */
function unlike(value: unknown, wanted: unknown, path: string): string[] {
  if (typeof wanted !== 'object' || wanted === null || typeof value !== 'object' || value === null)
    return Object.is(value, wanted) ? [] : [`${path} is ${shown(value)}, not ${shown(wanted)}`];
  if (Array.isArray(wanted) && (!Array.isArray(value) || value.length !== wanted.length))
    return [`${path} is ${shown(value)}, not ${shown(wanted)}`];
  return Object.entries(wanted).flatMap(([name, inner]) =>
    unlike(
      Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      inner,
      `${path}.${name}`,
    ),
  );
}

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200));

/** Other calls that were made, the most alike by name first. */
function likeNamed(journal: readonly LoggedRequest[], op: string): Finding['nearest'] {
  const times = new Map<string, number>();
  for (const item of journal) times.set(item.op, (times.get(item.op) ?? 0) + 1);
  return [...times]
    .sort(([a], [b]) => editDistance(a.slice(0, 200), op) - editDistance(b.slice(0, 200), op))
    .slice(0, SHOWN)
    .map(([name, count]) => ({ op: name, reason: `was called ${count === 1 ? 'once' : `${count} times`}` }));
}
