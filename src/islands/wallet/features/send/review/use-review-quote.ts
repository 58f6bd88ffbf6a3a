import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#contract/quotes.ts';
import { ApiError } from '#src/api/api-error.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import type { LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { $payment, closePayment, discardPayment } from '#src/stores/transfers/payment.ts';
import { isQuoteFor } from '#src/stores/transfers/quote-recipient.ts';
import { quoteRequestOf } from '#src/stores/transfers/quote-request.ts';
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
  const state = ofRecipient(useStore($sendQuote), draft);
  const currency = useStore($displayCurrency);
  const { price_tolerance: priceTolerance } = useStore($preferences);
  const hasBegun = useRef(false);
  // As text, so that it changes only with what it says.
  const wanted =
    memoProblem === 'unchecked'
      ? null
      : JSON.stringify(quoteRequestOf(priceable(draft, memoProblem), currency));

  useEffect(() => {
    // The payment that is approved has this quote: another display currency, chosen elsewhere, waits.
    if (wanted === null || isHeld) return;
    if (!hasBegun.current) {
      // The end of an earlier payment was seen.
      closePayment();
      beginReview();
    }
    const request = JSON.parse(wanted) as ReturnType<typeof quoteRequestOf>;
    requestQuote(request, { isTyped: hasBegun.current, priceTolerance });
    hasBegun.current = true;
  }, [wanted, priceTolerance, isHeld]);

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
  // The panel for sending may choose somebody else meanwhile.
  const former = last && isQuoteFor(last, draft) ? last : null;
  const shown = state.name === 'ready' ? state.quote : state.name === 'loading' ? former : null;
  return { state, shown };
}

const otherRecipient = new ApiError('contract');

/** A quote that pays somebody else than the draft is no price of it. */
function ofRecipient(state: LiveQuoteState, draft: SendDraft): LiveQuoteState {
  if (state.name !== 'ready' || isQuoteFor(state.quote, draft)) return state;
  const { request, previous } = state;
  return { name: 'failed', request, error: otherRecipient, previous };
}
