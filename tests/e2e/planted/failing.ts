import { mockUrl } from '../../../scripts/dev-urls.ts';
import { expect, test } from '../mock.ts';

// No spec of ours: evidence.spec.ts runs these to see them fail, and what they leave behind.

test.use({ persona: 'complete' });

test('expects what is not so', async ({ page, mock }) => {
  await mock.clock.hold();
  await page.goto('/w');
  await mock.clock.advance('1d');
  expect('the site').toBe('something else');
});

test('calls what no contract has', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((url) => fetch(url, { credentials: 'include' }), `${mockUrl}/nowhere`);
});
