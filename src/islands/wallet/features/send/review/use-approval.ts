import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Approval } from '#contract/approval.ts';
import type { Quote } from '#contract/quotes.ts';
import type { Risk, RiskCode } from '#contract/risks.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { freshQuoteOf } from '#src/stores/transfers/fresh-quote.ts';
import { $payment, closePayment, preparePayment, sendPayment } from '#src/stores/transfers/payment.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { receiveQuote, renewQuote } from '#src/stores/transfers/send-quote.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { isApprovalError } from '../../../approval/approval-errors.ts';
import { useSendFlow } from '../send-flow.ts';

/** Refusals that another quote for the same answers. */
const staleErrors: ReadonlySet<string | null> = new Set<ErrorCode>([
  'quote_not_found',
  'beneficiary_required',
]);

interface ApprovalState {
  /** Whether the PIN is asked for. */
  readonly isAsking: boolean;
  /** Why the last attempt was refused: nothing was moved. */
  readonly refusal: ApiError | null;
  /** Risks that the API found when the payment was to be made, besides those of its quote. */
  readonly newRisks: readonly Risk[];
  readonly ask: (quote: Quote, draft: SendDraft, acknowledged: readonly RiskCode[]) => void;
  readonly close: () => void;
  /** @throws ApiError of an approval that was refused. */
  readonly approve: (approval: Approval) => Promise<void>;
}

const textOrNull = (text: string) => text.trim() || null;

/** The way from the review through the PIN to the payment, and back where it is refused. */
export function useApproval(): ApprovalState {
  const { goTo, setAskingPin } = useSendFlow();
  const customerId = useStore($auth, { keys: ['user'] }).user?.customer_id;
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [newRisks, setNewRisks] = useState<readonly Risk[]>([]);

  useEffect(() => {
    setAskingPin(isAsking);
    return () => setAskingPin(false);
  }, [isAsking, setAskingPin]);

  const showStatus = () => goTo('status', { replace: true });

  const ask = (quote: Quote, draft: SendDraft, acknowledged: readonly RiskCode[]) => {
    if (!customerId) return;
    const isPrepared = preparePayment(quote, customerId, {
      note: textOrNull(draft.note),
      message: draft.recipient?.kind === 'user' ? textOrNull(draft.message) : null,
      acknowledged_risks: [...acknowledged],
      save_payee: draft.save_as,
    });
    setRefusal(null);
    if (isPrepared) setIsAsking(true);
    // Another payment of this tab has to be resolved first.
    else showStatus();
  };

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
        receiveQuote(fresh);
        setIsAsking(false);
        return;
      }
    }
    showStatus();
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
    if (error && staleErrors.has(error.code)) renewQuote();
  };

  return { isAsking, refusal, newRisks, ask, close, approve };
}
