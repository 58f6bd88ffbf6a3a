import type { NavigateFunction } from 'react-router-dom';
import type { PanelName } from '#src/stores/panels.ts';
import { panelsIn, withPanels } from './panel-url.ts';

type Open = readonly PanelName[];

/** What an entry of the history remembers: the panel that made it, so that closing that panel goes back to before. */
export interface PanelEntry {
  readonly opened?: PanelName;
}

/** Milliseconds for the browser to go back one entry. */
const BACK_LIMIT = 500;

let moves = Promise.resolve();

/**
 * Changes what is open, one change after the other: going back takes a moment, and a second Escape within it is about what
 * is left, not about what was there.
 * @param change from the open panels to those wanted.
 */
export function movePanels(navigate: NavigateFunction, change: (open: Open) => Open): void {
  // A browser may refuse to change its history, for a while: the next change is asked of it all the same.
  moves = moves.then(() => move(navigate, change)).catch(() => undefined);
}

async function move(navigate: NavigateFunction, change: (open: Open) => Open): Promise<void> {
  // The address bar, not what was last rendered: an earlier change may have moved it since.
  const { pathname, search, hash } = location;
  const open = panelsIn(search);
  const wanted = change(open);
  if (wanted.join() === open.join()) return;
  const to = { pathname, hash, search: withPanels(search, wanted) };
  const added = wanted.at(-1);
  if (wanted.length === open.length + 1 && added) {
    await navigate(to, { state: { opened: added } satisfies PanelEntry });
  } else if (wanted.length === open.length - 1 && openedBy() === open.at(-1)) {
    await goBack(navigate);
  } else {
    await navigate(to, { replace: true });
  }
}

/** The panel that made the history's entry of the moment; null where it was there with the page. */
export function openedBy(): PanelName | null {
  const state = history.state as { usr?: PanelEntry | null } | null;
  return state?.usr?.opened ?? null;
}

async function goBack(navigate: NavigateFunction): Promise<void> {
  let arrived: () => void = () => undefined;
  const back = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  addEventListener('popstate', arrived, { once: true });
  const limit = setTimeout(arrived, BACK_LIMIT);
  await navigate(-1);
  await back;
  clearTimeout(limit);
  removeEventListener('popstate', arrived);
}
