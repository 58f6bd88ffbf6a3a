/** Items of one calendar day of the reader's time zone, in the order in which they were given. */
export interface Day<Item> {
  /** The local day, for React: two of them may begin on one day of UTC. */
  readonly key: string;
  /** The timestamp of the first item (ISO 8601), to name the day by. */
  readonly at: string;
  readonly items: readonly Item[];
}

/** @param timestampOf an item's time, ISO 8601. */
export function groupByDay<Item>(
  items: readonly Item[],
  timestampOf: (item: Item) => string,
): readonly Day<Item>[] {
  const days = new Map<string, { key: string; at: string; items: Item[] }>();
  let day: { items: Item[] } | null = null;
  let [begin, end] = [0, 0];
  for (const item of items) {
    const at = timestampOf(item);
    const time = Date.parse(at);
    // Most items are of the same day as the one before: to ask the calendar costs more than to compare.
    if (day === null || time < begin || time >= end) {
      const date = new Date(time);
      const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth(), date.getDate()];
      begin = new Date(year, month, dayOfMonth).getTime();
      end = new Date(year, month, dayOfMonth + 1).getTime();
      const key = date.toDateString();
      const known = days.get(key) ?? { key, at, items: [] };
      days.set(key, known);
      day = known;
    }
    day.items.push(item);
  }
  return [...days.values()];
}
