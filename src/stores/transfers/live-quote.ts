import { atom, type ReadableAtom } from 'nanostores';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import { createQuote } from '#contract/transfers.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { retryAfterOf } from '../query/retry-after.ts';
import { differencesFromRequest } from './quote-match.ts';
import type { QuoteRequest } from './quote-request.ts';

/**
 * The price of a payment. `previous` is the quote for the same request that the person knows: the one that they began with, or that
 * they accepted since. What came between the two does not count, or many small steps would pass unseen.
 */
export type LiveQuoteState =
  | { readonly name: 'none' }
  | { readonly name: 'loading'; readonly request: QuoteRequest; readonly previous: Quote | null }
  | {
      readonly name: 'ready';
      readonly request: QuoteRequest;
      readonly quote: Quote;
      readonly previous: Quote | null;
      /** False where it is worse than the one before by more than the person tolerates, until they accept it. */
      readonly isAccepted: boolean;
      /** When it expires by this browser's clock, in milliseconds since 1970: the API's clock decides how long that is. */
      readonly expiresAt: number;
    }
  | {
      readonly name: 'failed';
      readonly request: QuoteRequest;
      readonly error: ApiError | null;
      readonly previous: Quote | null;
    };

/** Keeps a price for a request that changes while somebody types. */
export interface LiveQuote {
  readonly $state: ReadableAtom<LiveQuoteState>;
  /**
   * Asks for the price of a request. The newest request wins, and one whose quote is there is not asked again.
   * @param options `isTyped` waits for a pause in typing; `priceTolerance` is the percent that a later quote may be worse by.
   */
  readonly request: (
    request: QuoteRequest | null,
    options: { readonly isTyped?: boolean; readonly priceTolerance: string },
  ) => void;
  /** Asks for the price of now: the quote has expired, or could not be had. */
  readonly renew: () => void;
  /** Takes the fresh quote that came with a refusal (`quote_expired`), to be looked at beside the one before. */
  readonly receive: (fresh: Quote) => void;
  /** The person takes the price as it is: a later one is compared with it. */
  readonly accept: () => void;
  /** Forgets the quote: what it prices is left, or was paid. */
  readonly drop: () => void;
}

/** Milliseconds without a keystroke after which a price is asked for. */
const DEBOUNCE_MS = 400;

/**
 * Milliseconds between two prices that are asked for by themselves: whatever an answer says, there is no end of requests, and no
 * wait that is longer than a timer can be, which would end at once.
 */
const SHORTEST_MS = 1000;
const LONGEST_MS = 86_400_000;

const isSame = (one: QuoteRequest, other: QuoteRequest) => JSON.stringify(one) === JSON.stringify(other);

const knownQuote = (state: Exclude<LiveQuoteState, { name: 'none' }>): Quote | null =>
  state.previous ?? (state.name === 'ready' ? state.quote : null);

/** One for each form that prices a payment: a transfer and a conversion may be open at once. */
export function createLiveQuote(): LiveQuote {
  const $state = atom<LiveQuoteState>({ name: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | null = null;
  /** Percent, a decimal string: `price_tolerance` of the preferences. */
  let tolerance = '0.5';

  function request(
    wanted: QuoteRequest | null,
    options: { readonly isTyped?: boolean; readonly priceTolerance: string },
  ): void {
    tolerance = options.priceTolerance;
    const state = $state.get();
    if (wanted && state.name !== 'none' && state.name !== 'failed' && isSame(state.request, wanted)) return;
    cancel();
    if (!wanted) {
      $state.set({ name: 'none' });
      return;
    }
    $state.set({ name: 'loading', request: wanted, previous: null });
    timer = setTimeout(() => void load(wanted, null), options.isTyped ? DEBOUNCE_MS : 0);
  }

  function renew(): void {
    const state = $state.get();
    if (state.name === 'none' || state.name === 'loading') return;
    cancel();
    const previous = knownQuote(state);
    $state.set({ name: 'loading', request: state.request, previous });
    void load(state.request, previous);
  }

  function receive(fresh: Quote): void {
    const state = $state.get();
    if (state.name === 'none') return;
    cancel();
    show(state.request, fresh, knownQuote(state));
  }

  function accept(): void {
    const state = $state.get();
    if (state.name === 'ready') $state.set({ ...state, previous: null, isAccepted: true });
  }

  function drop(): void {
    cancel();
    $state.set({ name: 'none' });
  }

  function cancel(): void {
    clearTimeout(timer);
    controller?.abort();
    controller = null;
  }

  async function load(wanted: QuoteRequest, previous: Quote | null): Promise<void> {
    const current = new AbortController();
    controller = current;
    try {
      const { data } = await call(createQuote, { body: wanted, signal: current.signal });
      if (!current.signal.aborted) show(wanted, data, previous);
    } catch (reason) {
      if (current.signal.aborted) return;
      reportAuthError(reason);
      const error = reason instanceof ApiError ? reason : null;
      $state.set({ name: 'failed', request: wanted, error, previous });
      const seconds = retryAfterOf(reason);
      if (seconds !== null) timer = setTimeout(renew, Math.max(seconds * 1000, SHORTEST_MS));
    }
  }

  function show(wanted: QuoteRequest, quote: Quote, previous: Quote | null): void {
    // The price of another payment is none of this one.
    if (differencesFromRequest(quote, wanted).length > 0) {
      $state.set({ name: 'failed', request: wanted, error: new ApiError('contract'), previous });
      return;
    }
    const life = Date.parse(quote.expires_at) - Date.parse(quote.server_time);
    const shown = Math.min(Math.max(life, SHORTEST_MS), LONGEST_MS);
    $state.set({
      name: 'ready',
      request: wanted,
      quote,
      previous,
      isAccepted: !previous || !isWorse(previous, quote, tolerance),
      expiresAt: Date.now() + shown,
    });
  }

  return { $state, request, renew, receive, accept, drop };
}

/** The quote of a request; while it is renewed, the one before. Null for a state that prices something else. */
export function quoteFor(state: LiveQuoteState, request: QuoteRequest | null): Quote | null {
  if (state.name === 'none' || request === null || !isSame(state.request, request)) return null;
  return state.name === 'ready' ? state.quote : state.name === 'loading' ? state.previous : null;
}

/** Percent are compared as hundredths of them: `0.5` is 50. */
const PERCENT_SCALE = 2;

/** Whether more is paid, or less arrives, than before, by more than some percent. */
export function isWorse(before: Quote, now: Quote, percent: string): boolean {
  const allowed = parseAmount(percent, PERCENT_SCALE);
  const whole = 100n * 10n ** BigInt(PERCENT_SCALE);
  const minor = ({ asset, amount }: Quote['receive']) => parseAmount(amount, assets[asset].scale);
  const paid = [minor(before.total_debit), minor(now.total_debit)] as const;
  const received = [minor(before.receive), minor(now.receive)] as const;
  return (
    (paid[1] - paid[0]) * whole > paid[0] * allowed ||
    (received[0] - received[1]) * whole > received[0] * allowed
  );
}
