import { createApp, type MockOptions } from '../app.ts';
import type { Mock } from '../server/hono-env.ts';
import { PERSONA_PASSWORD } from '../personas/fixtures.ts';
import { createClock } from '../core/clock.ts';
import { restoreSnapshot } from '../core/snapshot.ts';
import { setSpeed } from '../features/market/market-settings.ts';
import type { Command } from './parse-args.ts';
import { snapshotFrom } from './load-snapshot.ts';

/**
 * The mock as the command line asks for it.
 * @throws UsageError, OtherContract
 */
export function begin(command: Command, told: Pick<MockOptions, 'onMail' | 'onUnmatched' | 'site'>): Mock {
  const { persona = 'complete', seed, clock, latency, tickerSpeed, fixedCodes, strict, restore } = command;
  const snapshot = restore === undefined ? null : snapshotFrom(restore);
  const app = createApp({
    first: { persona: { name: persona, login: false } },
    everywhere: { seed, clock, latency, tickerSpeed, fixedCodes },
    strict,
    ...told,
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
 * Who can log in, for the terminal.
 * @param url the mock's own address.
 */
export function accountLines({ sandboxes }: Mock, url: string): string[] {
  return Object.values(sandboxes.default.state.users).map(({ email, pendingSteps, two_factor: factor }) =>
    [
      `account ${email}`,
      `password ${PERSONA_PASSWORD}`,
      ...(factor?.enabled_at ? [`codes of its authenticator app: ${url}/__mock/authenticator`] : []),
      ...(pendingSteps.length > 0 ? [`to do: ${pendingSteps.join(', ')}`] : []),
    ].join(', '),
  );
}
