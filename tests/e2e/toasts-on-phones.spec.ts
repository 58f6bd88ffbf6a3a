import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { leaveToast, toast } from './toast.ts';
import { totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// What toasts cover where there is little room.

/** Whether a toast covers a control at the top of a phone's screen. */
const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return over?.closest('.toasts, .plain-toasts, [data-sonner-toaster]') !== null;
  });
/** Whether any toast that is shown overlaps a control; null when none is shown. */
const isOverlapped = (control: Locator) =>
  control.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('[data-sonner-toast], .plain-toasts > div')]
      .filter((toasted) => toasted.checkVisibility({ visibilityProperty: true }))
      .map((toasted) => toasted.getBoundingClientRect());
    if (boxes.length === 0) return null;
    return boxes.some(
      ({ left, right, top, bottom }) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top,
    );
  });

for (const width of [390, 320])
  for (const library of [true, false])
    test(`${width} px, ${library ? 'with' : 'without'} the library: toasts stack, and cover neither the header nor a sheet's close button`, async ({
      page,
      mock,
    }) => {
      if (!library) {
        mock.expectErrors(/Toaster/);
        await page.route(/\/Toaster\.[^/]*\.js$/, (route) => route.abort());
      }
      await mock.persona('complete', { login: true });
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/w/account');
      const { account, wallet } = messages('en');
      const dark = page.getByRole('radio', { name: account.look.themes.dark, exact: true });
      await expect(dark).toBeVisible();
      // Each save fails with its own message.
      for (const message of ['The first.', 'The second.', 'The third.']) {
        await mock.fault({
          op: 'PUT /user/preferences',
          effect: { type: 'status', status: 409, message },
          // With a choice that was refused before, the newest one is sent a second time, alone.
          times: message === 'The first.' ? 1 : 2,
        });
        await page.getByRole('switch', { name: account.look.hide }).click();
        const shown = library ? toast(page, message) : page.getByRole('alert').getByText(message);
        await expect(shown).toBeVisible();
        await expect
          .poll(() => stackHeight(page, library))
          .toBeLessThanOrEqual(message === 'The third.' ? 120 : 80);
      }
      const { header } = wallet;
      for (const name of [header.search, header.help, /^Notifications/, /^Profile/])
        expect(await isCovered(page.getByRole('button', { name })), String(name)).toBe(false);
      await page.getByRole('button', { name: header.help }).click();
      // Not the toasts' own, which are in the dialog too.
      const close = page
        .getByRole('dialog')
        .locator('header')
        .getByRole('button', { name: messages('en').walletPanels.close });
      await expect(close).toBeVisible();
      // While they are shown: once they are gone, nothing is covered.
      await expect.poll(() => isOverlapped(close)).toBe(false);
    });

/** The height of the stack of toasts, from the top of the first to the bottom of the last visible one. */
function stackHeight(page: Page, library: boolean): Promise<number> {
  return page.evaluate(
    (selector) => {
      const boxes = [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect());
      return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    },
    library ? '[data-sonner-toast]' : '.plain-toasts > div',
  );
}

for (const width of [390, 320])
  test(`${width} px: a toast on the dashboard covers neither the eye nor the currencies`, async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/w');
    await expect(totalOf(page)).toContainText('₦');
    const message = 'A sentence that is long enough for two lines of a toast.';
    await mock.fault({ op: 'PUT /user/preferences', effect: { type: 'status', status: 409, message } });
    await totalOf(page).getByRole('button', { name: 'USD', exact: true }).click();
    await expect(toast(page, message)).toBeVisible();
    // It slides in.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { balance } = messages('en').wallet;
    for (const name of [balance.hide, 'NGN', 'USD', 'USDT', 'BTC']) {
      const button = totalOf(page).getByRole('button', { name, exact: true });
      expect(await isCovered(button), name).toBe(false);
    }
  });

test('a toast stands below the field that has the focus', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await page.setViewportSize({ width: 390, height: 520 });
  await openPage(page, '/features');
  await leaveToast(page, 'Told after a mistake.');
  await openPage(page, '/w/send');
  const shown = toast(page, 'Told after a mistake.');
  await expect(shown).toBeVisible();
  const field = page.getByRole('main').getByRole('combobox').first();
  // Under the header, where toasts stand.
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90));
  expect(await isOverlapped(field)).toBe(true);
  await field.focus();
  await expect.poll(() => isOverlapped(field)).toBe(false);
});
