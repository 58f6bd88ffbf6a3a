import { messages } from './messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { languageTags, localizePath, type Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { expectMovingPrices, expectRealBalances } from './journey/dashboard.ts';
import type { Hand } from './journey/hand.ts';
import { keyboard } from './journey/keyboard.ts';
import { mouse } from './journey/mouse.ts';
import { ada, chooseUsername, setPassword, skipReferral, tellAboutYourself } from './journey/onboarding.ts';
import { enterMailedCode, signUpFromHome } from './journey/sign-up.ts';
import { leaveTrail, type Trail } from './journey/trail.ts';
import { expect, test, type Mock } from './mock.ts';
import { toast } from './toast.ts';

const email = 'ada@example.org';

/** From the home page to the wallet, as somebody who was never here. */
async function travel(hand: Hand, mock: Mock, locale: Locale): Promise<Trail> {
  // Eight documents and some 150 keys.
  test.slow();
  const { page } = hand;
  const { toasts, wallet } = messages(locale);
  const trail = await leaveTrail(page);
  await signUpFromHome(hand, locale, email);
  await enterMailedCode(hand, mock, locale, email);
  await expect(toast(page, toasts.accountCreated)).toBeVisible();
  await setPassword(hand, locale);
  await tellAboutYourself(hand, locale);
  await chooseUsername(hand, locale);
  await skipReferral(hand, locale);

  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ada.first);
  await expectRealBalances(page, locale);
  await expect(page.getByRole('region', { name: wallet.assets.heading })).toContainText(
    formatMoney('0', 'ngn', locale),
  );
  await expectMovingPrices(page, locale);

  const onTheWay = [
    '/',
    '/otp-verification',
    '/auth-loading',
    '/set-password',
    '/user-info',
    '/set-username',
  ];
  expect(trail.paths).toEqual([...onTheWay, '/set-referral', '/w'].map((path) => localizePath(locale, path)));
  expect(trail.toasts.slice(0, 2)).toEqual([toasts.codeSent, toasts.accountCreated]);
  return trail;
}

const journeys = matrix(
  'journeys',
  [
    { how: 'by mouse', hand: mouse, locale: 'en' },
    { how: 'by the keyboard alone', hand: keyboard, locale: 'en' },
    { how: 'by the keyboard alone', hand: keyboard, locale: 'cn' },
  ] as const,
  ({ how, locale }) => how === 'by mouse' || locale === 'cn',
);

for (const { how, hand, locale } of journeys)
  // requirement: 4.20, 4.21, 4.32, 5.19
  test(`in ${locale}: a newcomer gets from the home page to live prices, ${how}`, async ({ page, mock }) => {
    const trail = await travel(hand(page), mock, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
    if (locale !== 'cn') return;
    const chinese: unknown = expect.stringMatching(/\p{Script=Han}/u);
    expect(trail.headings.length).toBeGreaterThan(8);
    expect(trail.headings).toEqual(trail.headings.map(() => chinese));
    expect(trail.toasts).toHaveLength(5);
    expect(trail.toasts).toEqual(trail.toasts.map(() => chinese));
  });

// requirement: 4.28, 4.30
test('the steps come in the order that the server lists, and a password at the end is congratulated', async ({
  page,
  mock,
}) => {
  await mock.persona('missing-reordered', { login: true });
  const hand = mouse(page);
  const trail = await leaveTrail(page);
  await page.goto('/profile-setup');
  await skipReferral(hand, 'en');
  await chooseUsername(hand, 'en');
  await tellAboutYourself(hand, 'en');
  await setPassword(hand, 'en');
  await expect(page).toHaveURL('/w');
  await expect(toast(page, 'Profile setup completed!')).toBeVisible();
  expect(trail.paths).toEqual(['/set-referral', '/set-username', '/user-info', '/set-password', '/w']);
});
