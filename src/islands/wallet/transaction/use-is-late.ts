import { useSyncExternalStore } from 'react';
import type { Transaction } from '#contract/transactions.ts';

/** A transaction is late once it takes so many times as long as was expected. */
const LATE_AT = 2;
const CHECK_MS = 5000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** When a transaction that is still under way counts as late, in milliseconds since 1970; null where nothing is expected. */
export function lateAt({ created_at, eta_at }: Pick<Transaction, 'created_at' | 'eta_at'>): number | null {
  if (eta_at === null) return null;
  const began = Date.parse(created_at);
  return began + LATE_AT * (Date.parse(eta_at) - began);
}

/** True once a transaction takes longer than usual. */
export function useIsLate(transaction: Pick<Transaction, 'created_at' | 'eta_at'>): boolean {
  const at = lateAt(transaction);
  return useSyncExternalStore(subscribe, () => at !== null && Date.now() >= at);
}
