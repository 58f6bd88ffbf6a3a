import type { NavigateFunction } from 'react-router-dom';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { questionOfHistoryEntry } from '../dialog/question-entry.ts';
import { parsePanels, withPanels } from './panel-url.ts';

type Open = readonly PanelName[];

/** State of a history entry that opening a panel has pushed: closing that panel goes back instead of pushing another entry. */
export interface PanelEntry {
  readonly opened?: PanelName;
}

/** Milliseconds after which the next navigation no longer waits for one that has not ended. */
const TIMEOUT_MS = 2000;

let queue = Promise.resolve();

/** Runs a change of the history after those before it have ended. */
export function enqueueNavigation(work: () => void | Promise<void>): void {
  // Browsers limit how often a page changes its history: one refused change must not stop the next.
  queue = queue
    .then(() => Promise.race([work(), new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))]))
    .catch(() => undefined);
}

/**
 * Changes which panels are open, in order: going back is asynchronous, and a second Escape meanwhile must close the next panel,
 * not the same one again.
 * @param change returns the panels that should be open, from those that are.
 * @param replace the current history entry. Otherwise a panel that opens pushes an entry, and one that closes goes back.
 */
export function setOpenPanels(
  navigate: NavigateFunction,
  change: (open: Open) => Open,
  replace = false,
): void {
  enqueueNavigation(() => applyChange(navigate, change, replace));
}

async function applyChange(
  navigate: NavigateFunction,
  change: (open: Open) => Open,
  replace: boolean,
): Promise<void> {
  // A question over the panel has an entry of its own, with the panel's address.
  if (questionOfHistoryEntry() !== null) await goBack(navigate);
  // Read the address, not the last render: an earlier change of the queue may have moved it since.
  const { pathname, search, hash } = location;
  const open = parsePanels(search);
  const wanted = change(open);
  if (wanted.join() === open.join()) return;
  const to = { pathname, hash, search: withPanels(search, wanted) };
  const top = wanted.at(-1);
  const difference = replace ? 0 : wanted.length - open.length;
  if (difference === 1 && top) {
    await navigate(to, { state: { opened: top } satisfies PanelEntry });
  } else if (difference === -1 && panelOfHistoryEntry() === open.at(-1)) {
    await goBack(navigate);
  } else {
    await navigate(to, { replace: true });
  }
}

/** The panel that has pushed the current history entry; null when the entry is a screen's. */
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
