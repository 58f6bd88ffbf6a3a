import type { Page } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/names.ts';
import { withBand } from '../byte-band.ts';
import { expect, test } from './mock.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

// What a browser really fetches, which tests/build/start-paths.test.ts can't know: that one sums what the server announces.

interface Start {
  readonly path: string;
  readonly persona: PersonaName;
  /** Bytes of JavaScript from the site, as they came over the wire, until nothing more is fetched without a touch. */
  readonly recorded: number;
  readonly files: number;
}

const starts: readonly Start[] = [
  { path: '/signup', persona: 'guest', recorded: 97_603, files: 8 },
  { path: '/user-info', persona: 'missing-user-info', recorded: 111_492, files: 10 },
  { path: '/w', persona: 'complete', recorded: 127_245, files: 16 },
];

/** The site's scripts that a page has fetched so far, and their bytes on the wire without headers. */
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

/** The browser has had nothing to do twice over: what a page puts off until it is idle has been asked for. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

for (const { path, persona, recorded, files } of starts)
  test(`${path} fetches no more JavaScript than recorded`, async ({ page, mock }) => {
    await mock.persona(persona, { login: true });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/w') await expect(totalOf(page)).toContainText('₦', OPENING);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    // Less would mean that it is still loading, or that the record is out of date.
    await expect.poll(async () => (await scriptsOf(page)).bytes).toBeGreaterThan(recorded * 0.95);
    await idle(page);
    const { bytes, files: count, names } = await scriptsOf(page);
    expect(bytes, names.join('\n')).toBeLessThanOrEqual(withBand(recorded));
    expect(count, names.join('\n')).toBeLessThanOrEqual(files);
  });
