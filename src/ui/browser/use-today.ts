import { useSyncExternalStore } from 'react';

const DAY = 86_400_000;

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      new Date(now.getTime() + DAY).setHours(0, 0, 0, 0) - now.getTime(),
    );
  };
  wait();
  // A machine that slept is late with its timers.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** When the reader's own day began, in milliseconds since 1970: what is called today is so after midnight too. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => new Date().setHours(0, 0, 0, 0));
}
