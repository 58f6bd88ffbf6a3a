import { useStore } from '@nanostores/react';
import { $online } from '#src/stores/query/online.ts';
import { Bone } from '#src/ui/feedback/Skeleton.tsx';
import { Wait } from '../../status/LoadingStatus.tsx';

/** Entries of two lines that are on their way. After 10 s it says that it still waits; without a network nothing comes. */
export function TextBones({ label, count }: { label: string; count: number }) {
  const online = useStore($online);
  if (!online) return null;
  return (
    <div className="text-bones" aria-busy="true">
      <Wait loading={label} />
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, row) => (
          <li key={row}>
            <Bone size="name" />
            <Bone size="line" />
          </li>
        ))}
      </ul>
    </div>
  );
}
