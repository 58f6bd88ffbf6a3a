import { atom } from 'nanostores';
import * as contract from '#contract/session-life.ts';
import type { SessionLife } from '#contract/session-life.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** Milliseconds before its end at which a session's owner is asked whether to go on. */
export const WARNING_MS = 60_000;

/** Milliseconds by which two clocks may differ over a wait: without it a look that is early asks again and again. */
const SLACK = 1000;

/** When the session ends, in milliseconds of this browser's clock, while its owner is asked; null otherwise. */
export const $sessionWarning = atom<number | null>(null);

/** Milliseconds until it is looked at again after an answer that did not come, and after its end, should it go on. */
const LOOK_AGAIN = 30_000;

/** Which question is the newest: an answer to an older one is of before. */
let turn = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
let ended: () => void = () => undefined;

function wait(until: number, then: () => void): void {
  if (timer) clearTimeout(timer);
  // The longest that a browser counts; a session of more is looked at again on the way.
  timer = setTimeout(then, Math.min(Math.max(until - Date.now(), 0), 2 ** 31 - 1));
}

/** Counts by this browser's clock what is left by the server's: the clock itself may be wrong. */
function schedule({ server_time, expires_at }: SessionLife): void {
  const end = Date.now() + Date.parse(expires_at) - Date.parse(server_time);
  if (end - Date.now() > WARNING_MS + SLACK) {
    $sessionWarning.set(null);
    wait(end - WARNING_MS, checkExpiry);
    return;
  }
  $sessionWarning.set(end);
  wait(end, () => {
    $sessionWarning.set(null);
    ended();
    wait(Date.now() + LOOK_AGAIN, checkExpiry);
  });
}

/** Asks how long it lasts: another tab may have made it longer. Without an answer nothing is said; a refusal is seen by all. */
function checkExpiry(): void {
  const mine = ++turn;
  call(contract.read).then(
    ({ data }) => {
      if (mine === turn) schedule(data);
    },
    (error: unknown) => {
      if (mine !== turn) return;
      reportAuthError(error);
      // A question that is on the screen goes on counting.
      if ($sessionWarning.get() === null) wait(Date.now() + LOOK_AGAIN, checkExpiry);
    },
  );
}

/**
 * Watches how long the session lasts; returns the way to stop.
 * @param onEnd it is over by the clock: the status is to be asked for.
 */
export function startSessionTimer(onEnd: () => void): () => void {
  ended = onEnd;
  checkExpiry();
  const onVisibility = () => {
    if (!document.hidden) checkExpiry();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    turn += 1;
    if (timer) clearTimeout(timer);
    timer = null;
    $sessionWarning.set(null);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/**
 * Lets the session last as long as a new one.
 * @throws ApiError
 */
export async function extendSession(): Promise<void> {
  const mine = ++turn;
  try {
    const { data } = await call(contract.extend, {});
    if (mine === turn) schedule(data);
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}
