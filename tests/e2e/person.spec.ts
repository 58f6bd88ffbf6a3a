import { interpolate } from '#src/intl/interpolate.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// /w/user in a browser; its states are in tests/islands/wallet/features/people.

test('by keyboard, in Chinese: somebody is blocked and unblocked, and the button keeps the focus', async ({
  page,
  mock,
}) => {
  const { person: t } = messages('cn');
  const withName = (text: string) => interpolate(text, { name: 'Amina Bello' });
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, '/w/user?u=amina');
  for (const { ask, button, after } of [
    { ask: t.block, button: t.block.button, after: t.unblock.button },
    { ask: t.unblock, button: t.unblock.button, after: t.block.button },
  ]) {
    const opener = page.getByRole('button', { name: button, exact: true });
    await expect(opener).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: withName(ask.heading) });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: ask.yes, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: after, exact: true })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: t.send, exact: true })).toBeVisible();
});

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 320 },
] as const)
  test(`${theme}, ${width} px: no violation in a card, in a block, and where nobody is found`, async ({
    page,
    mock,
  }) => {
    const { person: t } = messages('en');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await mock.persona('complete', { login: true });
    await openPage(page, '/w/user?u=amina');
    await expect(page.getByText('Happy birthday!')).toBeVisible();
    const main = page.getByRole('main');
    await expectAccessibleLayout(page, main, 'card');
    await page.getByRole('button', { name: t.block.button, exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await expectAccessibleLayout(page, question, 'question');
    await question.getByRole('button', { name: t.block.yes, exact: true }).click();
    await expect(page.getByText(interpolate(t.blocked.by_me, { name: 'Amina Bello' }))).toBeVisible();
    await expectAccessibleLayout(page, main, 'blocked');
    mock.expectErrors('/users/nobody');
    await openPage(page, '/w/user?u=nobody');
    await expect(page.getByText(t.gone.text)).toBeVisible();
    await expectAccessibleLayout(page, main, 'gone');
  });
