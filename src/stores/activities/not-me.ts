import { onMount } from 'nanostores';
import * as contract from '#contract/activities.ts';
import type { Activity, ActivityEvent } from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createKeyedQueries, type KeyedQuery } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';
import { readPages } from '../query/read-pages.ts';

/** A login that its owner says was not them, and what happened since. */
export interface DeniedLogin {
  /** Null where the log has none of this id: it is older than the log, or of another account. */
  readonly login: Activity | null;
  /** From the login on, newest first, without it. */
  readonly since: readonly Activity[];
  /** When they were read, in milliseconds since 1970. */
  readonly at: number;
}

/** Reads the log. @param isEnough stops it */
const readLog = (
  filter: { since?: string; kind?: 'sign_in'; outcome?: 'done' },
  signal: AbortSignal,
  isEnough?: (rows: readonly Activity[]) => boolean,
): Promise<readonly Activity[]> =>
  readPages(
    async (page) => (await call(contract.listActivities, { query: { ...filter, ...page }, signal })).data,
    isEnough,
  );

async function readDeniedLogin(id: string, signal: AbortSignal): Promise<DeniedLogin> {
  const hasIt = (items: readonly Activity[]) => items.some((activity) => activity.id === id);
  const logins = await readLog({ kind: 'sign_in', outcome: 'done' }, signal, hasIt);
  const login = logins.find((activity) => activity.id === id) ?? null;
  const since = login === null ? [] : await readLog({ since: login.at }, signal);
  return { login, since: since.filter((activity) => activity.id !== id), at: Date.now() };
}

const queries = createKeyedQueries((id: string) => {
  const query = createQuery<DeniedLogin>(['activities not-me ', id], (signal) => readDeniedLogin(id, signal));
  onMount(query, () =>
    onServerEvent('notification', ({ notification: { type } }) => {
      if (type === 'device' || type === 'security') query.revalidate();
    }),
  );
  return query;
});

/** The login of an activity, by its id. */
export const deniedLogin = (id: string): KeyedQuery<DeniedLogin> => queries(id);

/** Events that log a device out. */
const LOGS_OUT: ReadonlySet<ActivityEvent> = new Set(['device_removed', 'devices_removed', 'not_me']);

/** When the device of a login was logged out, as the log tells it; null where it tells nothing. */
export function loggedOutAt({ login, since }: DeniedLogin): string | null {
  const found = since.find(
    ({ event, removed_device_id }) =>
      LOGS_OUT.has(event) && (event !== 'device_removed' || removed_device_id === login?.device_id),
  );
  return found?.at ?? null;
}

/** How many payees were saved since. */
export const payeesSavedSince = ({ since }: DeniedLogin): number =>
  since.filter(({ event }) => event === 'payee_saved').length;
