import { atom } from 'nanostores';
import { displayCurrencies } from '#contract/display-currencies.ts';
import * as contract from '#contract/portfolio.ts';
import type { Portfolio, PortfolioRange } from '#contract/portfolio.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { $displayCurrency } from './balances.ts';

/** How often data is refetched while a component shows it. */
const REFETCH_INTERVAL_MS = 60_000;

/** How far back the line goes. In memory only: each page begins with a month. */
export const $portfolioRange = atom<PortfolioRange>('1M');

// The key begins as that of the balances does: what changes them makes the line stale too.
const query = createQuery<Portfolio>(
  ['balances portfolio ', $portfolioRange, ' ', $displayCurrency],
  async (signal, _, rangeKey, __, currencyKey) => {
    // The key, not the present choice: a reply belongs to what it was asked for.
    const range = contract.portfolioRanges.find((one) => one === rangeKey);
    const currency = displayCurrencies.find((one) => one === currencyKey);
    const [reply] = await Promise.all([
      call(contract.getPortfolio, { query: { range, currency }, signal }),
      displaySettingsReady(),
    ]);
    return reply.data;
  },
  REFETCH_INTERVAL_MS,
);

/**
 * What all balances were worth over time, in memory only. After a change of the range or the currency the data is of the old
 * one until the new one is loaded: compare `data.range` and `data.currency` before showing it.
 */
export const $portfolio = keepPreviousData(query);

export function refetchPortfolio(): void {
  query.invalidate();
}
