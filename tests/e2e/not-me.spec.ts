import { mockUrl, siteUrl } from '../../scripts/dev-urls.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { tokenOfMail } from './not-me-link.ts';
import { openPage, reloadPage } from './open-page.ts';

const { notMe } = messages('en').auth;

test('the token of the link is left in no address, history, Referer or storage, and works logged out', async ({
  page,
  mock,
}) => {
  const token = await tokenOfMail(page, mock);
  await page.context().clearCookies({ name: 'access_token' });
  const seen: Promise<string>[] = [];
  page.on('request', (request) => {
    const [address = ''] = request.url().split('#');
    seen.push(request.allHeaders().then(({ referer = '' }) => `${address} ${referer}`));
  });

  await openPage(page, `/not-me#${token}`);
  await expect(page).toHaveURL(`${siteUrl}/not-me`);
  await page.getByRole('button', { name: notMe.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: notMe.done.heading })).toBeFocused();

  const requests = await Promise.all(seen);
  expect(requests.some((one) => one.startsWith(`${mockUrl}/auth/not-me`))).toBe(true);
  for (const text of requests) expect(text).not.toContain(token);
  const left = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );
  expect(left + (await page.content())).not.toContain(token);

  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: notMe.used.heading })).toBeVisible();
  await page.getByRole('link', { name: notMe.login }).click();
  await expect(page).toHaveURL(`${siteUrl}/login`);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/not-me`);
});
