import * as contract from '#contract/me.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

const query = createQuery<{ email: string }>(['account email'], async (signal) => {
  const { email } = await call(contract.getProfile, { signal });
  return { email };
});

/** The address that the account's emails go to, and under which password managers save its password. */
export const $accountEmail = keepPreviousData(query);
