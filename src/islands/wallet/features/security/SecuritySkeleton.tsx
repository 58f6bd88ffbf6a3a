import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';

/** The hub before its data, as high as that will be. */
export function SecuritySkeleton() {
  return (
    <div className="columns" aria-hidden="true">
      <div>
        <div className="card score waiting">
          <Skeleton size="box" />
        </div>
        <div className="card">
          <RowSkeletons count={5} />
        </div>
      </div>
      <div>
        <div className="card freeze waiting">
          <Skeleton size="name" />
          <Skeleton size="line" />
        </div>
        <div className="card">
          <RowSkeletons count={3} />
        </div>
      </div>
    </div>
  );
}
