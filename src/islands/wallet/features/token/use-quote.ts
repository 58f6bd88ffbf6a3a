import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { isCoin } from '#contract/assets.ts';
import type { MarketAsset } from '#contract/market.ts';
import { $coinsWithoutPrice, $prices, type Price } from '#src/stores/live/ticker.ts';
import { toQuote, type Quote } from '../../money/holdings.ts';
import { quoteAtRate, usePriceScale } from '../../money/price-scale.ts';

/** The stream has no price for what is not one of its coins. */
const $noPrice = atom<Price | null>(null);
const livePriceOf = (id: string) => (isCoin(id) ? $prices[id] : $noPrice);

/** Milliseconds between two paints of a chart: a whole line is drawn for one price. */
const CHART_PAINT_MS = 1000;

/**
 * What is known of an asset's price, at every price of the stream.
 * @param listed what the market has told; null before it has.
 */
export function useQuote(id: string, listed: Pick<MarketAsset, 'price' | 'spark'> | null): Quote {
  const live = useStore(livePriceOf(id));
  const isSilent = useStore($coinsWithoutPrice);
  return quoteAtRate(toQuote(live, listed, isCoin(id) && isSilent.has(id)), usePriceScale(id));
}

/** The price of the stream as often as a chart is painted; null for one that is stale, or that there is none of. */
export function useChartPrice(id: string): Price | null {
  const $price = livePriceOf(id);
  const [price, setPrice] = useState(() => $price.get());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const paint = () => {
      timer = null;
      setPrice($price.get());
    };
    const unbind = $price.subscribe(() => {
      timer ??= setTimeout(paint, CHART_PAINT_MS);
    });
    return () => {
      unbind();
      if (timer) clearTimeout(timer);
    };
  }, [$price]);
  return price?.stale === false ? price : null;
}
