import { formatClock } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { PaymentProgress } from '#src/stores/transfers/payment-progress.ts';
import { useI18n } from '../i18n/i18n.ts';
import { useStatusMessages } from './use-status-messages.ts';

interface CheckTimelineProps {
  progress: PaymentProgress;
  /** The API answers, and no call runs: then the end of the quote decides it at the latest. */
  isAnswered: boolean;
}

/** When it was approved, how often it was asked for, and when it is certain at the latest. */
export function CheckTimeline({ progress: { payment, asked, answeredAt }, isAnswered }: CheckTimelineProps) {
  const { locale } = useI18n();
  const { steps } = useStatusMessages();
  const { sent_at, expires_at } = payment;
  return (
    <ol className="timeline" aria-label={steps.label}>
      <li>
        <b>{steps.approved}</b>
        {sent_at !== null && <small>{formatClock(sent_at, locale)}</small>}
      </li>
      <li className="now" aria-current="step">
        <b>{steps.asking}</b>
        <small>
          {answeredAt === null
            ? steps.noAnswer
            : interpolate(plural(locale, asked, steps.asked), {
                count: asked,
                time: formatClock(answeredAt, locale),
              })}
        </small>
      </li>
      {isAnswered && (
        <li className="next">
          <b>{interpolate(steps.certain, { time: formatClock(expires_at, locale) })}</b>
          <small>{steps.certainText}</small>
        </li>
      )}
    </ol>
  );
}
