import { recheckSession } from '#src/stores/session/wallet-session.ts';
import { matchScreen } from '../paths.ts';
import { prefetchBalances } from './prefetch-balances.ts';
import { screens } from '../lazy/screen-registry.ts';

/**
 * Milliseconds that the first paint waits for its content: painting the shell with a skeleton and then again with balances
 * takes a slow phone longer. The page's own outline stands meanwhile.
 */
const FIRST_PAINT_MS = 100;

let bootstrapping: Promise<unknown> | null = null;

/**
 * Asks for the session, the screen's code and the dashboard's balances at once, the first time it is called. Settles when the
 * first screen can be painted whole, or after FIRST_PAINT_MS; never rejects, since each screen shows its own error.
 */
export function bootstrap(): Promise<unknown> {
  bootstrapping ??= start();
  return bootstrapping;
}

function start(): Promise<unknown> {
  const screen = matchScreen(location.pathname) ?? 'notFound';
  const session = recheckSession();
  const needed: Promise<unknown>[] = [session, screens.load(screen)];
  if (screen === 'dashboard') needed.push(prefetchBalances(session));
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_MS));
  return Promise.race([Promise.allSettled(needed), timeout]);
}
