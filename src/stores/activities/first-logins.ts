import * as contract from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { createKeyedQueries, type KeyedQuery } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';

/** The largest page that the API gives: far more logins than there are in the day in which a device counts as new. */
const PAGE_SIZE = 50;

/** The entries of logins on devices that the account did not know: their ids, by that of the device. */
export type FirstLogins = ReadonlyMap<string, string>;

/** The first logins on new devices since a moment (ISO 8601). */
export const firstLogins: (since: string) => KeyedQuery<FirstLogins> = createKeyedQueries((since: string) =>
  createQuery<FirstLogins>(['activities first-logins ', since], async (signal) => {
    const query = { kind: 'sign_in', outcome: 'done', since, page: 1, page_size: PAGE_SIZE } as const;
    const { items } = (await call(contract.listActivities, { query, signal })).data;
    return new Map(
      items.flatMap(({ device_id, recognised, id }) =>
        device_id !== null && !recognised ? [[device_id, id] as const] : [],
      ),
    );
  }),
);
