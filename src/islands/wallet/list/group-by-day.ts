import { dayOf, type DayZone } from '#src/intl/format/day-zone.ts';

/** Items of one calendar day, in the order in which they were given. */
export interface Day<Item> {
  /** The calendar date, for React: two of the reader's days may begin on one day of UTC. */
  readonly key: string;
  /** The timestamp of the first item (ISO 8601), to name the day by. */
  readonly at: string;
  readonly items: readonly Item[];
}

/**
 * @param timestampOf an item's time, ISO 8601.
 * @param zone whose days; the reader's own when left out.
 */
export function groupByDay<Item>(
  items: readonly Item[],
  timestampOf: (item: Item) => string,
  zone: DayZone = 'own',
): readonly Day<Item>[] {
  const days = new Map<string, { key: string; at: string; items: Item[] }>();
  let day: { items: Item[] } | null = null;
  let [begin, end] = [0, 0];
  for (const item of items) {
    const at = timestampOf(item);
    const time = Date.parse(at);
    // Most items are of the same day as the one before: to ask the calendar costs more than to compare.
    if (day === null || time < begin || time >= end) {
      const found = dayOf(time, zone);
      ({ begin, end } = found);
      const key = found.date;
      const known = days.get(key) ?? { key, at, items: [] };
      days.set(key, known);
      day = known;
    }
    day.items.push(item);
  }
  return [...days.values()];
}
