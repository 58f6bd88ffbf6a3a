import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { CopyIconButton } from '#src/ui/form/CopyButton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { initials } from '../../../person/user-name.ts';

export type BankTransfer = NonNullable<Transaction['bank_transfer']>;

/** In the groups that people read it in. */
const groupedNumber = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

export function AccountNumber({ number }: { number: string }) {
  return (
    <data className="account-number" value={number} translate="no">
      {groupedNumber(number)}
    </data>
  );
}

export function CopyAccountNumber({ number }: { number: string }) {
  const { copyNumber } = useMessages('receiveCash');
  const { address } = useMessages('receive');
  return <CopyIconButton text={number} label={copyNumber} messages={address} />;
}

/** A bank's initials. Its name stands beside them. */
export function BankMark({ name }: { name: string }) {
  return (
    <span
      className="avatar bank"
      data-initials={initials({ first_name: sanitizeText(name), last_name: '' })}
      aria-hidden="true"
    />
  );
}

/** Where a deposit is transferred to, each part that is typed elsewhere with its own way to copy it. */
export function AccountParts({ transfer }: { transfer: BankTransfer }) {
  const cash = useMessages('receiveCash');
  const { address } = useMessages('receive');
  const { bank_name, account_number, account_name } = transfer;
  return (
    <dl className="account-parts">
      <div>
        <dt>{cash.number}</dt>
        <dd>
          <AccountNumber number={account_number} />
        </dd>
        <dd>
          <CopyAccountNumber number={account_number} />
        </dd>
      </div>
      <div>
        <dt>{cash.bank}</dt>
        <dd className="with-mark">
          <BankMark name={bank_name} />
          <bdi translate="no">{bank_name}</bdi>
        </dd>
      </div>
      <div>
        <dt>{cash.name}</dt>
        <dd>
          <bdi translate="no">{account_name}</bdi>
        </dd>
        <dd>
          <CopyIconButton text={account_name} label={cash.copyName} messages={address} />
        </dd>
      </div>
    </dl>
  );
}
