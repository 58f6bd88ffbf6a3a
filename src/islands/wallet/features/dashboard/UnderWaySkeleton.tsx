import { useStore } from '@nanostores/react';
import { $balances } from '#src/stores/money/balances.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { isZero } from '../../money/holdings.ts';

/** The room of what is on its way, once the balances say that something is. */
export function UnderWaySkeleton() {
  const { data } = useStore($balances);
  const count = data?.items.filter(({ held, incoming }) => !isZero(held) || !isZero(incoming)).length ?? 0;
  if (count === 0) return null;
  return (
    <section className="card under-way" aria-hidden="true">
      <header>
        <Skeleton size="label" />
      </header>
      <RowSkeletons count={count} />
    </section>
  );
}
