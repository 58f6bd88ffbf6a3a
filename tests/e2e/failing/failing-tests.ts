import { mockUrl } from '../../../scripts/dev-urls.ts';
import { expect, test } from '../mock.ts';
import { openPage } from '../open-page.ts';

// Not a spec of the suite: failure-artifacts.spec.ts runs these failing tests and checks their attachments.

test.use({ persona: 'complete' });

test('fails an expectation', async ({ page, mock }) => {
  await mock.clock.hold();
  await openPage(page, '/w');
  await mock.clock.advance('1d');
  expect('the site').toBe('something else');
});

test('makes a call outside the contract', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate((url) => fetch(url, { credentials: 'include' }), `${mockUrl}/nowhere`);
});
