import { useStore } from '@nanostores/react';
import { $online } from '#src/stores/query/online.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { LoadingStatus } from '../../status/LoadingStatus.tsx';

/** Entries of two lines that are on their way. After 10 s it says that it still waits; without a network nothing comes. */
export function TextSkeleton({ label, count }: { label: string; count: number }) {
  const online = useStore($online);
  if (!online) return null;
  return (
    <div className="text-skeleton" aria-busy="true">
      <LoadingStatus loading={label} />
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, row) => (
          <li key={row}>
            <Skeleton size="name" />
            <Skeleton size="line" />
          </li>
        ))}
      </ul>
    </div>
  );
}
