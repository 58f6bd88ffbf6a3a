import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { approveAtGoogle } from './google-page.ts';
import { openPage } from './open-page.ts';

const TOKENS = { token: 'planted-token', refresh_token: 'planted-refresh', is_new_user: 'false' };
const callback = (more: Record<string, string>, path = '/oauth/callback') =>
  `${path}?${new URLSearchParams({ ...TOKENS, ...more }).toString()}`;

/** Every request of the page except its navigation, with its Referer. */
function requestsOf(page: Page): Promise<{ url: string; referer: string }>[] {
  const seen: Promise<{ url: string; referer: string }>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    seen.push(request.allHeaders().then(({ referer = '' }) => ({ url: request.url(), referer })));
  });
  return seen;
}

// requirement: 1.06, 4.41
test('signing in with Google leads back into the wallet', async ({ page, mock }) => {
  const { email } = await mock.persona('oauth-existing');
  await openPage(page, '/cn/login');
  await page.evaluate(() => sessionStorage.setItem('draft:user-info', 'of somebody before'));
  await page.getByRole('button', { name: messages('cn').auth.shared.google }).click();
  await approveAtGoogle(page, email);
  await expect(page).toHaveURL(`${siteUrl}/w`);
  expect(await page.evaluate(() => localStorage.getItem('oauth_email'))).toBe(email);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // The tab belongs to the new user; the data of the previous one is gone.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['owner']);
});

// requirement: T.02
test('the parameters leave the URL before the first request, and no request or storage contains them', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete', { login: true });
  const seen = requestsOf(page);
  await openPage(page, callback({ email }));
  await expect(page).toHaveURL(`${siteUrl}/w`);
  await expect(page.getByRole('main')).toContainText('₦');
  const requests = await Promise.all(seen);
  expect(requests.length).toBeGreaterThan(3);
  for (const { url, referer } of requests) expect(`${url} ${referer}`).not.toContain('planted');
  const sites = new Set(requests.map(({ url }) => new URL(url).hostname));
  expect([...sites]).toEqual(['localhost']);
  const storedData = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join(),
  );
  expect(storedData).not.toContain('planted');
  await page.goBack();
  expect(page.url()).not.toContain('planted');
});

const strays = matrix(
  'pages with callback parameters',
  ['/', '/features', '/login', '/cn/blog', '/w/assets'],
  (path) => path === '/cn/blog' || path === '/w/assets',
);

// requirement: 4.42
test('OAuth parameters on any page are handled as a callback', async ({ page, mock }) => {
  const { email } = await mock.persona('complete', { login: true });
  for (const path of strays) {
    await openPage(page, callback({ email }, path));
    await expect(page, path).toHaveURL(`${siteUrl}/w`);
  }
});

// tests/stores/sign-in/oauth.test.ts has all incomplete callbacks.
test('an incomplete callback leads to the login with a toast', async ({ page }) => {
  await openPage(page, '/oauth/callback?token=a&refresh_token=b&email=%3Cb%3Eada%3C%2Fb%3E');
  await expect(page).toHaveURL(`${siteUrl}/login`);
  await expect(toast(page, messages('en').toasts.invalidOauth)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

// requirement: T.03
test('a forged callback does not change who is signed in', async ({ page, mock }) => {
  const { email, username } = await mock.persona('complete', { login: true });
  await openPage(page, callback({ email }));
  await expect(page).toHaveURL(`${siteUrl}/w`);
  await openPage(page, callback({ email: 'eve@example.com', is_new_user: 'true' }));
  await expect(page).toHaveURL(`${siteUrl}/w`);
  expect(await page.evaluate(() => localStorage.getItem('oauth_email'))).toBe(email);
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: new RegExp(`@${username}`) })).toBeVisible();
});

// requirement: T.03
test('a forged callback signs no guest in', async ({ page, mock }) => {
  mock.expectErrors('/user/profile/status');
  await openPage(page, callback({ email: 'eve@example.com' }));
  await expect(page).toHaveURL(`${siteUrl}/login`);
  await expect(toast(page, messages('en').toasts.authenticationFailed)).toBeVisible();
});

for (const path of matrix(
  'spellings of the callback URL',
  ['/cn/oauth/callback', '/oauth/%63allback', '/oauth/callback/'],
  (written) => written.startsWith('/cn'),
))
  // requirement: T.02
  test(`the parameters leave the URL of the spelling ${path} too`, async ({ page, mock }) => {
    mock.expectErrors('/user/profile/status');
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        console.log(`drawn at ${location.pathname}${location.search}`),
      );
    });
    const painted = page.waitForEvent('console', (message) => message.text().startsWith('drawn at'));
    await openPage(page, siteUrl + callback({ email: 'eve@example.com', '%74oken': 'planted' }, path));
    expect((await painted).text()).toBe('drawn at /oauth/callback');
    await expect(page).toHaveURL(`${siteUrl}/login`);
  });
