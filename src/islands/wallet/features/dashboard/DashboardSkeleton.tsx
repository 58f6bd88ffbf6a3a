import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { MARKET_ROWS } from './market-rows.ts';

/** The dashboard before its data. `Skeleton.astro` draws the same before scripts run: change both. */
export function DashboardSkeleton() {
  const isWide = useMediaQuery('(width >= 65em)');
  const assets = (
    <section className="card assets">
      <header>
        <Skeleton size="label" />
      </header>
      <RowSkeletons count={6} />
    </section>
  );
  return (
    <div className="dash" aria-hidden="true">
      <div className="column">
        <section className="hero-box">
          <header>
            <Skeleton size="label" />
            <Skeleton size="switch" />
          </header>
          <p className="amount">
            <Skeleton size="total" />
          </p>
          <div className="since">
            <Skeleton size="line" />
            <span className="feed">
              <Skeleton size="state" />
            </span>
          </div>
        </section>
        <div className="portfolio">
          <PortfolioSkeleton />
        </div>
        {isWide && assets}
      </div>
      <div className="column">
        {!isWide && assets}
        <ActivitySkeleton />
      </div>
      <MarketSkeleton />
    </div>
  );
}

export function MarketSkeleton() {
  return (
    <section className="card market-card" aria-hidden="true">
      <header>
        <Skeleton size="label" />
      </header>
      <RowSkeletons count={MARKET_ROWS} />
    </section>
  );
}

export const PortfolioSkeleton = () => <Skeleton size="chart" />;

export function ActivitySkeleton() {
  return (
    <div className="activity" aria-hidden="true">
      <section className="card">
        <header>
          <Skeleton size="label" />
        </header>
        <RowSkeletons count={4} />
      </section>
    </div>
  );
}
