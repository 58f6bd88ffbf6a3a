import { atom } from 'nanostores';
import type { DisplayCurrency } from '#contract/assets.ts';
import * as wallet from '#contract/wallet.ts';
import type { Balances } from '#contract/wallet.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { $figuresFrom } from './figures-from.ts';
import { createQuery, hold } from './queries.ts';

/** What the total is shown in; naira first. */
export const $displayCurrency = atom<DisplayCurrency>('ngn');
/** Every amount of the wallet is masked. Until the page is reloaded: nothing of it is kept in the browser. */
export const $balancesHidden = atom(false);

/** Milliseconds between two reads while somebody looks. */
const REFRESH_EVERY = 30_000;

const query = createQuery<Balances, ApiError>(['balances ', $displayCurrency], {
  fetcher: async (_, currency) => {
    const reply = await call(wallet.balances, undefined, { query: { currency: String(currency) } });
    $figuresFrom.set(reply.data.as_of);
    return reply.data;
  },
  revalidateInterval: REFRESH_EVERY,
});

/**
 * Balances, in memory only, never in storage. After a change of currency the data is of the old one until the answer is
 * there: compare `data.currency` before showing a value.
 */
export const $balances = hold(query);

export function retryBalances(): void {
  query.revalidate();
}
