import { onMount } from 'nanostores';
import * as contract from '#contract/activities.ts';
import type { Activity, ActivityEvent } from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createKeyedQueries, type KeyedQuery } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';

/** The largest page that the API gives. */
const PAGE_SIZE = 50;
/** Pages that are read at most: more logins than anybody has in the 90 days that the log goes back. */
const MAX_PAGES = 40;

/** A login that its owner says was not them, and what happened since. */
export interface DeniedLogin {
  /** Null where the log has none of this id: it is older than the log, or of another account. */
  readonly login: Activity | null;
  /** From the login on, newest first, without it. */
  readonly since: readonly Activity[];
  /** When they were read, in milliseconds since 1970. */
  readonly at: number;
}

type Query = Omit<NonNullable<Parameters<typeof readPage>[0]>, 'page'>;

const readPage = async (
  query: { page: number; since?: string; kind?: 'sign_in'; outcome?: 'done' },
  signal: AbortSignal,
) => (await call(contract.listActivities, { query: { ...query, page_size: PAGE_SIZE }, signal })).data;

/** Reads page after page. @param isEnough stops it */
async function readPages(
  query: Query,
  signal: AbortSignal,
  isEnough: (items: readonly Activity[]) => boolean,
): Promise<readonly Activity[]> {
  const items: Activity[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items: more, total } = await readPage({ ...query, page }, signal);
    items.push(...more);
    if (page * PAGE_SIZE >= total || isEnough(more)) break;
  }
  return items;
}

async function readDeniedLogin(id: string, signal: AbortSignal): Promise<DeniedLogin> {
  const hasIt = (items: readonly Activity[]) => items.some((activity) => activity.id === id);
  const logins = await readPages({ kind: 'sign_in', outcome: 'done' }, signal, hasIt);
  const login = logins.find((activity) => activity.id === id) ?? null;
  const since = login === null ? [] : await readPages({ since: login.at }, signal, () => false);
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
