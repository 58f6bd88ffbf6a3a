import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { loadPage } from './open-page.ts';
import { setLanguage } from './wallet-page.ts';

// What an older browser than those of the floor shows. tests/build/browser-floor.test.ts holds which browsers that are.

// The sheet that is changed here no longer has the hash that the page's policy names.
test.use({ persona: 'complete', bypassCSP: true });

for (const locale of ['en', 'cn'] as const)
  test(`in ${locale} a browser that lacks what the sheet asks for says so instead of opening the wallet`, async ({
    page,
    mock,
  }) => {
    // A document that the test answers in the server's place may call nothing on this machine.
    mock.expectErrors(/loopback|net::ERR_FAILED/);
    await setLanguage(page, locale);
    await page.route('/w', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replace('(color:color-mix(', '(color:not-yet-known(') });
    });
    await loadPage(page, '/w');
    const [sentence = ''] = messages(locale).shell.oldBrowser.split('{name}');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('heading')).toHaveCount(0);
  });

test('a browser of the floor shows no such sentence', async ({ page }) => {
  await loadPage(page, '/w');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/too old/)).toBeHidden();
});
