import * as contract from '#contract/banks.ts';
import type { Bank, nameMatches } from '#contract/banks.ts';
import { call } from '#src/api/call.ts';
import { createLiveSearch } from '../query/live-search.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** Digits of an account number (NUBAN). */
export const ACCOUNT_DIGITS = 10;

export interface BankList {
  readonly items: readonly Bank[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<BankList>(['banks'], async (signal) => {
  const { data } = await call(contract.listBanks, { signal });
  return { items: data.items, at: Date.now() };
});

/** The banks that money can be sent to. */
export const $banks = keepPreviousData(query);

export function refetchBanks(): void {
  query.invalidate();
}

/** An account as its bank knows it. */
export interface ResolvedAccount {
  readonly bank_code: string;
  readonly account_number: string;
  readonly account_name: string;
  /** Whether it is in the person's own name; `none` can't be paid. */
  readonly name_match: (typeof nameMatches)[number];
}

/** What `accountLookup.setQuery` takes: nothing is asked before a bank is chosen and all the digits are there. */
export const accountQuery = (bankCode: string, digits: string): string => `${bankCode} ${digits}`;

/**
 * Whose account it is, as the bank says, for an `accountQuery`. Fails with ApiError 422 `account_number_invalid` where there is no
 * such account, and 409 `bank_not_answering`.
 */
export const accountLookup = createLiveSearch<ResolvedAccount>({
  normalizeQuery: (account) => (/^\S+ \d{10}$/.test(account) ? account : null),
  fetchResults: async (account, signal) => {
    const [bank_code = '', account_number = ''] = account.split(' ');
    return (await call(contract.resolveBankAccount, { body: { bank_code, account_number }, signal })).data;
  },
});
