import { mouse } from './journey/mouse.ts';
import { chooseUsername, fillUserInfo, setPassword } from './journey/onboarding.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { atRest, openPage, reloadPage } from './open-page.ts';
import { continueButton, emailField, typeCode } from './sign-in.ts';
import { setLanguage } from './wallet-page.ts';

// A friend's way from the link to the reward, and the screen by keyboard; its states are in tests/islands/wallet/features/referral.

const PATH = '/w/referral';
const FRIEND = 'ada@example.org';

test('by mouse, in English: a friend signs up by the link, and what that earns arrives by the mock’s clock', async ({
  page,
  mock,
  browser,
}) => {
  // Two browsers, and seven pages of a sign-up.
  test.slow();
  const { referral: t, onboarding } = messages('en');
  await mock.clock.hold();
  await mock.persona('payee', { login: true });
  await openPage(page, PATH);
  const friends = page.locator('.friends');
  await expect(friends).toContainText(t.friends.empty.heading);
  const link = `http://${await page.locator('.link-line > span').first().innerText()}`;
  const code = new URL(link).searchParams.get('ref') ?? '';
  expect(code).toMatch(/^[A-Z0-9]{8}$/);

  const other = await mock.otherBrowser(browser);
  const tab = await other.newPage();
  const referrers: string[] = [];
  tab.on('request', (request) => void referrers.push(request.headers().referer ?? ''));
  await openPage(tab, link);
  await expect(tab).toHaveURL('/signup');
  await emailField(tab).fill(FRIEND);
  await continueButton(tab).click();
  await expect(tab).toHaveURL('/otp-verification');
  await typeCode(tab, (await mock.mail({ to: FRIEND, kind: 'signup' })).code);
  const hand = mouse(tab);
  await setPassword(hand, 'en');
  await fillUserInfo(hand, 'en');
  await chooseUsername(hand, 'en');
  const field = tab.getByRole('textbox', { name: onboarding.referral.code });
  await expect(field).toHaveValue(`${code.slice(0, 4)} ${code.slice(4)}`);
  await tab.getByRole('button', { name: onboarding.shared.submit }).click();
  await expect(tab).toHaveURL('/w');
  expect(referrers.filter((referrer) => referrer.includes(code))).toEqual([]);
  expect(await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(code);
  await other.close();

  // It comes by the notification.
  await expect(friends).toContainText('Needs to deposit ₦20,000');
  await expect(page.locator('.progress-card')).toContainText(t.progress.heading);
  await mock.deposit({ email: FRIEND, asset: 'ngn', amount: '20000' });
  await reloadPage(page);
  await expect(friends).toContainText(t.friends.steps.qualified);
  await mock.clock.advance('48h');
  await reloadPage(page);
  await expect(friends).toContainText(t.friends.steps.paid);
  const rewards = page.getByRole('region', { name: t.rewards.heading });
  await expect(rewards).toContainText('₦5,000.00');
  await rewards.getByRole('link').click();
  await expect(page).toHaveURL(/\/w\/transactions\?id=txn_/);
  await expect(page.getByRole('main')).toContainText('+₦5,000.00');
});

test('by keyboard, in Chinese: every control is reached in the order of what is seen', async ({
  page,
  mock,
  context,
}) => {
  const { referral: t } = messages('cn');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  const copyLink = page.getByRole('button', { name: t.code.copyLink });
  await copyLink.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t.code.copied })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/cn\/signup\?ref=[A-Z0-9]{8}$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t.code.copyCode })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t.code.copied })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.code.whatsapp })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.code.email })).toBeFocused();

  // The friends who are paid for, then their rewards, then the terms.
  const paid = page.getByRole('list', { name: t.friends.list }).getByRole('link');
  const rewards = page.getByRole('list', { name: t.rewards.list }).getByRole('link');
  for (const links of [paid, rewards])
    for (let index = 0; index < 3; index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
    }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.terms.all.code)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/w\/transactions\?id=txn_/);
  await atRest(page);
  await expect(page.getByRole('main')).toContainText('+₦5,000.00');
});

testLooks('the referral', 'friends, none, and what failed', async ({ page, mock, texts, main, check }) => {
  const t = texts.referral;
  await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  await page.getByText(t.terms.readAll).click();
  await check('friends');
  await mock.fault({ op: 'GET /referral/invites', effect: { type: 'status', status: 503 } });
  await reloadPage(page);
  await expect(main).toContainText(t.friends.failed);
  await check('failed');
  await mock.clearFaults();
  await mock.persona('payee', { login: true });
  await openPage(page, PATH);
  await page.getByText(t.terms.readAll).click();
  await check('nobody');
});
