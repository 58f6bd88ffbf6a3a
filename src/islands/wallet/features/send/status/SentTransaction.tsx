import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { transactionDetail } from '#src/stores/transactions/transaction-detail.ts';
import { $sentPayment, markPaymentSeen } from '#src/stores/transfers/finish-payment.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { isMissing, MissingTransaction } from '../../../transaction/MissingTransaction.tsx';
import { Receipt } from '../../../transaction/Receipt.tsx';
import { SentOutcome } from './SentOutcome.tsx';

/** A payment that was sent, as it is now: an event of the server refetches it. */
export function SentTransaction({ id }: { id: string }) {
  const messages = useMessages('transactionDetail');
  const sent = useStore($sentPayment);
  const own = sent?.transaction.id === id ? sent : null;
  const detail = transactionDetail(id, own?.transaction);
  const query = useStore(detail.$transaction);
  useEffect(markPaymentSeen, []);

  if (isMissing(query))
    return (
      <MissingTransaction>
        {(label) => (
          <Link className="button" to="/w/transactions">
            {label}
          </Link>
        )}
      </MissingTransaction>
    );
  return (
    // One child of the screen's grid: what is empty here takes no gap.
    <div className="sent">
      <QueryStates
        query={query}
        messages={messages}
        at={null}
        onRetry={detail.retry}
        hasOfflineNotice
        skeleton={
          <div className="card outcome" aria-hidden="true">
            <Skeleton size="title" />
            <Skeleton size="sheet" />
          </div>
        }
      >
        {(transaction) => (
          <div className="columns">
            <SentOutcome
              transaction={transaction}
              recipient={own?.recipient ?? null}
              onCancel={detail.cancel}
            />
            <Receipt transaction={transaction} />
          </div>
        )}
      </QueryStates>
    </div>
  );
}
