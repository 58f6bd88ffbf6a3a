import { useSyncExternalStore } from 'react';
import { resendSecondsLeft } from '#src/stores/sign-in/resend-timer.ts';

/** Twice a second, so that the countdown skips no second. */
const INTERVAL_MS = 500;

function subscribeToInterval(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** The seconds until a code may be sent again; null in the server's HTML, which can't know them. */
export function useResendTimer(): number | null {
  return useSyncExternalStore<number | null>(
    subscribeToInterval,
    () => resendSecondsLeft(),
    () => null,
  );
}
