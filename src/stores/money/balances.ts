import { computed } from 'nanostores';
import * as wallet from '#contract/wallet.ts';
import type { Balances } from '#contract/wallet.ts';
import { call } from '#src/api/call.ts';
import { $figuresFrom } from './last-synced.ts';
import { createRead, hold } from '../query/query-client.ts';
import { viewKnown } from '../preferences/view-known.ts';
import { $view } from '../preferences/display-settings.ts';

/** What the total is shown in. */
export const $displayCurrency = computed($view, ({ display_currency }) => display_currency);
/** Every amount of the wallet is masked. */
export const $balancesHidden = computed($view, ({ hide_balances }) => hide_balances);

/** Milliseconds between two reads while somebody looks. */
const REFRESH_EVERY = 30_000;

const query = createRead<Balances>(
  ['balances ', $displayCurrency],
  async (signal, _, currency) => {
    const [reply] = await Promise.all([
      call(wallet.balances, undefined, { query: { currency: String(currency) }, signal }),
      viewKnown(),
    ]);
    $figuresFrom.set(reply.data.as_of);
    return reply.data;
  },
  REFRESH_EVERY,
);

/**
 * Balances, in memory only, never in storage. After a change of currency the data is of the old one until the answer is
 * there: compare `data.currency` before showing a value.
 */
export const $balances = hold(query);

export function retryBalances(): void {
  query.invalidate();
}
