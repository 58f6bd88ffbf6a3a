import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { DisplayCurrency } from '#contract/display-currencies.ts';
import type { Quote } from '#contract/quotes.ts';
import { ApiError } from '#src/api/api-error.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import type { LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { $payment, closePayment, discardPayment } from '#src/stores/transfers/payment.ts';
import { isQuoteFor, isSamePlace } from '#src/stores/transfers/quote-recipient.ts';
import { quoteRequestOf, type QuoteRequest } from '#src/stores/transfers/quote-request.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import {
  $sendQuote,
  beginReview,
  dropQuote,
  requestQuote,
  sendQuote,
} from '#src/stores/transfers/send-quote.ts';
import { useQuoteRenewal } from '../../../payment/use-live-quote.ts';
import { priceable, type MemoProblem } from './memo-problem.ts';

interface ReviewQuote {
  readonly state: LiveQuoteState;
  /** What is shown: the quote, or the last one while another is loaded; null before the first, and when none can be had. */
  readonly shown: Quote | null;
}

/**
 * The price of a draft: asked for on entry, again when something of the draft changes, and anew when it has expired.
 * @param isHeld true while the PIN is asked for: nothing changes under a person who approves it.
 */
export function useReviewQuote(
  draft: SendDraft,
  memoProblem: MemoProblem | null,
  isHeld: boolean,
): ReviewQuote {
  const currency = useStore($displayCurrency);
  const { price_tolerance: priceTolerance } = useStore($preferences);
  const hasBegun = useRef(false);
  const priced = memoProblem === 'unchecked' ? null : priceable(draft, memoProblem);
  const state = judge(useStore($sendQuote), priced, isHeld ? null : currency);
  // As text, so that it changes only with what it says.
  const wanted = priced && JSON.stringify(quoteRequestOf(priced, currency));
  // What had decided it has changed, as when an account is unfrozen: it is asked for again.
  const isDropped = state.name === 'none';

  useEffect(() => {
    // The payment that is approved has this quote: another display currency, chosen elsewhere, waits.
    if (wanted === null || isHeld) return;
    if (!hasBegun.current) {
      // The end of an earlier payment was seen.
      closePayment();
      beginReview();
    }
    const request = JSON.parse(wanted) as QuoteRequest | null;
    requestQuote(request, { isTyped: hasBegun.current, priceTolerance });
    hasBegun.current = true;
  }, [wanted, priceTolerance, isHeld, isDropped]);

  useQuoteRenewal(sendQuote, isHeld || state.name !== 'ready');

  useEffect(
    () => () => {
      // An edit drops the key; a quote that was used is no price of the next payment.
      const { name } = $payment.get();
      if (name === 'ready') discardPayment();
      else if (name !== 'none') dropQuote();
    },
    [],
  );

  const [last, setLast] = useState<Quote | null>(null);
  if (state.name === 'ready' && state.quote !== last) setLast(state.quote);
  // Another amount is priced over the former sums; the panel for sending may choose somebody else meanwhile.
  const former = last && isSamePlace(last, priced ?? draft) ? last : null;
  const shown = state.name === 'ready' ? state.quote : state.name === 'loading' ? former : null;
  return { state, shown };
}

const otherPayment = new ApiError('contract');

/**
 * What the quote is for the draft as it is now: one that was asked for something else is still to be replaced, and one that answers
 * with something else than was asked for is no price of it.
 * @param currency what amounts of money are shown in; null while a person approves the quote that is there, whatever they choose
 * elsewhere
 */
function judge(
  state: LiveQuoteState,
  draft: SendDraft | null,
  currency: DisplayCurrency | null,
): LiveQuoteState {
  if (state.name !== 'ready') return state;
  const { request, quote, previous } = state;
  const shownIn = currency ?? currencyIn(request);
  const wanted = draft && quoteRequestOf(draft, shownIn);
  if (!draft || !wanted || JSON.stringify(wanted) !== JSON.stringify(request))
    return { name: 'loading', request, previous };
  if (isQuoteFor(quote, draft, wanted)) return state;
  return { name: 'failed', request, error: otherPayment, previous };
}

/** What an amount of money was shown in when a quote was asked for. */
const currencyIn = (request: QuoteRequest): DisplayCurrency =>
  (request.kind === 'send' && request.fiat_currency) || 'ngn';
