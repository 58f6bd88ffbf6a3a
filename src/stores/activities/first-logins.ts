import * as contract from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { createKeyedQueries, type KeyedQuery } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';

/** The largest page that the API gives: far more logins than there are in the day in which a device counts as new. */
const PAGE_SIZE = 50;

/** The entries of logins on devices that the account did not know: their ids, by that of the device. */
export type FirstLogins = ReadonlyMap<string, string>;

/** How much earlier than its device a login may be entered, in milliseconds: the API writes the two one after the other. */
const BEFORE_MS = 60_000;

/** The first logins on new devices since the first of these was seen (ISO 8601). */
export const firstLogins: (firstSeen: string) => KeyedQuery<FirstLogins> = createKeyedQueries(
  (firstSeen: string) =>
    createQuery<FirstLogins>(['activities first-logins ', firstSeen], async (signal) => {
      const since = new Date(Date.parse(firstSeen) - BEFORE_MS).toISOString();
      const query = { kind: 'sign_in', outcome: 'done', since, page: 1, page_size: PAGE_SIZE } as const;
      const { items } = (await call(contract.listActivities, { query, signal })).data;
      return new Map(
        items.flatMap(({ device_id, recognised, id }) =>
          device_id !== null && !recognised ? [[device_id, id] as const] : [],
        ),
      );
    }),
);
