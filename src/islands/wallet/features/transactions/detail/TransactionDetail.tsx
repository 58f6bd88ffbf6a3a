import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TransactionDetail as Store } from '#src/stores/transactions/transaction-detail.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { Actions } from './Actions.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import { ClaimDeposit } from '../../../transaction/ClaimDeposit.tsx';
import { Facts } from '../../../transaction/Facts.tsx';
import { Lead } from './Lead.tsx';
import { Note } from './Note.tsx';
import { isMissing, MissingTransaction } from '../../../transaction/MissingTransaction.tsx';
import { Parties } from '../../../transaction/Parties.tsx';
import { ReportForm } from '../../../transaction/ReportForm.tsx';
import { Sums } from '../../../transaction/Sums.tsx';
import { UnapprovedNotice } from '../../../transaction/UnapprovedNotice.tsx';
import { Timeline } from '../../../transaction/Timeline.tsx';
import { Whereabouts } from '../../../transaction/Whereabouts.tsx';

interface TransactionDetailProps {
  id: string;
  detail: Store;
  onClose: () => void;
}

/** One transaction in each of its states. */
export function TransactionDetail({ id, detail, onClose }: TransactionDetailProps) {
  const messages = useMessages('transactionDetail');
  const query = useStore(detail.$transaction);
  const [isReporting, setIsReporting] = useState(false);

  if (isMissing(query))
    return (
      <div className="body">
        <MissingTransaction>{(label) => <Button onClick={onClose}>{label}</Button>}</MissingTransaction>
      </div>
    );
  return (
    <div className="body">
      <QueryStates
        query={query}
        messages={messages}
        at={null}
        onRetry={detail.retry}
        hasOfflineNotice
        skeleton={<DetailSkeleton />}
      >
        {(transaction) => (
          <>
            <UnapprovedNotice transaction={transaction} />
            <Lead transaction={transaction} />
            <Parties transaction={transaction} isPaperOnly />
            <Whereabouts transaction={transaction} />
            <ClaimDeposit deposit={transaction} />
            {transaction.bank_transfer && <BankTransfer transfer={transaction.bank_transfer} />}
            <Sums transaction={transaction} />
            <Facts transaction={transaction} hasHead />
            <Note note={transaction.note} onSave={detail.saveNote} />
            <Timeline transaction={transaction} />
            {isReporting ? (
              <ReportForm id={id} onDone={() => setIsReporting(false)} />
            ) : (
              <Actions
                transaction={transaction}
                onCancel={detail.cancel}
                onReport={() => setIsReporting(true)}
              />
            )}
          </>
        )}
      </QueryStates>
    </div>
  );
}

function DetailSkeleton() {
  return (
    <div className="detail-skeleton" aria-hidden="true">
      <Skeleton size="title" />
      <Skeleton size="line" />
      <Skeleton size="sheet" />
    </div>
  );
}
