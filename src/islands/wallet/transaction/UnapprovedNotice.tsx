import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { isUnapproved } from '#src/stores/transfers/unapproved-payments.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useMessages } from '../i18n/i18n.ts';
import { LeadSentence } from '../i18n/LeadSentence.tsx';

/** Says of a payment of this tab that it was made otherwise than it was approved. Nothing of any other transaction. */
export function UnapprovedNotice({ transaction: { id, type, reference } }: { transaction: Transaction }) {
  const { unapproved } = useMessages('transactionDetail');
  if (!isUnapproved(id)) return null;
  return (
    <div className="notice bad" role="alert">
      <Icon d={warn} />
      <p>
        <LeadSentence text={unapproved[type === 'convert' ? 'conversion' : 'transfer']} />
        <span>{interpolate(unapproved.text, { reference })}</span>
      </p>
    </div>
  );
}
