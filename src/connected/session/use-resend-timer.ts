import { useSyncExternalStore } from 'react';
import { resendSecondsLeft } from '#src/stores/sign-in/resend-timer.ts';

/** Twice a second, so that no second is skipped on screen. */
const LOOK_EVERY = 500;

function everyLook(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY);
  return () => clearInterval(timer);
}

/** Seconds until a code may be sent again; null in the server's HTML, which can't know. */
export function useResendTimer(): number | null {
  return useSyncExternalStore<number | null>(
    everyLook,
    () => resendSecondsLeft(),
    () => null,
  );
}
