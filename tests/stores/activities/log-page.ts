import { vi } from 'vitest';
import type { Activity } from '#contract/activities.ts';
import type { ActivityFilter } from '#src/stores/activities/activities.ts';
import { eventually } from '../../eventually.ts';
import { newDocument } from '../new-document.ts';

export const LOG = 'GET /auth/activities';
export const NOW = Date.parse('2026-11-21T09:42:00.000Z');
const HOUR_MS = 3_600_000;

const everything: ActivityFilter = { kind: null, outcome: null };

/** A tab of somebody whose account has a log of `count` entries, an hour between two, the newest an hour old. */
export async function openLog(count: number) {
  const { mock } = newDocument();
  await mock.control('PUT', '/clock', { mode: 'frozen', at: new Date(NOW).toISOString() });
  await mock.signIn('complete');
  // The stores are modules: each test gets fresh ones.
  vi.resetModules();
  const { activityList } = await import('#src/stores/activities/activities.ts');
  const { invalidateQueries } = await import('#src/stores/query/query-client.ts');
  const { state } = mock.app.sandboxes.default;
  const [customer] = Object.keys(state.activities).concat(Object.keys(state.users));
  if (customer === undefined) throw new Error('nobody is signed in');
  let made = 0;
  const entry = (at: number) => {
    made += 1;
    return {
      id: `act_test_${made}`,
      event: made % 2 === 0 ? ('signed_in' as const) : ('payee_saved' as const),
      at: new Date(at).toISOString(),
      device_id: null,
      device_name: null,
      ip: null,
      known: true,
      mailed: false,
      values: {},
    };
  };
  state.activities[customer] = Array.from({ length: count }, (_, index) =>
    entry(NOW - (count - index) * HOUR_MS),
  );
  const stops: (() => void)[] = [];

  return {
    mock,
    /** Opens the log and waits for its first page. */
    async open(filter: Partial<ActivityFilter> = {}) {
      const list = activityList({ ...everything, ...filter }, 'en');
      stops.push(list.$state.listen(() => undefined));
      await eventually(() => {
        if (list.$state.get().items === null) throw new Error('not loaded');
      });
      return { ...list, items: (): readonly Activity[] => list.$state.get().items ?? [] };
    },
    listOf: (filter: Partial<ActivityFilter>) => activityList({ ...everything, ...filter }, 'en'),
    /** Enters so many newer entries, a second between two. */
    happen(times: number) {
      const newer = Array.from({ length: times }, (_, index) => entry(NOW + index * 1000));
      state.activities[customer] = [...(state.activities[customer] ?? []), ...newer];
      return newer.map(({ id }) => id).toReversed();
    },
    refetch: () => invalidateQueries(),
    close: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
