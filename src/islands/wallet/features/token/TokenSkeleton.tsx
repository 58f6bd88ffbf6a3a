import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';

/** As high as the networks and the transactions of an asset. */
export function TokenListsSkeleton() {
  return (
    <>
      {[3, 5].map((count) => (
        <div key={count} className="card" aria-hidden="true">
          <header>
            <Skeleton size="label" />
          </header>
          <RowSkeletons count={count} />
        </div>
      ))}
    </>
  );
}
