import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = new Date();
    // By the calendar: the day on which clocks go back has 25 hours.
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      onChange();
      waitForMidnight();
    }, midnight.getTime() - now.getTime());
  };
  waitForMidnight();
  // Timers of a computer that was asleep fire late.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** When the reader's local day began, in milliseconds since 1970; renders again at midnight. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => new Date().setHours(0, 0, 0, 0));
}
