import type { Counterparty } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { CopyValue } from './CopyValue.tsx';

interface WholeAddressProps {
  counterparty: Extract<Counterparty, { kind: 'address' }>;
  /** Money came from it, and the person has not saved it: then it can't be copied, since look-alikes are sent to be copied. */
  isStranger: boolean;
}

/** An address with its button to copy it, and the memo that belongs to it. */
export function WholeAddress({ counterparty: { address, memo }, isStranger }: WholeAddressProps) {
  const messages = useMessages('transactionDetail');
  return (
    <div className="whole">
      <div>
        <GroupedAddress address={address} />
        {!isStranger && <CopyValue text={address} what={messages.address} />}
      </div>
      {isStranger && <p className="hint">{messages.stranger}</p>}
      {memo !== null && (
        <div className="memo">
          <p>
            <span className="soft">{`${messages.memo} `}</span>
            <bdi translate="no">{sanitizeText(memo)}</bdi>
          </p>
          <CopyValue text={memo} what={messages.memo} />
        </div>
      )}
    </div>
  );
}
