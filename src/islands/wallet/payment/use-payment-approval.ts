import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Approval } from '#contract/approval.ts';
import { blockCodes, type Quote } from '#contract/quotes.ts';
import type { Risk } from '#contract/risks.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { freshQuoteOf } from '#src/stores/transfers/fresh-quote.ts';
import type { LiveQuote } from '#src/stores/transfers/live-quote.ts';
import type { PaymentIntent } from '#src/stores/transfers/money-key.ts';
import {
  $payment,
  closePayment,
  discardPayment,
  preparePayment,
  sendPayment,
} from '#src/stores/transfers/payment.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { isApprovalError } from '../approval/approval-errors.ts';

/** Refusals that another quote for the same answers, or repeats for as long as they hold. */
const staleErrors: ReadonlySet<string | null> = new Set<ErrorCode>([
  'quote_not_found',
  'beneficiary_required',
  ...blockCodes,
]);

export interface PaymentApproval {
  /** Whether the PIN is asked for. */
  readonly isAsking: boolean;
  /** Why the last attempt was refused: nothing was moved. */
  readonly refusal: ApiError | null;
  /** Risks that the API found when the payment was to be made, besides those of its quote. */
  readonly newRisks: readonly Risk[];
  /** Asks for the PIN, or pays at once where the quote needs none. */
  readonly ask: (quote: Quote, intent: Omit<PaymentIntent, 'quote_id'>) => void;
  readonly close: () => void;
  /** What was refused has been edited: why does not hold any longer. */
  readonly forgetRefusal: () => void;
  /** @throws ApiError of an approval that was refused. */
  readonly approve: (approval: Approval) => Promise<void>;
}

interface PaymentApprovalOptions {
  /** The price of what is paid. */
  readonly live: Pick<LiveQuote, '$state' | 'receive' | 'renew'>;
  /** Shows what became of the payment, once it has left; or the one of this tab that has to be resolved first. */
  readonly onLeft: () => void;
}

/** The way from a reviewed quote through the PIN to the payment, and back where it is refused. */
export function usePaymentApproval({ live, onLeft }: PaymentApprovalOptions): PaymentApproval {
  const { receive, renew } = live;
  const state = useStore(live.$state);
  const customerId = useStore($auth, { keys: ['user'] }).user?.customer_id;
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [newRisks, setNewRisks] = useState<readonly Risk[]>([]);

  const ask: PaymentApproval['ask'] = (quote, intent) => {
    if (!customerId) return;
    const isPrepared = preparePayment(quote, customerId, intent);
    setRefusal(null);
    if (!isPrepared) onLeft();
    else if (quote.requires.includes('pin') || quote.requires.includes('totp')) setIsAsking(true);
    // Needed after all, since something else has changed: then it is asked for.
    else approve({}).catch(() => setIsAsking(true));
  };

  const forgetRefusal = useCallback(() => {
    setRefusal(null);
    discardPayment();
  }, []);

  // From then on the quotes say for how long it holds.
  const isBlocked = state.name === 'ready' && state.quote.limits.blocked_by !== null;
  useEffect(() => {
    if (isBlocked) forgetRefusal();
  }, [isBlocked, forgetRefusal]);

  const close = () => {
    // What has left can't be called back by closing the question.
    if ($payment.get().name !== 'sending') setIsAsking(false);
  };

  const approve = async (approval: Approval) => {
    await sendPayment(approval);
    const payment = $payment.get();
    if (payment.name === 'none') return;
    if (payment.name === 'ready') {
      refuse(payment.error);
      return;
    }
    if (payment.name === 'not-sent') {
      const fresh = freshQuoteOf(payment.error);
      if (fresh) {
        closePayment();
        receive(fresh);
        setIsAsking(false);
        return;
      }
    }
    onLeft();
  };

  const refuse = (error: ApiError | null) => {
    if (error && isApprovalError(error)) throw error;
    setIsAsking(false);
    const unread = paymentErrorDetailsOf(error, 'risks_not_acknowledged');
    if (unread) {
      setNewRisks(unread.risks);
      return;
    }
    setRefusal(error);
    if (error && staleErrors.has(error.code)) renew();
  };

  return { isAsking, refusal, newRisks, ask, close, forgetRefusal, approve };
}
