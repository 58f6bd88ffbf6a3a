// The stream of prices, which the shell starts and stops. Its code comes beside the first screen, not before the shell.

const ticker = () => import('#src/stores/live/ticker.ts');
let isWanted = false;

/** Opens the stream, once its code is there, unless it was stopped meanwhile. Without the code no screen has prices. */
export function startTickerLifecycle(): void {
  isWanted = true;
  ticker().then(
    ({ startTicker }) => {
      if (isWanted) startTicker();
    },
    () => undefined,
  );
}

/** Closes the stream. Nothing is fetched for it: a code that never came has nothing open. */
export function stopTickerLifecycle(): void {
  if (!isWanted) return;
  isWanted = false;
  ticker().then(
    ({ stopTicker }) => {
      if (!isWanted) stopTicker();
    },
    () => undefined,
  );
}
