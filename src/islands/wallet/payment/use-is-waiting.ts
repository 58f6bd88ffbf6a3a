import { useSyncExternalStore } from 'react';
import type { SavedPayee } from '#src/stores/payees/payees.ts';

const TICK_MS = 500;

function tick(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/** Whether a payee can't be paid yet. It can from the second on in which its restriction ends. */
export function useIsWaiting({ usableAt }: Pick<SavedPayee, 'usableAt'>): boolean {
  // A book has up to a hundred payees: only those that wait have a timer.
  return useSyncExternalStore(
    usableAt === null ? never : tick,
    () => usableAt !== null && usableAt > Date.now(),
  );
}
