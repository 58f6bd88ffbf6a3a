import { useSyncExternalStore } from 'react';

/** Twice a second, so that no second is skipped. */
const TICK_MS = 500;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a time in milliseconds since 1970; 0 once it has passed. */
export function useSecondsUntil(time: number): number {
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((time - Date.now()) / 1000)));
}
