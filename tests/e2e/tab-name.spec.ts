import { messages } from './messages.ts';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { expect, test } from './mock.ts';
import { openOtherSite, type OtherSite } from './other-site.ts';
import { requestCode } from './sign-in.ts';
import { toast } from './toast.ts';

// What storage refuses is carried in the tab's name (docs/decisions, 023). Another site may have given the tab its name, and
// may be where it goes next.

const { auth } = messages('en');
const words = 'Your account is in danger: call 555 0100';
const planted = `kept:${JSON.stringify({
  local: {
    identifier: 'idn_evil',
    signup_payload: JSON.stringify({ email: 'eve@evil.example' }),
    pendingVerificationEmail: 'eve@evil.example',
  },
  tab: { flash: JSON.stringify({ kind: 'error', text: words, duration: 9000 }) },
})}`;

let other: OtherSite;
test.beforeAll(async () => {
  other = await openOtherSite();
});
test.afterAll(() => other.close());

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  }),
);

for (const from of ['sameSite', 'crossSite'] as const)
  // requirement: T.17
  test(`a tab that another page named begins no sign-up and says nothing (${from})`, async ({
    page,
    context,
  }) => {
    await page.goto(other[from]);
    const ways = {
      'the same tab': async () => {
        await page.evaluate(
          ([name, url]) => {
            window.name = name;
            location.assign(url);
          },
          [planted, `${siteUrl}/otp-verification`] as const,
        );
        return page;
      },
      'a tab that it opened': async () => {
        await page.goto(other[from]);
        const opened = context.waitForEvent('page');
        await page.evaluate(([name, url]) => void window.open(url, name), [
          planted,
          `${siteUrl}/otp-verification`,
        ] as const);
        return opened;
      },
    };
    for (const [how, go] of Object.entries(ways)) {
      const there = await go();
      await expect(there.getByRole('heading', { name: auth.otp.none }), how).toBeVisible();
      await expect(toast(there, words)).toHaveCount(0);
      expect(await there.evaluate(() => [window.name, window.opener === null])).toEqual(['', true]);
    }
  });

// requirement: T.17
test('where the tab goes next does not learn who was signing up', async ({ page, mock }) => {
  await requestCode(page, mock, 'ada@example.org');
  expect(await page.evaluate(() => window.name)).toContain('ada@example.org');
  for (const site of [other.crossSite, other.sameSite]) {
    await page.evaluate((url) => location.assign(url), site);
    await expect(page.getByText('theirs')).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('');
    await requestCode(page, mock, `ada@${site === other.crossSite ? 'one' : 'two'}.example`);
  }
});
