import { expect, test as base } from '@playwright/test';
import { MockControl } from '../../e2e/mock-control.ts';
import { launchWebKit, type WebKitBrowser } from './browser.ts';
import { WebKitPage } from './webkit-page.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The persona that is logged in: `test.use({ persona: 'complete' })`. */
  persona: string | undefined;
  control: MockControl;
  webkit: WebKitPage;
}

/** A test in WebKit, with a sandbox of its own. */
export const test = base.extend<Fixtures, { browserOfWorker: WebKitBrowser }>({
  browserOfWorker: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const browser = await launchWebKit();
      await use(browser);
      browser.close();
    },
    { scope: 'worker' },
  ],
  persona: [undefined, { option: true }],
  control: async ({ playwright }, use) => {
    const request = await playwright.request.newContext();
    const control = await MockControl.create(request);
    await use(control);
    await control.send('DELETE', `/sandboxes/${control.id}`);
    await request.dispose();
  },
  webkit: async ({ browserOfWorker, control, persona }, use, info) => {
    const driver = await browserOfWorker.openSession();
    const page = new WebKitPage(driver);
    await page.resize(1280, 960);
    await page.addCookies(control.cookies);
    if (persona !== undefined) await page.addCookies((await control.persona(persona, true)).cookies);
    await use(page);
    const problems = await page.problems();
    if (info.status !== info.expectedStatus || problems.length > 0)
      await info.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
    await driver.close();
    expect.soft(problems, 'nothing went wrong unseen').toEqual([]);
  },
});
