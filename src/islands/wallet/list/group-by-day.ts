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
  for (const item of items) {
    const at = timestampOf(item);
    const key = new Date(at).toDateString();
    const day = days.get(key);
    if (day) day.items.push(item);
    else days.set(key, { key, at, items: [item] });
  }
  return [...days.values()];
}
