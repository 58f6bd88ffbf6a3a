import { useId } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
import { CopyValue } from '../../../transaction/CopyValue.tsx';

/** The one-time account of a deposit that is still to be paid. */
export function BankTransfer({ transfer }: { transfer: NonNullable<Transaction['bank_transfer']> }) {
  const { locale } = useI18n();
  const { transfer: messages } = useMessages('transactionDetail');
  const today = useToday();
  const id = useId();
  const { amount, bank_name, account_number, account_name, expires_at } = transfer;
  return (
    <section className="transfer" aria-labelledby={id}>
      <h3 id={id}>
        <AmountInMessage
          text={withUpcoming(messages.heading, expires_at, locale, today)}
          asset="ngn"
          amount={amount}
        />
      </h3>
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
      </dl>
    </section>
  );
}
