import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { toAmount } from '#src/stores/live/stream-price.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $dollarRate, $isDollarRateLoading } from '#src/stores/money/dollar-rate.ts';
import type { Quote } from './holdings.ts';

/** What the prices of the market, which come in dollars, are shown in. */
export interface PriceScale {
  readonly currency: DisplayCurrency;
  /** How much of it a dollar is; null where no rate is known: then no price can be shown. */
  readonly rate: string | null;
  /** ISO 8601, of a rate that is no longer live: what is converted at it is not live either. */
  readonly staleSince: string | null;
  /** The rate is on its way. */
  readonly isLoading: boolean;
}

const dollars: PriceScale = { currency: 'usd', rate: '1', staleSince: null, isLoading: false };

/** The most decimals that a price has, and those that a converted one keeps. */
const PRICE_DECIMALS = 24;
const SHOWN_DECIMALS = 18;

/** A price in dollars, of the stream or of a list, in the currency of a scale; null where there is no rate. */
export function toScale(price: string, { rate }: Pick<PriceScale, 'rate'>): string | null {
  if (rate === null) return null;
  if (rate === '1') return toAmount(price);
  const dollarPrice = parseAmount(toAmount(price), PRICE_DECIMALS);
  return formatAmount(
    multiplyByRate(dollarPrice, PRICE_DECIMALS, rate, SHOWN_DECIMALS, 'half-even'),
    SHOWN_DECIMALS,
  );
}

/** What is known of a price in the currency of a scale: at a rate that is no longer live, no price is. */
export function quoteAtRate(quote: Quote, { staleSince }: Pick<PriceScale, 'staleSince'>): Quote {
  if (staleSince === null || quote.kind === 'none') return quote;
  const at = Date.parse(staleSince);
  return { kind: 'stale', price: quote.price, at: quote.kind === 'stale' ? Math.min(quote.at, at) : at };
}

/** The scale for the display currency. What is that currency itself is priced in dollars: in its own unit it would always be 1. */
export function usePriceScale(id?: string): PriceScale {
  const currency = useStore($displayCurrency);
  const rate = useStore($dollarRate);
  const isLoading = useStore($isDollarRateLoading);
  return useMemo(
    () =>
      currency === id
        ? dollars
        : { currency, rate: rate?.amount ?? null, staleSince: rate?.staleSince ?? null, isLoading },
    [currency, id, isLoading, rate],
  );
}

/** The scale of the echo beside a price: dollars; null where it is in dollars already. */
export function useEchoScale(id: string): PriceScale | null {
  const { currency } = usePriceScale(id);
  return currency === 'usd' || currency === 'usdt' ? null : dollars;
}
