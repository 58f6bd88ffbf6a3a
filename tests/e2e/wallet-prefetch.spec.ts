import { expect, test } from './mock.ts';
import { holdRequests } from './hold-requests.ts';
import { totalOf } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { loadPage, openPage } from './open-page.ts';

const PREFETCHED = ['GET /user/profile/status', 'GET /wallet/balances'];

for (const hasPreferences of [true, false]) {
  // requirement: 2.60
  test(`${hasPreferences ? 'a browser with the preferences cookie' : 'a new browser'} makes each call of the start once, before the wallet's code loads`, async ({
    page,
    mock,
    baseURL,
  }) => {
    await mock.persona('complete', { login: true });
    if (hasPreferences)
      await page
        .context()
        .addCookies([{ name: 'view', value: 'ngn.0.auto.green-up.system', url: baseURL ?? '' }]);
    const wanted = [...PREFETCHED, ...(hasPreferences ? [] : ['GET /user/preferences'])];
    const code = await holdRequests(page, (request) => /\/_astro\/[^/]*\.js$/.test(request.url()));
    await loadPage(page, '/w', { waitUntil: 'commit' });
    const calls = async () =>
      (await mock.journal())
        .filter(({ render }) => !render)
        .map(({ op }) => op)
        .toSorted();
    await expect.poll(calls).toEqual(wanted.toSorted());
    code.release();
    await expect(totalOf(page)).toContainText('₦');
    await expect
      .poll(async () => (await calls()).filter((op) => wanted.includes(op)))
      .toEqual(wanted.toSorted());
  });
}

// requirement: 2.60
test('a screen without amounts prefetches only the profile status', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.route('**/_astro/*.js', (route) => route.abort());
  mock.expectErrors('/_astro/');
  await loadPage(page, QUIET_SCREEN, { waitUntil: 'commit' });
  const calls = async () => (await mock.journal()).filter(({ render }) => !render).map(({ op }) => op);
  await expect.poll(calls).toEqual(['GET /user/profile/status']);
});

for (const path of ['/w', '/login'])
  test(`${path} fetches the text font before the stylesheets ask for it`, async ({ page, mock }) => {
    await mock.persona('complete', { login: path === '/w' });
    const response = await openPage(page, path);
    expect(response?.headers().link).toMatch(/^<\/fonts\/text\.woff2>; rel=preload; as=font/);
    const initiators = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('/fonts/text.woff2'))
        .map(({ initiatorType }) => initiatorType),
    );
    // Once: a second request would mean that the preload does not match the stylesheet's.
    expect(initiators).toHaveLength(1);
    expect(initiators[0]).not.toBe('css');
  });
