import type { NavigateFunction } from 'react-router-dom';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { parsePanels, withPanels } from './panel-url.ts';

type Open = readonly PanelName[];

/** What an entry of the history remembers: the panel that made it, so that closing that panel goes back to before. */
export interface PanelEntry {
  readonly opened?: PanelName;
}

/** Milliseconds that a move may take, such as going back one entry. One that does not end must not hold up those after it. */
const LIMIT = 2000;

let moves = Promise.resolve();

/** Moves when the moves before it are over. */
export function enqueueNavigation(work: () => void | Promise<void>): void {
  // A browser may refuse to change its history, for a while: the next change is asked of it all the same.
  moves = moves
    .then(() => Promise.race([work(), new Promise<void>((resolve) => setTimeout(resolve, LIMIT))]))
    .catch(() => undefined);
}

/**
 * Changes what is open, one change after the other: going back takes a moment, and a second Escape within it is about what
 * is left, not about what was there.
 * @param change from the open panels to those wanted.
 * @param replace the entry of the moment tells it; otherwise what opens gets one of its own, and what closes goes back.
 */
export function setOpenPanels(
  navigate: NavigateFunction,
  change: (open: Open) => Open,
  replace = false,
): void {
  enqueueNavigation(() => move(navigate, change, replace));
}

async function move(
  navigate: NavigateFunction,
  change: (open: Open) => Open,
  replace: boolean,
): Promise<void> {
  // The address bar, not what was last rendered: an earlier change may have moved it since.
  const { pathname, search, hash } = location;
  const open = parsePanels(search);
  const wanted = change(open);
  if (wanted.join() === open.join()) return;
  const to = { pathname, hash, search: withPanels(search, wanted) };
  const added = wanted.at(-1);
  const more = replace ? 0 : wanted.length - open.length;
  if (more === 1 && added) {
    await navigate(to, { state: { opened: added } satisfies PanelEntry });
  } else if (more === -1 && panelOfHistoryEntry() === open.at(-1)) {
    await goBack(navigate);
  } else {
    await navigate(to, { replace: true });
  }
}

/** The panel that made the history's entry of the moment; null where it was there with the page. */
export function panelOfHistoryEntry(): PanelName | null {
  const state = history.state as { usr?: PanelEntry | null } | null;
  return state?.usr?.opened ?? null;
}

async function goBack(navigate: NavigateFunction): Promise<void> {
  const back = new Promise<unknown>((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  await navigate(-1);
  await back;
}
