import { createElement, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Where prices stand on a screen. */
export interface TickerPlace {
  readonly path: string;
  /** The element that has all of them. */
  readonly list: string;
  /** The attribute by which an element names its coin; null where all of the list is of one. */
  readonly coinAttribute: string | null;
  /** That one coin. */
  readonly coin?: string;
  /** In an element of a coin: those whose text is the price, and the change of the day. */
  readonly price: string;
  readonly change: string;
}

interface Tick {
  readonly e: string;
  readonly s: string;
  readonly c: string;
  readonly o: string;
}

interface Cells {
  readonly price: Element | null;
  readonly change: Element | null;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 8,
});
const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'always',
});
const changeOf = ({ c, o }: Tick) => Number(c) / Number(o) - 1;
const arrowOf = (change: number) => (change < 0 ? '↓ ' : '↑ ');
const directionOf = (change: number) => (change < 0 ? 'down' : 'up');

function find(list: Element, { coinAttribute, coin = '', price, change }: TickerPlace): Map<string, Cells> {
  const rows: (readonly [string, Element])[] = coinAttribute
    ? [...list.querySelectorAll(`[${coinAttribute}]`)].map((row) => [
        row.getAttribute(coinAttribute) ?? '',
        row,
      ])
    : [[coin, list]];
  return new Map(
    rows.map(([id, row]) => [
      `${id}usdt`.toUpperCase(),
      { price: row.querySelector(price), change: row.querySelector(change) },
    ]),
  );
}

function listOf({ list }: TickerPlace): Element {
  const found = document.querySelector(list);
  if (!found) throw new Error(`${list} is not there.`);
  return found;
}

/** The last text within an element; React keeps it, so its value is written and not the element's. */
function textIn(element: Element | null): Text | null {
  const texts = element ? document.createTreeWalker(element, NodeFilter.SHOW_TEXT) : null;
  let last: Text | null = null;
  while (texts?.nextNode()) last = texts.currentNode as Text;
  return last;
}

/** Reads each frame and drops it: what no list can do without. */
export function parseOnly(): EventTarget {
  const source = new EventTarget();
  source.addEventListener('message', (event) => {
    JSON.parse((event as MessageEvent<string>).data);
  });
  return source;
}

/** Writes each price into the page's own elements as it comes, without React and without a store. */
export function writeDirectly(place: TickerPlace): EventTarget {
  const cells = new Map(
    [...find(listOf(place), place)].map(([symbol, { price, change }]) => [
      symbol,
      { price, priceText: textIn(price), change, changeText: textIn(change) },
    ]),
  );
  const before = new Map<string, number>();
  const source = new EventTarget();
  source.addEventListener('message', (event) => {
    const tick = JSON.parse((event as MessageEvent<string>).data) as Tick;
    const cell = cells.get(tick.s);
    if (!cell) return;
    const price = Number(tick.c);
    const change = changeOf(tick);
    if (cell.priceText) cell.priceText.data = dollars.format(price);
    if (cell.changeText) cell.changeText.data = percents.format(change);
    if (cell.price)
      cell.price.className = price < (before.get(tick.s) ?? price) ? 'quote downward' : 'quote upward';
    if (cell.change) cell.change.className = `change ${directionOf(change)}`;
    before.set(tick.s, price);
  });
  return source;
}

/** An element of the page as it was, to be rendered again and again. */
interface Shape {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: readonly (Shape | string)[];
  /** The pair whose price, or whose change, is all of its text. */
  readonly shows?: readonly ['price' | 'change', string];
}

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  for: 'htmlFor',
};

function shapeOf(
  element: Element,
  shown: ReadonlyMap<Element, readonly ['price' | 'change', string]>,
): Shape {
  const shows = shown.get(element);
  const attributes = [...element.attributes].filter(
    ({ name }) => name !== 'style' && name !== 'value' && name !== 'id',
  );
  return {
    tag: element.localName,
    props: Object.fromEntries(attributes.map(({ name, value }) => [reactNames[name] ?? name, value])),
    children: [...element.childNodes].flatMap((node): readonly (Shape | string)[] =>
      node instanceof Element ? [shapeOf(node, shown)] : [node.textContent ?? ''],
    ),
    ...(shows ? { shows } : {}),
  };
}

function render(shape: Shape | string, ticks: Readonly<Record<string, Tick>>, key: number): ReactNode {
  if (typeof shape === 'string') return shape;
  const { tag, props, children, shows } = shape;
  const tick = shows && ticks[shows[1]];
  if (!tick)
    return createElement(tag, { ...props, key }, ...children.map((child, at) => render(child, ticks, at)));
  const change = changeOf(tick);
  return shows[0] === 'price'
    ? createElement(tag, { ...props, key }, dollars.format(Number(tick.c)))
    : createElement(
        tag,
        { ...props, key, className: `change ${directionOf(change)}` },
        createElement('span', { 'aria-hidden': true }, arrowOf(change)),
        percents.format(change),
      );
}

/**
 * Puts a copy of the page's list in its place: one component that keeps all prices, and sets its state for each frame.
 * @returns where the frames go, and what puts the page's own list back.
 */
export function naiveList(place: TickerPlace): { source: EventTarget; remove: () => void } {
  const own = listOf(place);
  const shown = new Map<Element, readonly ['price' | 'change', string]>();
  for (const [symbol, { price, change }] of find(own, place)) {
    if (price) shown.set(price, ['price', symbol]);
    if (change) shown.set(change, ['change', symbol]);
  }
  const shape = shapeOf(own, shown);
  const source = new EventTarget();
  function List(): ReactNode {
    const [ticks, setTicks] = useState<Readonly<Record<string, Tick>>>({});
    useEffect(() => {
      const hear = (event: Event) => {
        const tick = JSON.parse((event as MessageEvent<string>).data) as Tick;
        setTicks((before) => ({ ...before, [tick.s]: tick }));
      };
      source.addEventListener('message', hear);
      return () => source.removeEventListener('message', hear);
    }, []);
    return render(shape, ticks, 0);
  }
  const box = document.createElement('div');
  box.className = own.parentElement?.className ?? '';
  own.before(box);
  own.toggleAttribute('hidden', true);
  const root = createRoot(box);
  root.render(createElement(List));
  return {
    source,
    remove: () => {
      root.unmount();
      box.remove();
      own.toggleAttribute('hidden', false);
    },
  };
}
