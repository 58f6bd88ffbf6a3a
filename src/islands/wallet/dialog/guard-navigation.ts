import type { Navigator } from 'react-router-dom';
import { isLeaving } from '#src/stores/session/wallet-session.ts';
import { entryIndex } from '../navigation/history-entries.ts';
import { enqueueNavigation } from '../panels/panel-navigation.ts';
import { setLeaveGuard, type LeaveGuard } from './leave-guard.ts';

/** Goes some entries back or forth, and waits until it is there. */
async function travel(delta: number): Promise<void> {
  const arrived = new Promise<unknown>((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.go(delta);
  await arrived;
}

/** Asks before Back or Forward leads from the open screen to another one. */
function createPopGuard(navigator: Navigator, ask: LeaveGuard['ask']) {
  const here = location.pathname;
  let index = entryIndex();
  return {
    /** The screen has another entry in the history: one of a panel. */
    move: () => {
      index = entryIndex();
    },
    onPopState: (event: PopStateEvent) => {
      const next = entryIndex();
      if (location.pathname === here || next === null || index === null) {
        index = next ?? index;
        return;
      }
      // The router must not see it: it would take the screen away.
      event.stopImmediatePropagation();
      const delta = next - index;
      // First back to the entry of the screen: the question pushes one of its own upon it.
      enqueueNavigation(async () => {
        await travel(-delta);
        ask(() => navigator.go(delta));
      });
    },
  };
}

/**
 * Asks before anything leads to another screen: links, Back and Forward, the log-out, and, by the browser's own question, another
 * document. Panels open and close over the screen as ever. React Router's `useBlocker` does the same, but only for routers with data;
 * this one works on the history of any.
 * @param navigator the router's; its methods are the original ones again once the guard ends.
 * @param ask gets what leaves after all. It is to be called after the guard has ended.
 * @returns ends the guard
 */
export function guardNavigation(navigator: Navigator, ask: LeaveGuard['ask']): () => void {
  const here = location.pathname;
  const originals = { push: navigator.push.bind(navigator), replace: navigator.replace.bind(navigator) };
  const { onPopState, move } = createPopGuard(navigator, ask);

  const guarded =
    (method: 'push' | 'replace'): Navigator['push'] =>
    (to, ...rest) => {
      if (new URL(navigator.createHref(to), location.href).pathname === here) {
        originals[method](to, ...rest);
        move();
      } else ask(() => navigator[method](to, ...rest));
    };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // A session that is over takes everything with it, and asks nobody.
    if (!isLeaving()) event.preventDefault();
  };

  Object.assign(navigator, { push: guarded('push'), replace: guarded('replace') });
  setLeaveGuard({ ask, onPopState });
  addEventListener('beforeunload', onBeforeUnload);
  return () => {
    Object.assign(navigator, originals);
    setLeaveGuard(null);
    removeEventListener('beforeunload', onBeforeUnload);
  };
}
