import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** Two columns, as whatever is shown next. */
export function TwoFactorSkeleton() {
  return (
    <div className="columns">
      <div className="card">
        <Skeleton size="sheet" />
      </div>
      <div className="card">
        <Skeleton size="sheet" />
      </div>
    </div>
  );
}
