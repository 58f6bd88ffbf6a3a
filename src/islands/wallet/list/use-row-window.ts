import {
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type * as rowWindowModule from './row-window.ts';
import type { RowWindow, WindowedRow } from './row-window.ts';
import { ReturnContext } from './use-list-place.ts';

/** More rows than this are drawn only near what is seen of the page: each costs time with every change. */
export const LONG = 200;
/** Rows of a list that is long from the start, until it is known which ones are near: enough for a screen. */
const FIRST = 30;
/** Rows that appear in one frame: the first screen at once is a frame too long on a slow phone. */
const STEP = 3;

const importRowWindow = () => import('./row-window.ts');

interface Windowed<Row> {
  /** Of the element that has all rows, each with its `data-index` and `data-kind`. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The rows to draw. */
  readonly drawn: readonly { readonly index: number; readonly row: Row }[];
  /** Some are left out. */
  readonly isPartial: boolean;
}

/**
 * The rows of a list to draw: all of them until there are many, then those near what is seen of the page; the first ones while the code
 * for that is loading, and all if it can't be loaded. A list begins with a few rows, and the others of its first screen follow frame by
 * frame. One that somebody returns to has all that it had at once.
 * @param kept keys of rows that are drawn wherever they are.
 * @param load the code that knows which rows are near; the same function each time.
 */
export function useRowWindow<Row extends WindowedRow>(
  rows: readonly Row[],
  kept: readonly string[],
  load: () => Promise<typeof rowWindowModule> = importRowWindow,
): Windowed<Row> {
  const ref = useRef<HTMLDivElement>(null);
  const [rowWindow, setRowWindow] = useState<RowWindow | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [firstCount] = useState(rows.length > LONG ? FIRST : LONG);
  const returnsTo = use(ReturnContext);
  const [isReturning] = useState(returnsTo !== null);
  // Where somebody returns, the page has to be as high as it was at once.
  const [appeared, setAppeared] = useState(rows.length > STEP && !isReturning ? STEP : Infinity);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isLong = rows.length > LONG;
  const allKept = useMemo(() => [...kept, ...(returnsTo ?? [])], [kept, returnsTo]);
  const firstScreen = Math.min(rows.length, FIRST);

  useEffect(() => {
    if (appeared === Infinity) return undefined;
    const next = appeared + STEP;
    const frame = requestAnimationFrame(() => setAppeared(next < firstScreen ? next : Infinity));
    return () => cancelAnimationFrame(frame);
  }, [appeared, firstScreen]);

  useEffect(() => {
    if (!isLong) return undefined;
    let isOver = false;
    let created: RowWindow | null = null;
    load().then(
      ({ createRowWindow }) => {
        if (isOver || !ref.current) return;
        created = createRowWindow(ref.current, redraw);
        setRowWindow(created);
      },
      () => {
        // All rows are drawn then: slower, and whole.
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
      created?.end();
      setRowWindow(null);
      setHasFailed(false);
    };
  }, [isLong, load]);

  const indexes =
    rowWindow?.layOut(rows, allKept) ??
    [...rows.keys()].slice(0, hasFailed ? undefined : Math.min(appeared, firstCount));
  useLayoutEffect(() => rowWindow?.place());

  return {
    ref,
    drawn: indexes.flatMap((index) => {
      const row = rows[index];
      return row ? [{ index, row }] : [];
    }),
    isPartial: rowWindow !== null,
  };
}
