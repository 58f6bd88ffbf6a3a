import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

/** Rows that are drawn beyond each end of what is seen. */
const MARGIN = 8;
/** Rows that are drawn anew in one frame at most: a slow phone, with 30 frames a second, keeps up with any scrolling that is not `FAST`. */
const STEP = 2;
/** Scroll speed, in pixels per millisecond, above which no rows are drawn: a phone's screen passes in a quarter of a second, too fast to read. */
const FAST = 3;
/** How long after fast scrolling rows are drawn again, in milliseconds: longer than one frame of a slow phone, after which the next fast one may come. */
const PAUSE = 80;

/** One row of a list whose rows are drawn only near what is seen. */
export interface WindowedRow {
  readonly key: string;
  /** Until they are drawn, rows of one kind are taken to be as high as each other. */
  readonly kind: string;
}

export interface RowWindow {
  /** The indexes of the rows to draw, in their order. @param kept keys of rows that are drawn wherever they are. */
  readonly layOut: (rows: readonly WindowedRow[], kept: readonly string[]) => readonly number[];
  /** Puts the rows of the last `layOut` into their places: to be called when they are in the document, before they are painted. */
  readonly place: () => void;
  /** Leaves all rows where the document's flow puts them. */
  readonly end: () => void;
}

const indexOf = (element: HTMLElement) => Number(element.dataset.index);
const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-index]')];

/** The usual height of the rows of each kind, in pixels, as they are drawn now. */
function usualHeights(list: HTMLElement): ReadonlyMap<string, number> {
  const heights = new Map<string, number[]>();
  for (const row of rowsIn(list)) {
    const kind = row.dataset.kind ?? '';
    heights.set(kind, [...(heights.get(kind) ?? []), row.getBoundingClientRect().height]);
  }
  const middle = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return new Map([...heights].map(([kind, values]) => [kind, middle(values)]));
}

/**
 * Chooses which rows of a long list are drawn: those near what is seen of the page, and those that are kept. The one with the focus is
 * kept, too. Where rows are left out, the next one that is drawn holds their room by its margin.
 * @param list has its first rows drawn now. Each is an element with its index and its kind (`data-index`, `data-kind`).
 * @param redraw called when other rows are to be drawn.
 */
export function createRowWindow(list: HTMLElement, redraw: () => void): RowWindow {
  const topOf = () => list.getBoundingClientRect().top + scrollY;
  let rows: readonly WindowedRow[] | null = null;
  let shown: readonly VirtualItem[] = [];
  let isComplete = true;
  let heights = usualHeights(list);
  let top = topOf();
  let width = innerWidth;
  let focused: string | null = null;
  let kept: ReadonlySet<VirtualItem['key']> = new Set();
  let frame = 0;
  let lastMove = { offset: scrollY, at: performance.now() };
  let fastUntil = 0;
  const drawn = new Set<VirtualItem['key']>();
  const over = new AbortController();

  const initialOffset = scrollY;
  const initialRect = { width: innerWidth, height: innerHeight };
  const rowAt = (index: number) => rows?.[index];
  // The library lays all rows out anew when it gets another function.
  let getItemKey = (index: number) => rowAt(index)?.key ?? index;
  let rangeExtractor = defaultRangeExtractor;
  const measureSpeed = () => {
    const move = { offset: virtualizer.scrollOffset ?? 0, at: performance.now() };
    // A jump after a rest is fast, too.
    const elapsed = Math.min(move.at - lastMove.at, PAUSE);
    if (Math.abs(move.offset - lastMove.offset) > FAST * elapsed) fastUntil = move.at + PAUSE;
    lastMove = move;
  };
  const options = () => ({
    count: rows?.length ?? 0,
    getItemKey,
    rangeExtractor,
    estimateSize: (index: number) => heights.get(rowAt(index)?.kind ?? '') ?? 0,
    scrollMargin: top,
    overscan: MARGIN,
    initialOffset,
    initialRect,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    // By its observer alone: whoever asks for the height of what was just drawn has the browser lay out the page at once.
    measureElement: (element: HTMLElement, entry: ResizeObserverEntry | undefined) => {
      const index = indexOf(element);
      const measured = entry?.borderBoxSize[0]?.blockSize ?? virtualizer.itemSizeCache.get(getItemKey(index));
      return measured ?? heights.get(rowAt(index)?.kind ?? '') ?? 0;
    },
    onChange: (_virtualizer: unknown, isSync: boolean) => {
      measureSpeed();
      if (isSync) flushSync(redraw);
      else redraw();
    },
  });
  const virtualizer: Virtualizer<Window, HTMLElement> = new Virtualizer<Window, HTMLElement>(options());
  const detach = virtualizer._didMount();

  const follow = (target: EventTarget | null) => {
    const row =
      target instanceof Element && list.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
    focused = (row && rowAt(indexOf(row))?.key) ?? null;
  };
  list.addEventListener('focusin', ({ target }) => follow(target), { signal: over.signal });
  list.addEventListener('focusout', ({ relatedTarget }) => follow(relatedTarget), { signal: over.signal });

  const keep = (keys: readonly string[]) => {
    const wanted = new Set(focused === null ? keys : [...keys, focused]);
    const isSame = wanted.size === kept.size && [...wanted].every((key) => kept.has(key));
    if (isSame && rangeExtractor !== defaultRangeExtractor) return;
    kept = wanted;
    const indexes = (rows ?? []).flatMap(({ key }, index) => (wanted.has(key) ? [index] : []));
    rangeExtractor = (range: Range) =>
      [...new Set([...indexes, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
  };

  const layOut: RowWindow['layOut'] = (next, keys) => {
    if (next !== rows) {
      const isFirst = rows === null;
      rows = next;
      if (isFirst) {
        for (const row of rowsIn(list)) {
          const key = rowAt(indexOf(row))?.key;
          if (key !== undefined) drawn.add(key);
        }
        follow(document.activeElement);
      }
      getItemKey = (index) => rowAt(index)?.key ?? index;
      rangeExtractor = defaultRangeExtractor;
    }
    keep(keys);
    virtualizer.setOptions(options());
    const items = virtualizer.getVirtualItems();
    const middle = (virtualizer.scrollOffset ?? 0) + (virtualizer.scrollRect?.height ?? innerHeight) / 2;
    const distance = ({ start }: VirtualItem) => Math.abs(start - middle);
    const missing = items
      .filter(({ key }) => !drawn.has(key) && !kept.has(key))
      .sort((one, other) => distance(one) - distance(other));
    const later = new Set(missing.slice(performance.now() < fastUntil ? 0 : STEP));
    isComplete = later.size === 0;
    shown = items.filter((item) => !later.has(item));
    return shown.map(({ index }) => index);
  };

  const place = () => {
    drawn.clear();
    let end = top;
    for (const [at, element] of rowsIn(list).entries()) {
      const item = shown[at];
      if (item?.index !== indexOf(element)) break;
      drawn.add(item.key);
      const gap = `${item.start - end}px`;
      if ((element.style.getPropertyValue('margin-block-start') || '0px') !== gap)
        element.style.setProperty('margin-block-start', gap);
      end = item.end;
      virtualizer.measureElement(element);
    }
    // Forgets those that are gone.
    virtualizer.measureElement(null);
    list.style.setProperty('block-size', `${virtualizer.getTotalSize()}px`);
    // May scroll the page: not before it is as high as it will be.
    virtualizer._willUpdate();
    cancelAnimationFrame(frame);
    if (!isComplete) frame = requestAnimationFrame(redraw);
  };

  list.dataset.windowed = '';
  const refit = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    heights = usualHeights(list);
    top = topOf();
    virtualizer.measure();
  };
  addEventListener('resize', refit, { signal: over.signal });

  return {
    layOut,
    place,
    end: () => {
      over.abort();
      cancelAnimationFrame(frame);
      detach();
      for (const row of rowsIn(list)) row.style.removeProperty('margin-block-start');
      list.style.removeProperty('block-size');
      delete list.dataset.windowed;
    },
  };
}
