import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

// The states of a deposit are in tests/islands/wallet/features/receive.

for (const { width, text } of [
  { width: 390, text: 100 },
  { width: 320, text: 100 },
  { width: 320, text: 200 },
])
  test(`${width} px, text at ${text} %: a deposit's account is in sight, whole and in one line, and stays`, async ({
    page,
    mock,
  }) => {
    const { receiveCash: t, wallet } = messages('en');
    await page.setViewportSize({ width, height: 844 });
    await mock.persona('complete', { login: true });
    await openPage(page, '/w/receive?asset=ngn');
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
    const dock = page.getByRole('navigation', { name: wallet.dock.label });
    await expect(dock).toBeVisible();
    await page.getByLabel(t.youReceive).fill('50000');
    await page.getByRole('button', { name: t.getAccount }).click();
    const sent = page.getByRole('button', { name: t.sent });
    await expect(sent).toBeVisible();
    // The one action takes the place of the menu, over the whole width.
    await expect(dock).toBeHidden();
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect((await sent.boundingBox())?.width).toBe(inner - 32);
    // The tabs above it scroll sideways where letters are large.
    const deposit = page.locator('.cash-deposit');
    const number = page.locator('.account-number');
    expect((await number.boundingBox())?.height).toBeLessThan(42);
    await expect(number).toBeInViewport({ ratio: 1 });
    const end = await number.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThan((await sent.boundingBox())?.y ?? 0);
    await expectAccessibleLayout(page, deposit, `open, ${width} px, ${text} %`);

    await sent.click();
    await expect(page.getByText(t.steps.sent, { exact: true })).toBeVisible();
    await expect(dock).toBeVisible();
    await expect(number).toHaveCount(1);
    expect((await number.boundingBox())?.height).toBeLessThan(42);
    await page.getByRole('button', { name: t.whole }).press('Enter');
    await expect(page.getByRole('button', { name: t.copyName })).toBeVisible();
    await expectAccessibleLayout(page, deposit, `sent, ${width} px, ${text} %`);
  });
