import { recheckSession } from '#src/stores/session/wallet-session.ts';
import { matchScreen } from '../paths.ts';
import { prefetchBalances } from './prefetch-balances.ts';
import { screens } from '../lazy/lazy-screens.ts';

/**
 * Milliseconds that the first picture waits for its content: drawing the frame with bones and then once more with figures
 * takes a slow phone longer. The document's own outline stands meanwhile.
 */
const PATIENCE = 100;

/** Asks who is here, for the screen's code and for its figures, none of which need wait for another. */
function begin(): Promise<unknown> {
  const screen = matchScreen(location.pathname) ?? 'notFound';
  const looked = recheckSession();
  const asked: Promise<unknown>[] = [looked, screens.load(screen)];
  if (screen === 'dashboard') asked.push(prefetchBalances(looked));
  // What could not be had is told where it is shown.
  return Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Settles once the first screen can be drawn whole, or after a moment in any case. */
export const bootstrapped = begin();
