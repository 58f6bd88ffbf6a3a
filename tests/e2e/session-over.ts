import type { Page, Request } from '@playwright/test';
import { mockUrl } from '../../scripts/addresses.ts';
import { expect, type Mock } from './mock.ts';

/**
 * Stops requests in the browser, before they are sent, until the test lets them go. (`mock.hold` stops what has arrived at the
 * mock, with the session that it was sent with.)
 */
export async function holdRequests(page: Page, isHeld: (request: Request) => boolean) {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route('**/*', async (route) => {
    if (!isHeld(route.request())) return route.fallback();
    asked.resolve(undefined);
    await released.promise;
    return route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve(undefined) };
}

/**
 * Lets half a minute pass, in which a wallet polls several times. Of what was asked for, nothing was refused for want of a session
 * but the calls that are named. The clock must be held.
 */
export async function expectNothingAsked(page: Page, mock: Mock, but: readonly string[] = []): Promise<void> {
  // nanostores keeps a store for a second after its last reader is gone.
  for (const span of ['2s', '31s'] as const) await mock.clock.advance(span);
  // What the page asked for before this has been answered before it.
  const answered = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then(({ ok }) => ok),
    `${mockUrl}/status`,
  );
  expect(answered).toBe(true);
  const refused = await mock.journal({ status: 401 });
  expect(refused.map(({ op }) => op)).toEqual(but);
}
