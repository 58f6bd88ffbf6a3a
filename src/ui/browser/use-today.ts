import { useSyncExternalStore } from 'react';
import { dayOf, type DayZone } from '#src/intl/format/day-zone.ts';

type Listener = () => void;

/** Tells all who show the day of a zone when the next one begins: by one timer for all of them, since each row of a list shows it. */
function dayBegins(zone: DayZone): (listener: Listener) => Listener {
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const waitForMidnight = () => {
    const now = Date.now();
    timer = setTimeout(
      () => {
        tell();
        waitForMidnight();
      },
      dayOf(now, zone).end - now,
    );
  };
  return (listener) => {
    if (listeners.size === 0) {
      waitForMidnight();
      // Timers of a computer that was asleep fire late.
      document.addEventListener('visibilitychange', tell);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  };
}

const subscribers = { own: dayBegins('own'), lagos: dayBegins('lagos') } satisfies Record<DayZone, unknown>;

/**
 * When the day began, in milliseconds since 1970; renders again at midnight.
 * @param zone whose day; the reader's own when left out.
 */
export function useToday(zone: DayZone = 'own'): number {
  return useSyncExternalStore(subscribers[zone], () => dayOf(Date.now(), zone).begin);
}
