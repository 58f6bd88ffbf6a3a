import type { NavigateFunction } from 'react-router-dom';
import { setLeaveGuard } from '../dialog/leave-guard.ts';
import { enqueueNavigation } from '../panels/panel-navigation.ts';
import { countEntriesBefore } from './history-entries.ts';

/** Goes back some entries, of which the router hears nothing: it would show each of them for a moment. */
async function goBackUnseen(count: number): Promise<void> {
  await new Promise<void>((resolve) => {
    setLeaveGuard({
      ask: (leave) => leave(),
      onPopState: (event) => {
        event.stopImmediatePropagation();
        resolve();
      },
    });
    history.go(-count);
  });
  setLeaveGuard(null);
}

interface ReplacedEntries {
  /** Path and search of what is shown instead. */
  readonly to: string;
  /** Whether an entry before this one is replaced too, by its path and search; the first that is not ends the row. */
  readonly isReplaced: (address: string) => boolean;
  /** Whether the browser is still where this began. */
  readonly isCurrent: () => boolean;
}

/**
 * Shows an address in place of this entry and of those before it that belong to the same flow, once the flow is over: Back leads to where
 * it was entered from. Each of its steps would show the empty first one otherwise, and presses of Back would seem to do nothing.
 */
export function replaceEntries(
  navigate: NavigateFunction,
  { to, isReplaced, isCurrent }: ReplacedEntries,
): void {
  enqueueNavigation(async () => {
    if (!isCurrent()) return;
    const count = countEntriesBefore(isReplaced);
    if (count > 0) await goBackUnseen(count);
    await navigate(to, { replace: true });
  });
}
