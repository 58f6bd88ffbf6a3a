import { messages } from './messages.ts';
import { languageTags, localizePath, type Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { expectMovingPrices, expectRealBalances } from './journey/dashboard.ts';
import type { InputMethod } from './journey/input-method.ts';
import { keyboard } from './journey/keyboard.ts';
import { mouse } from './journey/mouse.ts';
import { ada, chooseUsername, setPassword, skipReferral, fillUserInfo } from './journey/onboarding.ts';
import { enterMailedCode, signUpFromHome } from './journey/sign-up.ts';
import { recordVisits, type VisitLog } from './journey/visit-log.ts';
import { expect, test, type Mock } from './mock.ts';
import { toast } from './toast.ts';
import { openPage } from './open-page.ts';

const email = 'ada@example.org';

/** Takes a new user from the home page to the wallet. */
async function signUpAndOnboard(createInput: InputMethod, mock: Mock, locale: Locale): Promise<VisitLog> {
  // Eight documents and some 150 key presses.
  test.slow();
  const { page } = createInput;
  const { toasts } = messages(locale);
  const trail = await recordVisits(page);
  await signUpFromHome(createInput, locale, email);
  await enterMailedCode(createInput, mock, locale, email);
  await expect(toast(page, toasts.accountCreated)).toBeVisible();
  await setPassword(createInput, locale);
  await fillUserInfo(createInput, locale);
  await chooseUsername(createInput, locale);
  await skipReferral(createInput, locale);

  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ada.first);
  await expectRealBalances(page, locale);
  await expect(page.getByRole('main')).toContainText(messages(locale).dashboard.firstSteps.steps.money.text);
  await expectMovingPrices(page, mock, locale);

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
    { device: 'with the mouse', createInput: mouse, locale: 'en' },
    { device: 'with the keyboard only', createInput: keyboard, locale: 'en' },
    { device: 'with the keyboard only', createInput: keyboard, locale: 'cn' },
  ] as const,
  ({ device, locale }) => device === 'with the mouse' || locale === 'cn',
);

for (const { device, createInput, locale } of journeys)
  // requirement: 1.06, 1.07, 2.70, 4.20, 4.21, 4.32, 5.19
  test(`in ${locale} a new user gets from the home page to live prices, ${device}`, async ({
    page,
    mock,
  }) => {
    const trail = await signUpAndOnboard(createInput(page), mock, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale]);
    if (locale !== 'cn') return;
    const chinese: unknown = expect.stringMatching(/\p{Script=Han}/u);
    expect(trail.headings.length).toBeGreaterThan(8);
    expect(trail.headings).toEqual(trail.headings.map(() => chinese));
    expect(trail.toasts).toHaveLength(5);
    expect(trail.toasts).toEqual(trail.toasts.map(() => chinese));
  });

// requirement: 4.28, 4.30
test('onboarding follows the order of the server, and a password as the last step ends with the success message', async ({
  page,
  mock,
}) => {
  await mock.persona('missing-reordered', { login: true });
  const createInput = mouse(page);
  const trail = await recordVisits(page);
  await openPage(page, '/profile-setup');
  await skipReferral(createInput, 'en');
  await chooseUsername(createInput, 'en');
  await fillUserInfo(createInput, 'en');
  await setPassword(createInput, 'en');
  await expect(page).toHaveURL('/w');
  await expect(toast(page, 'Profile setup completed!')).toBeVisible();
  expect(trail.paths).toEqual(['/set-referral', '/set-username', '/user-info', '/set-password', '/w']);
});
