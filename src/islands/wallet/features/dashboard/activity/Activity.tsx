import { useStore } from '@nanostores/react';
import { $recentTransactions } from '#src/stores/money/recent-transactions.ts';
import { $security } from '#src/stores/security/security.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { ActivitySkeleton } from '../DashboardSkeleton.tsx';
import { Promotion } from './Promotion.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { SafetySteps } from './SafetySteps.tsx';

/** Milliseconds after which what is left to do is not waited for. */
const LONGEST_WAIT = 1000;

/** What is left to do, what happened last, an offer. They appear together: what comes first would be moved by what stands above it. */
export function Activity() {
  useStore($recentTransactions);
  const { data, error } = useStore($security);
  const isSettled = data !== null || error !== null;
  const hasWaited = useIsSlow(!isSettled, LONGEST_WAIT);
  if (!isSettled && !hasWaited) return <ActivitySkeleton />;
  return (
    <>
      <SafetySteps />
      <RecentTransactions />
      <Promotion />
    </>
  );
}
