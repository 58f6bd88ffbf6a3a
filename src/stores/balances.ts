import { atom } from 'nanostores';
import type { DisplayCurrency } from '#contract/assets.ts';
import * as wallet from '#contract/wallet.ts';
import type { Balances } from '#contract/wallet.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { createQuery } from './queries.ts';

/** What the total is shown in; naira first. */
export const $displayCurrency = atom<DisplayCurrency>('ngn');

/** Milliseconds between two reads while somebody looks. */
const REFRESH_EVERY = 30_000;

/** Balances in the chosen currency: in memory only, never in storage. */
export const $balances = createQuery<Balances, ApiError>(['balances ', $displayCurrency], {
  fetcher: async (_, currency) => {
    const reply = await call(wallet.balances, undefined, { query: { currency: String(currency) } });
    return reply.data;
  },
  revalidateInterval: REFRESH_EVERY,
});
