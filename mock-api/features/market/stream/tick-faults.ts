import type { EventMode } from './stream-faults.ts';

export type MiniTickerEvent = Record<string, unknown>;
/** `live` for events as they should be. */
export type Delivery = EventMode | { mode: 'live' };

/** Of which moments events are sent at `time`, in this order: milliseconds since 1970, `tickMs` between two ticks. */
export function tickTimes(delivery: Delivery, time: number, tickMs: number): number[] {
  switch (delivery.mode) {
    case 'duplicate':
      return [time, time];
    case 'reorder':
      return [time, time - Math.ceil(tickMs / 2)];
    case 'late':
      return [time - delivery.ms];
    case 'burst': {
      const { count } = delivery;
      return Array.from({ length: count }, (_, nth) =>
        Math.floor(time - ((count - 1 - nth) * tickMs) / count),
      );
    }
    default:
      return [time];
  }
}

/** What a feed that has another idea of its events sends for one. */
export function mutate(delivery: Delivery, event: MiniTickerEvent): MiniTickerEvent {
  switch (delivery.mode) {
    case 'unknown-event':
      return { ...event, e: '24hrMiniTickerV2' };
    case 'missing-field':
      return Object.fromEntries(Object.entries(event).filter(([name]) => name !== delivery.field));
    case 'non-string-number':
      return Object.fromEntries(
        Object.entries(event).map(([name, value]) => [name, 'cohlvq'.includes(name) ? Number(value) : value]),
      );
    default:
      return event;
  }
}

/** What a broken feed sends in the place of a frame. */
export function corrupt({ mode }: Delivery, frame: string): string {
  if (mode === 'malformed') return frame.replaceAll('"', "'");
  return mode === 'truncated' ? frame.slice(0, Math.ceil(frame.length / 2)) : frame;
}
