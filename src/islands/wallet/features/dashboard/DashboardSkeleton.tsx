import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { MARKET_ROWS } from './market-rows.ts';

/**
 * The dashboard before its data. The server draws it too, before scripts run, and knows no width: in one column, assets that end the
 * first one stand where those that begin the second one do.
 */
export function DashboardSkeleton() {
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
        <section className="card assets">
          <header>
            <Skeleton size="label" />
          </header>
          <RowSkeletons count={6} />
        </section>
      </div>
      <div className="column">
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
