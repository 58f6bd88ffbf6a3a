import * as contract from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { createKeyedQueries, type KeyedQuery } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';
import { readPages } from '../query/read-pages.ts';

/** The entries of logins on devices that the account did not know: their ids, by that of the device. */
export type FirstLogins = ReadonlyMap<string, string>;

/** How much earlier than its device a login may be entered, in milliseconds: the API writes the two one after the other. */
const BEFORE_MS = 60_000;

/** The first logins on new devices since the first of these was seen (ISO 8601). */
export const firstLogins: (firstSeen: string) => KeyedQuery<FirstLogins> = createKeyedQueries(
  (firstSeen: string) =>
    createQuery<FirstLogins>(['activities first-logins ', firstSeen], async (signal) => {
      const since = new Date(Date.parse(firstSeen) - BEFORE_MS).toISOString();
      const filter = { kind: 'sign_in', outcome: 'done', since } as const;
      const logins = await readPages(
        async (page) => (await call(contract.listActivities, { query: { ...filter, ...page }, signal })).data,
      );
      return new Map(
        logins.flatMap(({ device_id, recognised, id }) =>
          device_id !== null && !recognised ? [[device_id, id] as const] : [],
        ),
      );
    }),
);
