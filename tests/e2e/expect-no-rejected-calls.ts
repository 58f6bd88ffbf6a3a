import type { Page } from '@playwright/test';
import { expect, type Mock } from './mock.ts';
import { atRest } from './open-page.ts';

/**
 * Advances by half a minute, in which an open wallet would poll several times, and expects no call with a 401 except the given
 * ones. The clock must be held.
 */
export async function expectNoRejectedCalls(
  page: Page,
  mock: Mock,
  except: readonly string[] = [],
): Promise<void> {
  // nanostores unmounts a store one second after its last listener is gone.
  for (const span of ['2s', '31s'] as const) await mock.clock.advance(span);
  await atRest(page);
  const refused = await mock.journal({ status: 401 });
  expect(refused.map(({ op }) => op)).toEqual(except);
}
