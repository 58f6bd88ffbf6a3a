import { useStore } from '@nanostores/react';
import type { ApiError } from '#src/api/api-error.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { $paymentProgress } from '#src/stores/transfers/payment-progress.ts';
import { close as cross } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { AvailableBalance } from './AvailableBalance.tsx';
import { OutcomeHeading } from './OutcomeHeading.tsx';

interface NotSentLeadProps {
  error: ApiError | null;
  messages: {
    readonly tag: string;
    readonly heading: string;
    /** Said first where the rate ended before the approval arrived. */
    readonly expired: string;
    readonly text: string;
  };
}

/** A payment that was not sent and never will be: why, and the balance that it has not touched. */
export function NotSentLead({ error, messages }: NotSentLeadProps) {
  const { locale } = useI18n();
  const shown = useStore($paymentProgress)?.payment.shown ?? null;
  const { tag, heading, expired, text } = messages;
  return (
    <>
      <div className="lead-text">
        <p className="tag bad">
          <Icon d={cross} />
          <span>{tag}</span>
        </p>
        <OutcomeHeading>{heading}</OutcomeHeading>
        <p>{joinSentences(locale, ...(hasErrorCode(error, 'quote_expired') ? [expired, text] : [text]))}</p>
      </div>
      {shown && <AvailableBalance asset={shown.total_debit.asset} />}
    </>
  );
}
