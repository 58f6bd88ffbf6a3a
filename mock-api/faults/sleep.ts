/** Waits in real time, or until the client has gone if that is sooner; null waits only for that. */
export function sleep(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === null ? undefined : setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish, { once: true });
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    if (signal.aborted) finish();
  });
}
