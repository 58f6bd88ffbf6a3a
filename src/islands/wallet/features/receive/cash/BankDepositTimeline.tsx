import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';

interface BankDepositTimelineProps {
  deposit: Transaction;
  /** Banks work as usual: only then it is said how long they take. */
  isUsual: boolean;
}

/** How far a deposit has come: account, transfer, balance. */
export function BankDepositTimeline({ deposit, isUsual }: BankDepositTimelineProps) {
  const { steps } = useMessages('receiveCash');
  const { locale } = useI18n();
  const today = useToday();
  const { asset, amount, status, timeline, created_at, completed_at, bank_transfer } = deposit;
  const moment = (at: string) => formatMoment(at, locale, { now: today });
  const sent = timeline.find((step) => step.status === 'processing');
  const isDone = status === 'completed';
  return (
    <ol className="timeline">
      <li>
        <b>{steps.opened}</b>
        <small>{moment(created_at)}</small>
      </li>
      {sent && (
        <li>
          <b>{steps.sent}</b>
          <small>{removeHanSpaces(interpolate(steps.told, { time: moment(sent.at) }))}</small>
        </li>
      )}
      {!isDone && (
        <li className="now" aria-current="step">
          <b>{steps.waiting}</b>
          {!sent && bank_transfer && (
            <small>{withUpcoming(steps.until, bank_transfer.expires_at, locale, today)}</small>
          )}
          {sent && isUsual && <small>{steps.usually}</small>}
        </li>
      )}
      <li className={isDone ? undefined : 'next'}>
        <b>
          <AmountInMessage text={steps.balance} asset={asset} amount={amount} />
        </b>
        <small>{completed_at === null ? steps.atOnce : moment(completed_at)}</small>
      </li>
    </ol>
  );
}
