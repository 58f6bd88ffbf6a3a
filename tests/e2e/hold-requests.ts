import type { Page, Request } from '@playwright/test';

/**
 * Holds requests in the browser, before they are sent, until the test releases them. (`mock.hold` holds calls that have arrived
 * at the mock, with the session of their cookies.)
 */
export async function holdRequests(page: Page, shouldHold: (request: Request) => boolean) {
  const requested = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route('**/*', async (route) => {
    if (!shouldHold(route.request())) return route.fallback();
    requested.resolve(undefined);
    await released.promise;
    return route.continue();
  });
  return { requested: requested.promise, release: () => released.resolve(undefined) };
}
