import type { Transaction } from '#contract/transactions.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { formatClock } from '#src/intl/format/time.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { CancelButton } from '../../../transaction/CancelButton.tsx';
import { reasonText } from '../../../transaction/reason-text.ts';

const SEGMENTS = 20;
/** Up to so many seconds the end is written with its seconds. */
const SHORT_SECONDS = 90;

interface HoldNoticeProps {
  transaction: Transaction;
  onCancel: () => Promise<void>;
}

/** While it can still be cancelled: until when, why it waits, and what cancelling does. */
export function HoldNotice({ transaction, onCancel }: HoldNoticeProps) {
  const { locale } = useI18n();
  const { hold } = useMessages('sendStatus');
  const today = useToday();
  const { reasons } = useMessages('transactionDetail');
  const { cancel_until, created_at, status_reason, total_debit } = transaction;
  const end = cancel_until === null ? 0 : Date.parse(cancel_until);
  const left = useSecondsUntil(end);
  const whole = Math.max(1, (end - Date.parse(created_at)) / 1000);
  const gone = Math.min(SEGMENTS, Math.max(0, Math.round((SEGMENTS * (whole - left)) / whole)));
  const heading =
    cancel_until === null
      ? ''
      : whole <= SHORT_SECONDS
        ? interpolate(hold.heading, { time: formatClock(cancel_until, locale) })
        : withUpcoming(hold.heading, cancel_until, locale, today);
  return (
    <div className="hold">
      {cancel_until !== null && (
        <>
          <p className="until">
            <b>{heading}</b>
            <span aria-hidden="true">{formatCountdown(left)}</span>
          </p>
          <SegmentBar filled={gone} of={SEGMENTS} />
        </>
      )}
      <p>
        <span>{reasonText(reasons, status_reason) ?? hold.soon}</span>
        {locale === 'cn' ? '' : ' '}
        {total_debit && <AmountInMessage text={hold.back} {...total_debit} />}
      </p>
      <CancelButton transaction={transaction} onCancel={onCancel} />
    </div>
  );
}
