import { messages } from '../../e2e/messages.ts';
import { expect, test } from './fixtures.ts';

const { wallet, toasts } = messages('en');

test.use({ persona: 'complete' });

test('logging out clears the storage, and the wallet is closed', async ({ webkit }) => {
  await webkit.goto('/w');
  await webkit.find({ role: 'heading', name: /Tobi/ });
  await webkit.atRest();
  await webkit.click({ role: 'button', name: wallet.nav.logout });
  await webkit.expectPath(/^\/login/);
  await webkit.expectText(toasts.loggedOut);
  const stored = await webkit.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toEqual([]);
  await webkit.goto('/w');
  await webkit.expectPath(/^\/login/);
});
