import { test as base, expect, type Page } from '@playwright/test';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { Watch } from './watch.ts';

export { expect } from '@playwright/test';

interface Opened {
  readonly page: Page;
  readonly watch: Watch;
}

/**
 * For tests that only read public pages, as a guest: one window for all tests of a worker, so that none of them waits for a new
 * one, for fonts, or for a sandbox of the API. A test fails on what went wrong on its pages, as those of mock.ts do.
 */
export const test = base.extend<object, { windowFor: (hasScript: boolean) => Promise<Opened> }>({
  windowFor: [
    async ({ browser }, use) => {
      const windows = new Map<boolean, Promise<Opened>>();
      const open = async (javaScriptEnabled: boolean): Promise<Opened> => {
        const context = await browser.newContext({ baseURL: siteUrl, locale: 'en', javaScriptEnabled });
        const watch = new Watch();
        await watch.attach(context);
        return { page: await context.newPage(), watch };
      };
      await use((hasScript) => {
        const opened = windows.get(hasScript) ?? open(hasScript);
        windows.set(hasScript, opened);
        return opened;
      });
      for (const window of windows.values()) await (await window).page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ windowFor, javaScriptEnabled, viewport, colorScheme }, use) => {
    const { page, watch } = await windowFor(javaScriptEnabled);
    const before = watch.unexpected([]).length;
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await use(page);
    // The page of one test must not print into the next one, nor a cookie decide what that one is shown.
    await page.goto('about:blank');
    await page.context().clearCookies();
    expect.soft(watch.unexpected([]).slice(before), 'nothing went wrong unseen').toEqual([]);
  },
});
