import type { Page, Request } from '@playwright/test';

/**
 * Stops requests in the browser, before they are sent, until the test lets them go. (`mock.hold` stops calls that have arrived at the
 * mock, with the session that they were sent with.)
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
