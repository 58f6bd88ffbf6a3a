/**
 * Where a list was left. It stands in its entry of the history: Back and a reload find it, also from another document, and a new visit
 * of the same address begins at the top.
 */
export interface ListPlace {
  /** How many rows were loaded. */
  readonly rows: number;
  /** The first row that was seen; null where none was. */
  readonly top: string | null;
  /** Where that row began, in pixels from the top of the window. */
  readonly offset: number;
  /** How far the page was scrolled, in pixels: for a list that has lost that row. */
  readonly y: number;
  /** The row that had the focus, as one has that was followed; null for none. */
  readonly focused: string | null;
}

interface PlacedEntry {
  readonly place?: unknown;
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** The place that the current entry of the history has; null for none. Another script may have written anything there. */
export function readPlace(): ListPlace | null {
  const place = (history.state as PlacedEntry | null)?.place as Partial<ListPlace> | null | undefined;
  if (!place) return null;
  const { rows, top, offset, y, focused } = place;
  const isPlace =
    Number.isSafeInteger(rows) &&
    Number.isFinite(offset) &&
    Number.isFinite(y) &&
    isTextOrNull(top) &&
    isTextOrNull(focused);
  return isPlace ? (place as ListPlace) : null;
}

/** Keeps a place in the current entry of the history; null for a list that was only looked at. */
export function writePlace(place: ListPlace | null): void {
  if (JSON.stringify(readPlace()) === JSON.stringify(place)) return;
  const { place: _before, ...state } = (history.state ?? {}) as PlacedEntry;
  history.replaceState(place ? { ...state, place } : state, '');
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const rowOf = (list: HTMLElement, id: string | null) =>
  id === null ? null : list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/**
 * Where somebody is in a list now; null at its beginning, where there is nothing to come back to.
 * @param hasGrown it has more rows than it began with.
 */
export function placeIn(list: HTMLElement, count: number, hasGrown: boolean): ListPlace | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  const inList = focused && list.contains(focused) ? (focused.dataset.row ?? null) : null;
  if (scrollY === 0 && inList === null && !hasGrown) return null;
  // Of a long list the rows that are seen may not be drawn yet, and others are, far away.
  const top = rowsIn(list).find((row) => {
    const { top: start, bottom: end } = row.getBoundingClientRect();
    return end > 0 && start < innerHeight;
  });
  return {
    rows: count,
    top: top?.dataset.row ?? null,
    offset: Math.round(top?.getBoundingClientRect().top ?? 0),
    y: Math.round(scrollY),
    focused: inList,
  };
}

/**
 * Scrolls the page so that a list is seen as it was left.
 * @returns false while its row is still to come.
 */
export function scrollToPlace(
  list: HTMLElement,
  { top, offset, y }: ListPlace,
  isComplete: boolean,
): boolean {
  const row = rowOf(list, top);
  if (!row && !isComplete) return false;
  scrollTo({ top: row ? scrollY + row.getBoundingClientRect().top - offset : y, behavior: 'instant' });
  return true;
}

/** Focuses the row that was left, unless the person has moved the focus meanwhile: a new screen begins at its heading. */
export function focusRow(list: HTMLElement, id: string | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.matches('h1, main')) return;
  const row = rowOf(list, id);
  const control = row?.matches('a, button')
    ? row
    : // Of a row with more than one control, the link that leads on.
      (row?.querySelector<HTMLElement>('.row-link') ?? row?.querySelector<HTMLElement>('a, button, summary'));
  control?.focus({ preventScroll: true });
}
