import { Link } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { flag, refresh } from '#src/ui/icons/feature.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { CancelButton } from '../../../transaction/CancelButton.tsx';
import { ReceiptActions } from '../../../transaction/ReceiptActions.tsx';
import { repeatPath } from '../../../transaction/repeat-path.ts';

interface ActionsProps {
  transaction: Transaction;
  onCancel: () => Promise<void>;
  onReport: () => void;
}

/** What its owner can do with a transaction now. */
export function Actions({ transaction, onCancel, onReport }: ActionsProps) {
  const { report, repeat } = useMessages('transactionDetail');
  const { can } = transaction;
  const again = can.repeat ? repeatPath(transaction) : null;
  return (
    <div className="actions">
      {can.cancel && <CancelButton transaction={transaction} onCancel={onCancel} />}
      {again !== null && (
        <Link className="button wide" to={again}>
          <Icon d={refresh} />
          <span>{repeat}</span>
        </Link>
      )}
      {can.receipt && <ReceiptActions transaction={transaction} />}
      {can.report && (
        <Button variant="quiet" wide onClick={onReport}>
          <Icon d={flag} />
          <span>{report.open}</span>
        </Button>
      )}
    </div>
  );
}
