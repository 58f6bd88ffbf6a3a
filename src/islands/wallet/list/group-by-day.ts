/** What happened on one day of the reader's calendar, in the order in which it was given. */
export interface Day<Item> {
  /** The moment of the first of them (ISO 8601), which names the day. */
  readonly at: string;
  readonly items: readonly Item[];
}

/** @param momentOf when an item was, ISO 8601. */
export function groupByDay<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string,
): readonly Day<Item>[] {
  const days = new Map<string, { at: string; items: Item[] }>();
  for (const item of items) {
    const at = momentOf(item);
    const day = new Date(at).toDateString();
    const there = days.get(day);
    if (there) there.items.push(item);
    else days.set(day, { at, items: [item] });
  }
  return [...days.values()];
}
