import { useId } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { CopyValue } from '../../../transaction/CopyValue.tsx';

/** The one-time account of a deposit that is still to be paid. */
export function BankTransfer({ transfer }: { transfer: NonNullable<Transaction['bank_transfer']> }) {
  const { locale } = useI18n();
  const { transfer: messages } = useMessages('transactionDetail');
  const now = useToday();
  const id = useId();
  const { amount, bank_name, account_number, account_name, expires_at } = transfer;
  return (
    <section className="transfer" aria-labelledby={id}>
      <h3 id={id}>{messages.heading}</h3>
      <dl className="facts">
        <div>
          <dt>{messages.amount}</dt>
          <dd>
            <Amount asset="ngn" amount={amount} />
            <CopyValue text={amount} what={messages.amount} />
          </dd>
        </div>
        <div>
          <dt>{messages.bank}</dt>
          <dd>{bank_name}</dd>
        </div>
        <div>
          <dt>{messages.number}</dt>
          <dd>
            <span className="num">{account_number}</span>
            <CopyValue text={account_number} what={messages.number} />
          </dd>
        </div>
        <div>
          <dt>{messages.name}</dt>
          <dd>{account_name}</dd>
        </div>
        <div>
          <dt>{messages.until}</dt>
          <dd>
            <time dateTime={expires_at}>{formatMoment(expires_at, locale, { now })}</time>
          </dd>
        </div>
      </dl>
    </section>
  );
}
