import { expect, test } from './mock.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const EARLY = ['GET /user/profile/status', 'GET /wallet/balances'];

for (const known of [true, false]) {
  // requirement: 2.60
  test(`${known ? 'a browser that knows the wallet' : 'a new browser'} asks before its code has come, and once`, async ({
    page,
    mock,
    baseURL,
  }) => {
    await mock.persona('complete', { login: true });
    if (known)
      await page
        .context()
        .addCookies([{ name: 'view', value: 'ngn.0.auto.green-up.system', url: baseURL ?? '' }]);
    const wanted = [...EARLY, ...(known ? [] : ['GET /user/preferences'])];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/w', { waitUntil: 'commit' });
    const asked = async () => (await mock.journal()).filter(({ render }) => !render).map(({ op }) => op);
    await expect.poll(asked).toEqual(expect.arrayContaining(wanted));
    expect(await asked()).toHaveLength(wanted.length);
    release();
    await expect(totalOf(page)).toContainText('₦', OPENING);
    const counts = (await asked()).filter((op) => wanted.includes(op));
    expect(counts.toSorted()).toEqual(wanted.toSorted());
  });
}

// requirement: 2.60
test('a screen without figures asks who is there, and for nothing else', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.route('**/_astro/*.js', (route) => route.abort());
  mock.expectErrors('/_astro/');
  await page.goto(QUIET_SCREEN, { waitUntil: 'commit' });
  const asked = async () => (await mock.journal()).filter(({ render }) => !render).map(({ op }) => op);
  await expect.poll(asked).toEqual(['GET /user/profile/status']);
});
