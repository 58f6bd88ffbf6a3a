import { groupByDay } from './group-by-day.ts';

interface InDay {
  readonly key: string;
  /** The day that it belongs to: the key of its heading. */
  readonly day: string;
  /** A moment of the day, ISO 8601. */
  readonly at: string;
}

/** A row of a list by days: the heading of a day, or an item of it. `last` has room below it. */
export type DayRow<Item> =
  | (InDay & { readonly kind: 'day' })
  | (InDay & {
      readonly kind: 'row' | 'last';
      readonly item: Item;
      /** From 1, among the items of its day. */
      readonly position: number;
      /** How many items its day has. */
      readonly of: number;
    });

interface ItemRules<Item> {
  readonly idOf: (item: Item) => string;
  /** ISO 8601. */
  readonly timeOf: (item: Item) => string;
}

/** The rows of items by the reader's own days, in the order in which they were given. */
export function dayRows<Item>(
  items: readonly Item[],
  { idOf, timeOf }: ItemRules<Item>,
): readonly DayRow<Item>[] {
  return groupByDay(items, timeOf).flatMap(({ key: day, at, items: ofDay }): DayRow<Item>[] => {
    const of = ofDay.length;
    return [
      { kind: 'day', key: day, day, at },
      ...ofDay.map((item, index): DayRow<Item> => {
        const position = index + 1;
        return { kind: position === of ? 'last' : 'row', key: idOf(item), day, at, position, of, item };
      }),
    ];
  });
}

export interface DrawnRow<Item> {
  readonly index: number;
  readonly row: DayRow<Item>;
}

/** Drawn rows, of which some may be left out, by their days. */
export function drawnByDay<Item>(drawn: readonly DrawnRow<Item>[]) {
  const days: { readonly day: string; readonly at: string; readonly drawn: DrawnRow<Item>[] }[] = [];
  for (const one of drawn) {
    const { day, at } = one.row;
    const last = days.at(-1);
    if (last?.day === day) last.drawn.push(one);
    else days.push({ day, at, drawn: [one] });
  }
  return days;
}
