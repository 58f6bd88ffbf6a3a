import { useEffect } from 'react';
import type { Quote } from '#contract/quotes.ts';
import type { RiskCode } from '#contract/risks.ts';
import { tidyText } from '#contract/text/person-text.ts';
import { sendQuote } from '#src/stores/transfers/send-quote.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { usePaymentApproval, type PaymentApproval } from '../../../payment/use-payment-approval.ts';
import { useSendFlow } from '../send-flow.ts';

interface SendApproval extends Omit<PaymentApproval, 'ask'> {
  readonly ask: (quote: Quote, draft: SendDraft, acknowledged: readonly RiskCode[]) => void;
}

const textOrNull = (text: string) => tidyText(text) || null;

/** The way from the review through the PIN to the payment's page. */
export function useApproval(): SendApproval {
  const { goTo, setAskingPin } = useSendFlow();
  const isCurrentEntry = useIsCurrentEntry();
  const approval = usePaymentApproval({
    live: sendQuote,
    // Left while it was being sent: OpenPaymentNotice tells of it.
    onLeft: () => {
      if (isCurrentEntry()) goTo('status', { replace: true });
    },
  });
  const { isAsking } = approval;

  useEffect(() => {
    setAskingPin(isAsking);
    return () => setAskingPin(false);
  }, [isAsking, setAskingPin]);

  return {
    ...approval,
    ask: (quote, draft, acknowledged) =>
      approval.ask(quote, {
        note: textOrNull(draft.note),
        message: draft.recipient?.kind === 'user' ? textOrNull(draft.message) : null,
        acknowledged_risks: [...acknowledged],
        save_payee: draft.save_as,
      }),
  };
}
