import { displayCurrencies } from '#contract/display-currencies.ts';
import { computed } from 'nanostores';
import * as wallet from '#contract/balances.ts';
import type { Balances } from '#contract/balances.ts';
import { call } from '#src/api/call.ts';
import { $lastSyncedAt } from './last-synced.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { $displaySettings } from '../preferences/display-settings.ts';

/** The currency of the total. */
export const $displayCurrency = computed($displaySettings, ({ display_currency }) => display_currency);

/** How often data is refetched while a component shows it. */
const REFETCH_INTERVAL_MS = 30_000;

const query = createQuery<Balances>(
  ['balances ', $displayCurrency],
  async (signal, _, key) => {
    // The key, not the present choice: a reply belongs to the currency that it was asked for in.
    const currency = displayCurrencies.find((one) => one === key);
    const [reply] = await Promise.all([
      call(wallet.getBalances, { query: { currency }, signal }),
      displaySettingsReady(),
    ]);
    $lastSyncedAt.set(reply.data.as_of);
    return reply.data;
  },
  REFETCH_INTERVAL_MS,
);

/**
 * Balances, in memory only, never in storage. After a change of currency the data is of the old one until the new one is
 * loaded: compare `data.currency` before showing a value.
 */
export const $balances = keepPreviousData(query);

/**
 * Whether the values of the balances are to be shown, in `data.currency`. Not while those in a newly chosen currency load. Where these can't
 * be had, the ones in the currency before stay: a skeleton would promise what does not come.
 */
export const $isValued = computed(
  [$balances, $displayCurrency],
  ({ data, error }, currency) => data !== null && (data.currency === currency || error !== null),
);

export function refetchBalances(): void {
  query.invalidate();
}
