import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** An article, while it loads. */
export function ArticleSkeleton() {
  return (
    <div className="reading outline" aria-hidden="true">
      <Skeleton size="label" />
      <Skeleton size="total" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} size="" />
      ))}
    </div>
  );
}
