import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks, so that no second is skipped. */
const LOOK_EVERY = 500;

function everyLook(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment, in milliseconds since 1970; 0 once it is over. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(everyLook, () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
}
