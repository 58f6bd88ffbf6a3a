import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** Skeletons of a list's rows, while it loads. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <ul className="row-skeletons" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <li key={row}>
          <Skeleton size="round" />
          <span className="two">
            <Skeleton size="name" />
            <Skeleton size="under" />
          </span>
          <span className="two end">
            <Skeleton size="figure" />
            <Skeleton size="under" />
          </span>
        </li>
      ))}
    </ul>
  );
}
