import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';

// /w/security in a browser, and what a frozen account is told elsewhere; the states are in
// tests/islands/wallet/features/security/security.dom.test.tsx and tests/islands/wallet/status/account-notices.dom.test.tsx.

const PATH = '/w/security';
const freezeSwitch = (page: Page, locale: Locale = 'en') =>
  page.getByRole('switch', { name: messages(locale).security.freeze.heading });
async function enterPin(page: Page, locale: Locale = 'en'): Promise<void> {
  const { pin } = messages(locale);
  await page
    .getByRole('group', { name: pin.pin, exact: true })
    .getByLabel(interpolate(pin.box, { n: 1, of: 6 }))
    .click();
  await page.keyboard.insertText(PERSONA_PIN);
}

test('by mouse, in English: freezing is one tap; the dashboard and Send say so, and the PIN unfreezes there and then', async ({
  page,
  mock,
}) => {
  const { accountNotices: t, dashboard, wallet, shell } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.security}`);
  await freezeSwitch(page).click();
  await expect(toast(page, t.wasFrozen)).toBeVisible();
  await expect(freezeSwitch(page)).toBeChecked();
  await expect(page.getByText(/You froze it today at \d\d:\d\d/)).toBeVisible();

  await page.getByRole('link', { name: wallet.screens.dashboard }).first().click();
  const notices = page.getByRole('region', { name: t.region });
  await expect(notices).toContainText(t.frozen.title);
  await expect(page.getByRole('link', { name: dashboard.actions.frozen, exact: true })).toHaveAttribute(
    'href',
    PATH,
  );
  await openPage(page, '/w/send');
  await expect(notices).toContainText(t.frozen.works);
  await page.getByRole('button', { name: t.frozen.unfreeze }).click();
  await enterPin(page);
  await page.getByRole('button', { name: t.question.action }).click();
  await expect(toast(page, t.wasUnfrozen)).toBeVisible();
  await expect(notices).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard, in Chinese: the switch freezes, and the question gives the focus back to it', async ({
  page,
  mock,
}) => {
  const { accountNotices: t } = messages('cn');
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  await freezeSwitch(page, 'cn').focus();
  await page.keyboard.press('Space');
  await expect(freezeSwitch(page, 'cn')).toBeChecked();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t.question.title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(freezeSwitch(page, 'cn')).toBeFocused();
  await expect(freezeSwitch(page, 'cn')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(PERSONA_PIN);
  await page.keyboard.press('Enter');
  await expect(freezeSwitch(page, 'cn')).not.toBeChecked();
  await expect(freezeSwitch(page, 'cn')).toBeFocused();
});

test('every screen that protects the account is a link away, and leads back', async ({ page, mock }) => {
  const { security: t, wallet } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  const checks = page.getByRole('region', { name: t.checks.heading });
  for (const [name, path] of [
    [t.checks.names.password, '/w/security/password'],
    [t.checks.names.pin, '/w/security/pin'],
    [t.checks.names.emergency_contact, '/w/security/emergency-contact'],
    [t.checks.names.two_factor, '/w/security/2fa-setup'],
  ] as const) {
    await checks.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page
      .getByRole('link', { name: interpolate(wallet.back, { name: wallet.screens.security }) })
      .first()
      .click();
    await expect(checks).toBeVisible();
  }
  await checks.getByRole('link', { name: t.checks.names.devices }).click();
  await expect(page).toHaveURL(/\/w\/devices-and-activities$/);
});

test('Back closes the question and stays on the screen, frozen as it was', async ({ page, mock }) => {
  await mock.persona('frozen', { login: true });
  await openPage(page, '/w/account');
  await openPage(page, PATH);
  await freezeSwitch(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(freezeSwitch(page)).toBeChecked();
});

testLooks(
  'Account Security',
  'the screen, the notices and the question',
  async ({ page, mock, locale, texts, check }) => {
    const { accountNotices: t, security } = texts;
    await mock.persona('restricted', { login: true });
    await openPage(page, PATH);
    await expect(page.getByRole('region', { name: security.restrictions.heading })).toBeVisible();
    await check('a restricted account');
    await freezeSwitch(page, locale).click();
    await expect(freezeSwitch(page, locale)).toBeChecked();
    await check('a frozen account');
    await openPage(page, '/w/send');
    await expect(page.getByRole('region', { name: t.region })).toBeVisible();
    await check('the notices');
    await page.getByRole('button', { name: t.frozen.unfreeze }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('the question', page.getByRole('dialog'));
  },
);
