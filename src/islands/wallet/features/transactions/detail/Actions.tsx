import type { Transaction } from '#contract/transactions.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { refresh } from '#src/ui/icons/feature.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { CancelButton } from '../../../transaction/CancelButton.tsx';
import { ReceiptActions } from '../../../transaction/ReceiptActions.tsx';
import { repeatPath } from '../../../transaction/repeat-path.ts';

interface ActionsProps {
  transaction: Transaction;
  onCancel: () => Promise<void>;
  onReport: () => void;
}

/** What its owner can do with a transaction now: first to prove it, which is why most open it. */
export function Actions({ transaction, onCancel, onReport }: ActionsProps) {
  const { report, repeat } = useMessages('transactionDetail');
  const { can } = transaction;
  const to = can.repeat ? repeatPath(transaction) : null;
  const again =
    to === null ? null : (
      <Link className="button" to={to}>
        <Icon d={refresh} />
        <span>{repeat}</span>
      </Link>
    );
  return (
    <div className="actions">
      {can.cancel && <CancelButton transaction={transaction} onCancel={onCancel} />}
      {can.receipt && <ReceiptActions transaction={transaction}>{again}</ReceiptActions>}
      {!can.receipt && again}
      {can.report && (
        <Button variant="quiet" onClick={onReport}>
          {report.open}
        </Button>
      )}
    </div>
  );
}
