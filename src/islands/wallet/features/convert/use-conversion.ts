import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Quote } from '#contract/quotes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { $convertDraft, convertRequestOf, type ConvertDraft } from '#src/stores/transfers/convert-draft.ts';
import { convertQuote } from '#src/stores/transfers/convert-quote.ts';
import { quoteFor, type LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { $payment, discardPayment } from '#src/stores/transfers/payment.ts';
import type { PaymentState } from '#src/stores/transfers/payment-state.ts';
import { readTyped, type AmountProblem } from '#src/stores/transfers/typed-amount.ts';
import { isApprovalError } from '../../approval/approval-errors.ts';
import { useI18n } from '../../i18n/i18n.ts';
import { useLiveQuote } from '../../payment/use-live-quote.ts';
import { usePaymentApproval, type PaymentApproval } from '../../payment/use-payment-approval.ts';

/** All that the sheet shows and decides by. */
export interface Conversion {
  readonly draft: ConvertDraft;
  /** Why what was typed is no amount; null for one that can be converted, and for all of the balance. */
  readonly problem: AmountProblem | null;
  readonly state: LiveQuoteState;
  /** The quote of the draft; while it is renewed, the one before. */
  readonly quote: Quote | null;
  /** Of each side, decimal strings; null until they are known. */
  readonly available: { readonly from: string | null; readonly to: string | null };
  readonly approval: PaymentApproval;
  /** Why the last attempt was refused: also one whose answer came while the sheet was closed. */
  readonly refusal: ApiError | null;
  /** An attempt is under way. */
  readonly isSending: boolean;
}

/** The conversion of the draft, with its price, which holds still while it is approved. */
export function useConversion(): Conversion {
  const draft = useStore($convertDraft);
  const { numberLocale } = useI18n();
  const { price_tolerance } = useStore($preferences);
  const { data: balances } = useStore($balances);
  const payment = useStore($payment);
  const isSending = payment.name === 'sending';
  const approval = usePaymentApproval({
    live: convertQuote,
    // What has left is shown by its state.
    onLeft: () => undefined,
  });
  const state = useStore(convertQuote.$state);
  const request = convertRequestOf(draft);
  useLiveQuote(convertQuote, request, price_tolerance, approval.isAsking || isSending);

  // What was refused is another conversion than the one that is typed now.
  const { forgetRefusal } = approval;
  const requestKey = JSON.stringify(request);
  const lastKey = useRef(requestKey);
  useEffect(() => {
    if (lastKey.current === requestKey) return;
    lastKey.current = requestKey;
    forgetRefusal();
  }, [requestKey, forgetRefusal]);

  useEffect(
    () => () => {
      // An edit drops the key; a quote that was used is no price of the next conversion.
      if ($payment.get().name === 'ready') discardPayment();
      convertQuote.drop();
    },
    [],
  );

  const read = readTyped(draft.typed, draft[draft.fixed], numberLocale);
  const availableOf = (side: 'from' | 'to') =>
    balances && (balances.items.find(({ asset }) => asset === draft[side])?.available ?? '0');
  return {
    draft,
    problem: draft.max || draft.value !== null ? null : (read.problem ?? 'ambiguous'),
    state,
    // The store learns of another request only after this render, and must not price it with the former quote.
    quote: quoteFor(state, request),
    available: { from: availableOf('from'), to: availableOf('to') },
    approval,
    refusal: approval.refusal ?? lateRefusalOf(payment),
    isSending,
  };
}

/** A refused PIN is shown where it was typed. */
const lateRefusalOf = (payment: PaymentState): ApiError | null =>
  payment.name === 'ready' && payment.error && !isApprovalError(payment.error) ? payment.error : null;
