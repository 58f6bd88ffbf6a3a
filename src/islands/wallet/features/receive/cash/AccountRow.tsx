import { useId, useState } from 'react';
import { chevronDown } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import {
  AccountNumber,
  AccountParts,
  BankMark,
  CopyAccountNumber,
  type BankTransfer,
} from './AccountParts.tsx';
import { AccountTimeLeft } from './AccountTimeLeft.tsx';

/** The account of a deposit that was sent: one row, for who has not sent it yet after all. It opens to the whole account. */
export function AccountRow({ transfer, openedAt }: { transfer: BankTransfer; openedAt: string }) {
  const cash = useMessages('receiveCash');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { bank_name, account_number, expires_at } = transfer;
  return (
    <section className="card account-row" aria-label={cash.account}>
      <div className="line">
        <BankMark name={bank_name} />
        <div>
          <AccountNumber number={account_number} />
          <div className="place">
            <bdi translate="no">{bank_name}</bdi>
            <AccountTimeLeft expiresAt={expires_at} openedAt={openedAt} />
          </div>
        </div>
        <CopyAccountNumber number={account_number} />
        <button
          className="tool"
          type="button"
          aria-label={cash.whole}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon d={chevronDown} />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <AccountParts transfer={transfer} />
        </div>
      )}
    </section>
  );
}
