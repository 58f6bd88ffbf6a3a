import * as contract from '#contract/activities.ts';
import type { Activity } from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { onMount } from 'nanostores';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { readPages } from '../query/read-pages.ts';

/** How many are shown where all are a link away. */
const ROWS = 5;
/** How many are read at once for it. */
const PAGE_SIZE = 20;

/** Names of devices are no news of safety, and could be changed over and over to push out what is. */
const tellingOf = (rows: readonly Activity[]) => rows.filter(({ event }) => event !== 'device_renamed');

const query = createQuery(['recent activity'], async (signal) => {
  const rows = await readPages(
    async (page) => (await call(contract.listActivities, { query: page, signal })).data,
    (read) => tellingOf(read).length >= ROWS,
    PAGE_SIZE,
  );
  return { items: tellingOf(rows).slice(0, ROWS), at: Date.now() };
});

/** What has happened last to the account's security. */
export const $recentActivity = keepPreviousData(query);
export const retryRecentActivity = () => query.invalidate();

onMount(query, () =>
  onServerEvent('notification', ({ notification: { type } }) => {
    if (type === 'security') query.revalidate();
  }),
);
