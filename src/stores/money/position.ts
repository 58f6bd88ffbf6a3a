import type { AssetId } from '#contract/assets.ts';
import { displayCurrencies } from '#contract/display-currencies.ts';
import * as contract from '#contract/portfolio.ts';
import type { Position } from '#contract/portfolio.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createKeyedQueries } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';
import { $displayCurrency } from './balances.ts';

/** How often data is refetched while a component shows it: its value moves with the price. */
const REFETCH_INTERVAL_MS = 30_000;

/**
 * What somebody paid for what they have of an asset, in the display currency. After a change of currency the data is of the old
 * one until the new one is loaded: compare `data.currency` before showing it.
 */
export const position = createKeyedQueries((asset: AssetId) =>
  // The key begins as that of the balances does: what changes them makes this stale too.
  createQuery<Position>(
    ['balances position ', asset, ' ', $displayCurrency],
    async (signal, _, __, ___, currencyKey) => {
      // The key, not the present choice: a reply belongs to the currency that it was asked for in.
      const currency = displayCurrencies.find((one) => one === currencyKey);
      const [reply] = await Promise.all([
        call(contract.getPosition, { params: { asset }, query: { currency }, signal }),
        displaySettingsReady(),
      ]);
      return reply.data;
    },
    REFETCH_INTERVAL_MS,
  ),
);
