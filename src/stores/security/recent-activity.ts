import * as contract from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { onMount } from 'nanostores';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** How many are shown where all are a link away. */
const ROWS = 5;
/** How many are read for it. */
const READ = 20;

const query = createQuery(['recent activity'], async (signal) => {
  const { items } = (await call(contract.listActivities, { query: { page_size: READ }, signal })).data;
  // Names of devices are no news of safety, and could be changed over and over to push out what is.
  const telling = items.filter(({ event }) => event !== 'device_renamed').slice(0, ROWS);
  return { items: telling, at: Date.now() };
});

/** What has happened last to the account's security. */
export const $recentActivity = keepPreviousData(query);
export const retryRecentActivity = () => query.invalidate();

onMount(query, () =>
  onServerEvent('notification', ({ notification: { type } }) => {
    if (type === 'security') query.revalidate();
  }),
);
