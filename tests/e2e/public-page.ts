import { test as base, expect, type Page } from '@playwright/test';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { computerTime, shiftDate } from '../clock/shift-date.ts';
import { TODAY } from '../clock/today.ts';
import { PageErrors } from './page-errors.ts';

export { expect } from '@playwright/test';

interface ReusedWindow {
  readonly page: Page;
  readonly watch: PageErrors;
}

/**
 * For tests that only read public pages as a guest: all tests of a worker share a window, so that none waits for a new one, for
 * fonts, or for a sandbox of the API. Like those of mock.ts, a test fails on errors of its pages.
 */
export const test = base.extend<object, { windowFor: (hasScript: boolean) => Promise<ReusedWindow> }>({
  windowFor: [
    async ({ browser }, use) => {
      const windows = new Map<boolean, Promise<ReusedWindow>>();
      const open = async (javaScriptEnabled: boolean): Promise<ReusedWindow> => {
        const context = await browser.newContext({ baseURL: siteUrl, locale: 'en', javaScriptEnabled });
        await context.addInitScript(shiftDate, TODAY - computerTime());
        const watch = new PageErrors();
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
    // The page of one test must not log into the next one, nor its cookies affect it.
    await page.goto('about:blank');
    await page.context().clearCookies();
    expect.soft(watch.unexpected([]).slice(before), 'nothing went wrong unseen').toEqual([]);
  },
});
