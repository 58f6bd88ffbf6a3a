import { Assets } from './Assets.tsx';
import { BalanceSummary } from '../../money/BalanceSummary.tsx';
import { DayChange } from '../../money/DayChange.tsx';
import { DashboardPart } from './DashboardPart.tsx';
import { ActivitySkeleton, PortfolioSkeleton } from './DashboardSkeleton.tsx';
import { Market } from './Market.tsx';

export function Dashboard() {
  return (
    <>
      <DashboardPart name="AccountNotices" fallback={null} />
      <div className="dash">
        <BalanceSummary change={<DayChange />} />
        <div className="portfolio">
          <DashboardPart name="PortfolioOverview" fallback={<PortfolioSkeleton />} />
        </div>
        <Assets />
        <div className="activity">
          <DashboardPart name="Activity" fallback={<ActivitySkeleton />} />
        </div>
        <Market />
      </div>
    </>
  );
}
