import {
  createContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useIsCurrentEntry } from '../navigation/use-is-current-entry.ts';
import { focusRow, placeIn, readPlace, scrollToPlace, writePlace, type ListPlace } from './list-place.ts';

/** More rows than this are not loaded again one page after the other. What is still in memory is not counted. */
const MOST_LOADED = 400;
/** How long after scrolling its end is kept, in milliseconds. A press keeps it at once. */
const PAUSE_MS = 150;
/** For how many frames a long list may take to draw the row that it is scrolled to. */
const MOST_FRAMES = 120;
/** What a person does who goes elsewhere before their place is there again. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The rows of the place that is returned to: a list that draws only some of its rows draws these. Null where nobody returns. */
export const ReturnContext = createContext<readonly string[] | null>(null);

interface Openable {
  readonly open: (rows: number | null) => void;
}

interface Rows {
  readonly items: readonly unknown[] | null;
  readonly more: boolean;
  readonly moreError: unknown;
}

/**
 * Where a list was left, to whose entry of the history somebody returns. The list is opened with as many rows.
 * @param isScreen false for a glance at a list in a panel: it begins anew each time.
 */
export function useLeftPlace(list: Openable, isScreen = true): ListPlace | null {
  // Before anybody sees the list: its rows are known by then.
  const [left] = useState(() => {
    const place = isScreen ? readPlace() : null;
    list.open(place && Math.min(place.rows, MOST_LOADED));
    return place;
  });
  return left;
}

/**
 * Whether rows are still to come that were there before: a list that showed some of them would move. Once any are shown, all that are
 * known are.
 */
export function useAwaitsRows(left: ListPlace | null, { items, more, moreError }: Rows): boolean {
  const [isOver, setIsOver] = useState(left === null);
  const awaits =
    !isOver && more && moreError === null && (items?.length ?? 0) < Math.min(left?.rows ?? 0, MOST_LOADED);
  if (!isOver && !awaits && items !== null) setIsOver(true);
  return awaits;
}

/** For the context. */
export const rowsOf = (left: ListPlace | null): readonly string[] | null =>
  left && [left.top, left.focused].filter((id) => id !== null);

interface Shown {
  /** How many rows are shown; 0 while some are still awaited. */
  readonly count: number;
  /** All rows are in the document, not only those near what is seen. */
  readonly isWhole: boolean;
}

/** Leads back to the place where a list was left, once its rows are there, and keeps the place that it is left at next. */
export function useListPlace(
  box: RefObject<HTMLElement | null>,
  left: ListPlace | null,
  { count, isWhole }: Shown,
): void {
  const isThere = useRef(left === null);
  const isCurrent = useIsCurrentEntry();
  const { key } = useLocation();
  const hasRows = count > 0;

  /** Whether the place is reached, or there is none to go to any more. */
  const arrive = useEffectEvent((isLast: boolean): boolean => {
    const list = box.current;
    if (!left || !list) return true;
    // A list that draws some of its rows has its whole height once they are in their places.
    const { blockSize = '' } = list.querySelector<HTMLElement>('[data-windowed]')?.style ?? {};
    return scrollToPlace(list, left, isWhole || isLast || blockSize !== '');
  });
  const focus = useEffectEvent(() => {
    if (left && box.current) focusRow(box.current, left.focused);
  });

  // Before the paint: nobody sees the beginning first.
  useLayoutEffect(() => {
    if (!hasRows || isThere.current) return undefined;
    let frame = 0;
    const end = () => {
      isThere.current = true;
      cancelAnimationFrame(frame);
      for (const move of MOVES) removeEventListener(move, end);
    };
    const next = (frames: number) => {
      if (!arrive(frames === MOST_FRAMES)) {
        frame = requestAnimationFrame(() => next(frames + 1));
        return;
      }
      end();
      if (frames > 0) focus();
    };
    for (const move of MOVES) addEventListener(move, end, { passive: true });
    next(0);
    return end;
  }, [hasRows]);
  useEffect(() => {
    // After the frame of the wallet, which gives the focus to the heading of a new screen in its own microtask.
    if (hasRows) queueMicrotask(() => queueMicrotask(focus));
  }, [hasRows]);

  const firstCount = useRef(0);
  useEffect(() => {
    if (left === null && hasRows) firstCount.current ||= count;
  }, [left, hasRows, count]);
  const save = useEffectEvent(() => {
    if (isThere.current && hasRows && box.current && isCurrent())
      writePlace(placeIn(box.current, count, count > firstCount.current));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    };
    const saveNow = () => save();
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('pagehide', saveNow);
    // Before a link is followed.
    document.addEventListener('click', saveNow, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', handleScroll);
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('click', saveNow, { capture: true });
    };
  }, []);
  // A panel or a detail over the list has an entry of its own.
  useEffect(() => save(), [key]);
}
