import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { $online } from '#src/stores/query/online.ts';
import type { LiveQuote } from '#src/stores/transfers/live-quote.ts';
import type { QuoteRequest } from '#src/stores/transfers/quote-request.ts';

/** Asks for the price of now when the one that is there has expired. @param isHeld nothing changes under a person who approves it. */
export function useQuoteRenewal({ $state, renew }: LiveQuote, isHeld: boolean): void {
  const state = useStore($state);
  const expiresAt = state.name === 'ready' && !isHeld ? state.expiresAt : null;
  useEffect(() => {
    if (expiresAt === null) return undefined;
    const timer = setTimeout(renew, Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, renew]);
}

/** Keeps a price for what is typed: asks after each pause, renews what expires, and tries again once the browser is online. */
export function useLiveQuote(
  live: LiveQuote,
  request: QuoteRequest | null,
  priceTolerance: string,
  isHeld = false,
): void {
  const { $state, renew } = live;
  const state = useStore($state);
  const isOnline = useStore($online);
  const key = JSON.stringify(request);
  // What had decided it has changed, as when an account is unfrozen: it is asked for again.
  const isDropped = state.name === 'none';
  useEffect(() => {
    if (!isHeld) live.request(JSON.parse(key) as QuoteRequest | null, { isTyped: true, priceTolerance });
  }, [live, key, priceTolerance, isHeld, isDropped]);

  useQuoteRenewal(live, isHeld);

  const waitsForNetwork = state.name === 'failed' && isNetworkError(state.error);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && waitsForNetwork) renew();
  }, [isOnline, waitsForNetwork, renew]);
}
