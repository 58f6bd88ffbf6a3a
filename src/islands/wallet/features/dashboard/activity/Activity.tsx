import { Checklist } from './Checklist.tsx';
import { Promotion } from './Promotion.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';

/** What happened, what is under way, what is left to do. What may be missing stands below what is always there. */
export function Activity() {
  return (
    <>
      <div>
        <RecentTransactions />
      </div>
      <div>
        <Checklist />
        <Promotion />
      </div>
    </>
  );
}
