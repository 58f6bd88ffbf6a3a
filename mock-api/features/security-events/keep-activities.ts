import { ACTIVITY_DAYS } from '#contract/activities.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredActivity } from './state.ts';

const ACTIVITY_MS = ACTIVITY_DAYS * 24 * 3_600_000;
/** Entries of one account: more than twenty a day. Only somebody who does one thing over and over gets there. */
const ACTIVITY_LIMIT = 2000;

/** What has happened to an account within 90 days, oldest first. */
export function activitiesOf(state: SandboxState, customerId: string): readonly StoredActivity[] {
  const since = iso(now(state) - ACTIVITY_MS);
  return (own(state.activities, customerId) ?? []).filter(({ at }) => at > since);
}

/**
 * Enters an activity. What is older than 90 days goes. Beyond the limit the oldest of the commonest event goes, so that nobody can push
 * out the entry of their login by renaming a payee over and over.
 */
export function keepActivities(state: SandboxState, customerId: string, added: StoredActivity): void {
  const kept = [...activitiesOf(state, customerId), added];
  if (kept.length > ACTIVITY_LIMIT) kept.splice(oldestOfCommonest(kept), 1);
  state.activities[customerId] = kept;
}

function oldestOfCommonest(kept: readonly StoredActivity[]): number {
  const counts = new Map<string, number>();
  for (const { event } of kept) counts.set(event, (counts.get(event) ?? 0) + 1);
  const [commonest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return kept.findIndex(({ event }) => event === commonest);
}
