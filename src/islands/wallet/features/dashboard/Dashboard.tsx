import { Assets } from './Assets.tsx';
import { Market } from './Market.tsx';
import { BalanceSummary } from './BalanceSummary.tsx';

export function Dashboard() {
  return (
    <div className="dash">
      <BalanceSummary />
      <Assets />
      <Market />
    </div>
  );
}
