import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';

/** As high as a statement, without a figure. */
export function StatementSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card whole">
        <div className="ends">
          <Skeleton size="total" />
        </div>
        <div className="flows">
          {['in', 'out', 'fees', 'rewards', 'converted', 'change'].map((name) => (
            <div key={name}>
              <Skeleton size="name" />
              <Skeleton size="under" />
            </div>
          ))}
        </div>
      </div>
      <div className="card">
        <header>
          <Skeleton size="name" />
        </header>
        <RowSkeletons count={6} />
      </div>
    </div>
  );
}
