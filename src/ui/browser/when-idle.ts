/**
 * Milliseconds after which a task stops waiting for an idle browser: prices that change all the time can keep a slow phone busy for
 * as long as they are shown.
 */
const LIMIT_MS = 2000;

/**
 * Runs a task when the browser is idle, and after two seconds at the latest; without `requestIdleCallback` (Safari) as soon as the
 * present work is done. Returns the way to cancel it.
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}
