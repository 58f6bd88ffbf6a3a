import { useStore } from '@nanostores/react';
import { $balances } from '#src/stores/money/balances.ts';
import { sortHoldings } from '../../money/holdings.ts';

/** Whether the balances say that there is nothing, and that nothing is coming. */
export function useIsEmpty(): boolean {
  const { data } = useStore($balances);
  return data !== null && sortHoldings(data.items).length === 0;
}
