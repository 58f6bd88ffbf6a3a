import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';

/** The dashboard before its data. `Skeleton.astro` draws the same before scripts run: change both. */
export function DashboardSkeleton() {
  return (
    <div className="dash" aria-hidden="true">
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
      <div className="activity">
        <ActivitySkeleton />
      </div>
      <section className="card market-card">
        <header>
          <Skeleton size="label" />
        </header>
        <RowSkeletons count={12} />
      </section>
    </div>
  );
}

export const PortfolioSkeleton = () => <Skeleton size="chart" />;

export function ActivitySkeleton() {
  return (
    <div aria-hidden="true">
      <section className="card">
        <header>
          <Skeleton size="label" />
        </header>
        <RowSkeletons count={5} />
      </section>
    </div>
  );
}
