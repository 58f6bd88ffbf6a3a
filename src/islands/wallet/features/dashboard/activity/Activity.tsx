import { ActivitySkeleton } from '../DashboardSkeleton.tsx';
import { Promotion } from './Promotion.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { SafetySteps } from './SafetySteps.tsx';
import { useIsSettled } from './use-is-settled.ts';

/** What is left to do, what happened last, an offer. */
export function Activity() {
  if (!useIsSettled()) return <ActivitySkeleton />;
  return (
    <div className="activity">
      <SafetySteps />
      <RecentTransactions />
      <Promotion />
    </div>
  );
}
