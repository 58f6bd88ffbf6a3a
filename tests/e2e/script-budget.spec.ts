import type { Page } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { withBand } from '../byte-band.ts';
import { expect, test } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { waitForHydration } from './hydration.ts';
import { openPage } from './open-page.ts';

// What a browser actually fetches; tests/build/initial-scripts.test.ts only sums what the server preloads.

interface Start {
  readonly path: string;
  readonly persona: PersonaName;
  /** Transferred bytes of the site's JavaScript until the page fetches no more without an interaction. */
  readonly recorded: number;
  readonly files: number;
}

const starts: readonly Start[] = [
  { path: '/signup', persona: 'guest', recorded: 99_696, files: 8 },
  { path: '/user-info', persona: 'missing-user-info', recorded: 111_492, files: 10 },
  { path: '/w', persona: 'complete', recorded: 145_200, files: 16 },
];

/** The site's scripts that a page has fetched so far, and their transferred bytes without headers. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname.endsWith('.js') && new URL(name).origin === location.origin,
    );
    return {
      files: scripts.length,
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      names: scripts.map(({ name, encodedBodySize }) => `${encodedBodySize} ${new URL(name).pathname}`),
    };
  });

/** Waits for two idle periods, after which the page has requested what it defers until idle. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

for (const { path, persona, recorded, files } of starts)
  test(`${path} fetches no more JavaScript than recorded`, async ({ page, mock }) => {
    await mock.persona(persona, { login: true });
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/w') await expect(totalOf(page)).toContainText('₦');
    await waitForHydration(page);
    // Less means that the page is still loading, or that the recorded size is outdated.
    await expect.poll(async () => (await scriptsOf(page)).bytes).toBeGreaterThan(recorded * 0.95);
    await idle(page);
    const { bytes, files: count, names } = await scriptsOf(page);
    expect(bytes, names.join('\n')).toBeLessThanOrEqual(withBand(recorded));
    expect(count, names.join('\n')).toBeLessThanOrEqual(files);
  });
