import { useStore } from '@nanostores/react';
import { $balances } from '#src/stores/money/balances.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Assets } from './Assets.tsx';
import { BalanceSummary } from '../../money/BalanceSummary.tsx';
import { DashboardPart } from './DashboardPart.tsx';
import { ActivitySkeleton, MarketSkeleton, PortfolioSkeleton } from './DashboardSkeleton.tsx';
import { UnderWaySkeleton } from './UnderWaySkeleton.tsx';
import { useIsEmpty } from './use-is-empty.ts';

/**
 * In one column the cards stand in the order in which they matter; in two, what happens stands beside what there is. The elements
 * themselves move, not their pictures: Tab and a screen reader meet them as they are seen (decision 078).
 */
export function Dashboard() {
  const isWide = useMediaQuery('(width >= 65em)');
  const { data, error } = useStore($balances);
  const isEmpty = useIsEmpty();
  // What is loaded is another element than its skeleton, which may have stood higher.
  const key = data || error ? 'loaded' : 'loading';
  const assets = !isEmpty && <Assets key={key} />;
  const activity = <DashboardPart name="Activity" fallback={<ActivitySkeleton />} />;
  // Before there is anything to look back at, prices are the news.
  const market = <DashboardPart name="Market" fallback={<MarketSkeleton />} />;

  return (
    <>
      <DashboardPart name="AccountNotices" fallback={null} />
      <div className="dash">
        <div className="column">
          <BalanceSummary
            change={<DashboardPart name="RangeChange" fallback={<Skeleton size="line" />} isQuiet />}
          />
          <div className="portfolio" data-new={isEmpty || undefined}>
            <DashboardPart name="PortfolioOverview" fallback={<PortfolioSkeleton />} />
          </div>
          {isWide && assets}
        </div>
        <div className="column" key={isEmpty ? 'new' : key}>
          <DashboardPart name="UnderWay" fallback={<UnderWaySkeleton />} />
          {!isWide && assets}
          {isEmpty && market}
          {activity}
        </div>
        {!isEmpty && market}
      </div>
    </>
  );
}
