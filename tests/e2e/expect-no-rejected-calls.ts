import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, type Mock } from './mock.ts';

/**
 * Advances by half a minute, in which an open wallet would poll several times, and expects no call with a 401 except the given
 * ones. The clock must be held.
 */
export async function expectNoRejectedCalls(
  page: Page,
  mock: Mock,
  except: readonly string[] = [],
): Promise<void> {
  // nanostores unmounts a store one second after its last listener is gone, and what it is computed from a second after that.
  for (const span of ['2s', '2s', '2s', '2s', '2s', '31s'] as const) await mock.clock.advance(span);
  // The page is being left, so it is never at rest: once one more call of it is answered, the earlier ones are too.
  await page.evaluate((url) => fetch(url).then((response) => response.text()), `${mockUrl}/status`);
  const refused = await mock.journal({ status: 401 });
  expect(refused.map(({ op }) => op)).toEqual(except);
}
