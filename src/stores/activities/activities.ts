import { onMount } from 'nanostores';
import * as contract from '#contract/activities.ts';
import type { Activity, ActivityKind, ActivityOutcome } from '#contract/activities.ts';
import type { EventData } from '#contract/user-events.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { onServerEvent } from '../live/server-events.ts';
import { invalidateQueries } from '../query/query-client.ts';
import { createPagedList, createPagedLists, type PagedList } from '../query/paged-list.ts';

const PAGE_SIZE = 20;
/** With what the keys of all queries of the log begin. */
const AREA = 'activities';
/** How often the newest page is read anew while the log is shown. */
const REFETCH_INTERVAL_MS = 60_000;

/** Reads anew what is shown of the log: something has been entered. */
export const refreshActivities = (): void => invalidateQueries((key) => key.startsWith(`${AREA} `));

/** What protects the account comes with a notification when it changes on another device. */
function refreshAfter({ notification: { type } }: EventData['notification']): void {
  if (type === 'security' || type === 'device') refreshActivities();
}

/** Which part of the log is shown; null of both is all of it. */
export interface ActivityFilter {
  readonly kind: ActivityKind | null;
  readonly outcome: ActivityOutcome | null;
}

/** The server's texts are in the language of the call: another language is another list. */
type InLanguage = ActivityFilter & { readonly locale: Locale };

const lists = createPagedLists<InLanguage, Activity>(
  ({ kind, outcome, locale }) => [kind ?? 'all', outcome ?? 'any', locale].join(' '),
  ({ kind, outcome }, key) => {
    const list = createPagedList<Activity, number>({
      key: [AREA, key],
      idOf: ({ id }) => id,
      timeOf: ({ at }) => at,
      refetchInterval: REFETCH_INTERVAL_MS,
      async fetchPage(cursor, signal) {
        const page = cursor ?? 1;
        const query = {
          page,
          page_size: PAGE_SIZE,
          ...(kind === null ? {} : { kind }),
          ...(outcome === null ? {} : { outcome }),
        };
        const { items, total } = (await call(contract.listActivities, { query, signal })).data;
        return { rows: items, next: page * PAGE_SIZE < total ? page + 1 : null };
      },
    });
    onMount(list.$state, () => onServerEvent('notification', refreshAfter));
    return list;
  },
);

/** The account's log, by filter. Entries are never changed nor removed (contract/activities.ts). */
export const activityList = (filter: ActivityFilter, locale: Locale): PagedList<Activity> =>
  lists.of({ ...filter, locale });
