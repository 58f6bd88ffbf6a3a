import { own } from '../core/own-record.ts';
import { createApp, type MockOptions } from '../app.ts';
import type { Mock } from '../server/hono-env.ts';
import { PERSONA_PASSWORD } from '../personas/fixtures.ts';
import { createClock } from '../core/clock.ts';
import { restoreSnapshot } from '../core/snapshot.ts';
import { setSpeed } from '../features/market/market-settings.ts';
import type { Command } from './parse-args.ts';
import { loadSnapshot } from './load-snapshot.ts';

/**
 * Creates the mock that the command line asks for.
 * @throws UsageError, ContractMismatch
 */
export function boot(command: Command, options: Pick<MockOptions, 'onMail' | 'onUnmatched' | 'site'>): Mock {
  const { persona = 'complete', seed, clock, latency, tickerSpeed, fixedCodes, restore } = command;
  const { strict, allowedOrigins, proxySecret } = command;
  const snapshot = restore === undefined ? null : loadSnapshot(restore);
  const app = createApp({
    first: { persona: { name: persona, login: false } },
    everywhere: { seed, clock, latency, tickerSpeed, fixedCodes },
    strict,
    allowedOrigins,
    proxySecret,
    ...options,
  });
  if (!snapshot) return app;
  const sandbox = app.sandboxes.default;
  restoreSnapshot(sandbox, snapshot);
  const { state } = sandbox;
  if (clock) state.clock = createClock(clock, state.clock);
  if (latency) state.latency = [latency];
  if (tickerSpeed !== undefined) setSpeed(state, tickerSpeed);
  return app;
}

/**
 * The accounts that can log in, for the terminal.
 * @param url the mock's own URL.
 */
export function accountLines({ sandboxes }: Mock, url: string): string[] {
  const { users, twoFactor } = sandboxes.default.state;
  return Object.values(users).map(({ customer_id, email, pendingSteps }) =>
    [
      `account ${email}`,
      `password ${PERSONA_PASSWORD}`,
      ...(own(twoFactor, customer_id)?.enabled_at
        ? [`codes of its authenticator app: ${url}/__mock/authenticator`]
        : []),
      ...(pendingSteps.length > 0 ? [`to do: ${pendingSteps.join(', ')}`] : []),
    ].join(', '),
  );
}
