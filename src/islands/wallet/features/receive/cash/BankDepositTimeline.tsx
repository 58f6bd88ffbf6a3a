import type { Transaction } from '#contract/transactions.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';

/** How far a deposit has come: account, transfer, check, balance. */
export function BankDepositTimeline({ deposit }: { deposit: Transaction }) {
  const { steps } = useMessages('receiveCash');
  const { locale } = useI18n();
  const today = useToday();
  const { asset, amount, status, created_at, completed_at, bank_transfer } = deposit;
  /** Of the steps below, from 1. */
  const current = status === 'pending' ? 2 : status === 'completed' ? 5 : 3;
  const classOf = (step: number) => (step < current ? undefined : step === current ? 'now' : 'next');
  return (
    <ol className="timeline">
      <li>
        <b>{steps.opened}</b>
        <small>{formatMoment(created_at, locale, { now: today })}</small>
      </li>
      <li className={classOf(2)} aria-current={current === 2 ? 'step' : undefined}>
        <b>{current > 2 ? steps.sent : steps.waiting}</b>
        {current === 2 && bank_transfer && (
          <small>{withUpcoming(steps.until, bank_transfer.expires_at, locale, today)}</small>
        )}
      </li>
      <li className={classOf(3)} aria-current={current === 3 ? 'step' : undefined}>
        <b>{steps.received}</b>
        <small>{steps.checked}</small>
      </li>
      <li className={classOf(4)}>
        <b>
          <AmountInMessage text={steps.balance} asset={asset} amount={amount} />
        </b>
        <small>
          {completed_at === null ? steps.atOnce : formatMoment(completed_at, locale, { now: today })}
        </small>
      </li>
    </ol>
  );
}
