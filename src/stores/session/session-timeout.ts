import { atom } from 'nanostores';
import * as contract from '#contract/session.ts';
import type { SessionLife } from '#contract/session.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** The warning comes this long before the session expires. */
export const WARNING_MS = 60_000;

/** Timers may fire early by the server's clock: without this tolerance the check would repeat at once, again and again. */
const CLOCK_TOLERANCE_MS = 1000;

/** When the session expires, by this browser's clock in milliseconds, while the warning is shown; null otherwise. */
export const $sessionWarning = atom<number | null>(null);

/** Wait before the next check after one that failed, and after the end of the session. */
const RECHECK_MS = 30_000;

/** Numbers the calls: an answer to any but the newest one is dropped. */
let newestCall = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
let onExpired: () => void = () => undefined;

function runAt(time: number, run: () => void): void {
  if (timer) clearTimeout(timer);
  // Browsers count to 2 ** 31 - 1 ms; for a longer session the check runs earlier.
  timer = setTimeout(run, Math.min(Math.max(time - Date.now(), 0), 2 ** 31 - 1));
}

/** Takes the remaining time from the server's two clock readings, because this browser's clock may be wrong. */
function schedule({ server_time, expires_at }: SessionLife): void {
  const end = Date.now() + Date.parse(expires_at) - Date.parse(server_time);
  if (end - Date.now() > WARNING_MS + CLOCK_TOLERANCE_MS) {
    $sessionWarning.set(null);
    runAt(end - WARNING_MS, checkExpiry);
    return;
  }
  $sessionWarning.set(end);
  runAt(end, () => {
    $sessionWarning.set(null);
    onExpired();
    runAt(Date.now() + RECHECK_MS, checkExpiry);
  });
}

/** Reads when the session expires: another tab may have extended it. */
function checkExpiry(): void {
  const thisCall = ++newestCall;
  call(contract.getSession).then(
    ({ data }) => {
      if (thisCall === newestCall) schedule(data);
    },
    (error: unknown) => {
      if (thisCall !== newestCall) return;
      reportAuthError(error);
      // A warning that is shown goes on counting.
      if ($sessionWarning.get() === null) runAt(Date.now() + RECHECK_MS, checkExpiry);
    },
  );
}

/**
 * Warns before the session expires; returns the way to stop.
 * @param onEnd runs when the session has expired by the clock.
 */
export function startSessionTimer(onEnd: () => void): () => void {
  onExpired = onEnd;
  checkExpiry();
  const onVisibility = () => {
    if (!document.hidden) checkExpiry();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    newestCall += 1;
    if (timer) clearTimeout(timer);
    timer = null;
    $sessionWarning.set(null);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/**
 * Extends the session to the length of a new one.
 * @throws ApiError
 */
export async function extendSession(): Promise<void> {
  const thisCall = ++newestCall;
  try {
    const { data } = await call(contract.extendSession, { body: {} });
    if (thisCall === newestCall) schedule(data);
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}
