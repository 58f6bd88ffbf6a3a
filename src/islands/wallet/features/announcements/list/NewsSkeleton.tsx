import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** The rows of a page, while it loads. */
export function NewsSkeleton() {
  return (
    <ul className="card news" aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <li key={row}>
          <span className="outline">
            <Skeleton size="label" />
            <Skeleton size="title" />
            <Skeleton size="line" />
          </span>
        </li>
      ))}
    </ul>
  );
}
