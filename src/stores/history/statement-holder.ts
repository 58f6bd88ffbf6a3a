import type { ReplyOf } from '#contract/endpoint.ts';
import * as contract from '#contract/me.ts';
import { call } from '#src/api/call.ts';
import { createQuery } from '../query/query-client.ts';
import { readOf, type Read } from './statements.ts';

/** Whose statement it is, as the profile has it: name and address. */
export type StatementHolder = Pick<
  ReplyOf<typeof contract.getProfile>,
  'first_name' | 'middle_name' | 'last_name' | 'username' | 'address'
>;

/** Read when a statement is printed: no other part of the wallet needs an address. */
export const statementHolder: Read<StatementHolder> = readOf(
  createQuery<StatementHolder>(['statement holder'], async (signal) => {
    const { first_name, middle_name, last_name, username, address } = await call(contract.getProfile, {
      signal,
    });
    return { first_name, middle_name, last_name, username, address };
  }),
);
