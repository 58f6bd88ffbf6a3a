import { useSyncExternalStore } from 'react';
import { dayOf, type DayZone } from '#src/intl/format/day-zone.ts';

function subscribe(zone: DayZone, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = Date.now();
    timer = setTimeout(
      () => {
        onChange();
        waitForMidnight();
      },
      dayOf(now, zone).end - now,
    );
  };
  waitForMidnight();
  // Timers of a computer that was asleep fire late.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const subscribers: Readonly<Record<DayZone, (onChange: () => void) => () => void>> = {
  own: (onChange) => subscribe('own', onChange),
  lagos: (onChange) => subscribe('lagos', onChange),
};

/**
 * When the day began, in milliseconds since 1970; renders again at midnight.
 * @param zone whose day; the reader's own when left out.
 */
export function useToday(zone: DayZone = 'own'): number {
  return useSyncExternalStore(subscribers[zone], () => dayOf(Date.now(), zone).begin);
}
