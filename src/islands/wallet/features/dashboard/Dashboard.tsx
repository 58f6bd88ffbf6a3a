import { Assets } from './Assets.tsx';
import { Market } from './Market.tsx';
import { BalanceSummary } from './BalanceSummary.tsx';

/** What do I have, what changed, and what the market does. */
export function Dashboard() {
  return (
    <div className="dash">
      <BalanceSummary />
      <Assets />
      <Market />
    </div>
  );
}
