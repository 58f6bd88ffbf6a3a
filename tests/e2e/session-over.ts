import type { Page } from '@playwright/test';
import { callsAnswered } from './calls-answered.ts';
import { expect, type Mock } from './mock.ts';

/**
 * Lets half a minute pass, in which a wallet polls several times. Of what was asked for, nothing was refused for want of a session
 * but the calls that are named. The clock must be held.
 */
export async function expectNothingAsked(page: Page, mock: Mock, but: readonly string[] = []): Promise<void> {
  // nanostores keeps a store for a second after its last reader is gone.
  for (const span of ['2s', '31s'] as const) await mock.clock.advance(span);
  await callsAnswered(page);
  const refused = await mock.journal({ status: 401 });
  expect(refused.map(({ op }) => op)).toEqual(but);
}
