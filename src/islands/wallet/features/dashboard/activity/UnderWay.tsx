import { useStore } from '@nanostores/react';
import { $recentTransactions } from '#src/stores/money/recent-transactions.ts';
import { RequestsForYou } from '../../../payment-request/RequestsForYou.tsx';
import { UnderWaySkeleton } from '../UnderWaySkeleton.tsx';
import { PendingTransactions } from './PendingTransactions.tsx';
import { useIsSettled } from './use-is-settled.ts';

/** What is on its way, and what others wait for. */
export function UnderWay() {
  const { data, error } = useStore($recentTransactions);
  if (!useIsSettled()) return <UnderWaySkeleton />;
  return (
    <>
      {data && <PendingTransactions transactions={data.items} more={data.more} />}
      {!data && !error && <UnderWaySkeleton />}
      <RequestsForYou />
    </>
  );
}
