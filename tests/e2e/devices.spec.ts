import type { Page } from '@playwright/test';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { atRest, openPage } from './open-page.ts';
import { sendingScreen } from './sending.ts';
import { submitEmail, submitPassword, typeCode } from './sign-in.ts';
import { toast } from './toast.ts';
import { freezeTime } from './wallet-page.ts';

// Devices and the log in a browser; their states are in tests/islands/wallet/features/devices.

const HUB = '/w/devices-and-activities';
const { devices: en, activities, notMe } = messages('en');

const approve = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: messages('en').pin.approve });
  await expect(dialog.locator('input').first()).toBeFocused();
  await page.keyboard.type(PERSONA_PIN);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
};

/** Logs the account in on another device, which has to be verified by a code of an email. */
async function logInElsewhere(
  page: Page,
  mock: Mock,
  { email, password }: { email: string; password: string },
) {
  await submitEmail(page, email);
  await submitPassword(page, password);
  await expect(page).toHaveURL('/verify');
  await typeCode(page, (await mock.mail({ to: email, kind: 'device' })).code);
  await expect(page).toHaveURL('/w');
}

/** Types a payment up to its amount. */
async function typePayment(page: Page, amount: string): Promise<void> {
  const sending = sendingScreen(page);
  await openPage(page, '/w/send');
  await sending.to.click();
  await sending.recent('Adaobi').click();
  await expect(sending.amount).toBeFocused();
  await sending.amount.fill(amount);
  await expect.poll(() => draftOf(page)).toContain(amount);
}

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft:send') ?? '');

test('demand 12: a device that is logged out leaves at once and keeps nothing; its calls get 401, and the form of who logged it out stays', async ({
  page,
  mock,
  browser,
}) => {
  const account = await mock.persona('complete', { login: true });
  await typePayment(page, '1234');
  const elsewhere = await mock.otherBrowser(browser);
  const other = await elsewhere.newPage();
  await logInElsewhere(other, mock, account);
  await typePayment(other, '4321');

  await openPage(page, HUB);
  const card = page.getByRole('region', { name: / on / }).filter({ hasText: en.ask });
  await expect(card).toContainText(en.new);
  await card.getByRole('link', { name: new RegExp(`^${activities.notMe}`) }).click();
  await page.getByRole('button', { name: notMe.steps.device.button }).click();
  // No time passes on the mock's clock from here on: what the other device is told, it is told at once.
  await freezeTime(mock);
  mock.expectErrors('/');
  await approve(page);

  await expect(other).toHaveURL('/login');
  await expect(other.locator('body')).not.toContainText('4321');
  const answer = await elsewhere.request.get(`${mockUrl}/user/security`);
  expect(answer.status()).toBe(401);
  // It may have been a thief's: nothing of what was typed there is left (stores/session/wallet-session.ts).
  const left = await other.evaluate(() =>
    [sessionStorage, localStorage].map((kept) => JSON.stringify(kept)).join(),
  );
  expect(left).not.toContain('4321');
  await expect(page.getByText(notMe.steps.device.done)).toBeVisible();
  expect(await draftOf(page)).toContain('1234');
});

test('by keyboard: a device is renamed and logged out, and the focus is never lost', async ({
  page,
  mock,
}) => {
  await mock.persona('devices-1', { login: true });
  await openPage(page, `${HUB}/my-devices`);
  const rename = page.getByRole('button', { name: /^Rename/ }).last();
  await rename.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: en.renaming.label, exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Old phone');
  await page.keyboard.press('Enter');
  await expect(toast(page, en.renaming.saved)).toBeVisible();
  await expect(
    page.getByRole('button', { name: interpolate(en.renameLabel, { name: 'Old phone' }) }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: interpolate(en.logOutLabel, { name: 'Old phone' }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await approve(page);
  await expect(page.getByText(interpolate(en.loggingOut.done.one, { name: 'Old phone' }))).toBeVisible();
  await expect(page.locator('.notice.done')).toBeFocused();
});

test('250 entries come as the page is scrolled, few are in the document, and Back returns to the filter before', async ({
  page,
  mock,
}) => {
  await mock.persona('many-activities', { login: true });
  await openPage(page, `${HUB}?tab=activity`);
  const end = page.getByText(interpolate(activities.end, { days: 90 }));
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000);
      await atRest(page);
      return end.isVisible();
    })
    .toBe(true);
  // The last one is there, and most of those before it are not.
  const rows = page.locator('.log li');
  await expect(rows.last()).toHaveAttribute('aria-posinset', /\d/);
  await expect.poll(() => rows.count()).toBeLessThan(100);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: activities.filters.failed }).click();
  await expect(page).toHaveURL(`${HUB}?tab=activity&show=failed`);
  await expect(page.locator('.log .tag.bad').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${HUB}?tab=activity`);
  await expect(page.getByRole('link', { name: activities.filters.all, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

testLooks(
  'the devices',
  'the devices, the log, the choice and the three steps',
  async ({ page, mock, texts, main, check }) => {
    const { devices: t, activities: log } = texts;
    await mock.persona('new-device-login', { login: true });
    await openPage(page, HUB);
    const deny = main.getByRole('link', { name: new RegExp(`^${log.notMe}`) });
    await expect(deny).toBeVisible();
    await check('devices');
    await main.getByRole('link', { name: t.tabs.activity }).click();
    await expect(main.locator('.log')).toBeVisible();
    await check('log');
    await openPage(page, `${HUB}/logout`);
    await check('choice');
    await openPage(page, HUB);
    await deny.click();
    await expect(main.locator('.guard li')).toHaveCount(3);
    await expect(main.locator('.sent-since li')).toHaveCount(3);
    await check('three steps');
  },
);
