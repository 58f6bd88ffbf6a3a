import { mockUrl } from '../../scripts/dev-urls.ts';
import { localizePath } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

for (const locale of languages('en')) {
  const { banner } = messages(locale).shell;

  // requirement: 1.10
  test(`in ${locale} the early-access banner leads to the waitlist, which can be joined without a script`, async ({
    page,
    mock,
  }) => {
    await openPage(page, localizePath(locale, '/features'));
    const aside = page.getByRole('complementary', { name: banner.label });
    await expect(aside).toContainText(banner.text);
    await aside.getByRole('link', { name: banner.join, exact: true }).click();
    await expect(page).toHaveURL(`${mockUrl}/waitlist`);
    const email = page.getByRole('textbox');
    await email.fill('ada');
    await email.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('ada');
    await mock.fault({ op: 'POST /waitlist', effect: { type: 'status', status: 503 }, times: 1 });
    await email.fill('ada@example.org');
    await email.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('ada@example.org');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page).toHaveURL(/\/waitlist\/joined/);
  });
}

for (const width of [320, 390, 1440])
  // requirement: 2.136
  test(`the banner scrolls away at ${width} px, and the navigation stays on top`, async ({ page }) => {
    const { banner } = messages('en').shell;
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/features');
    const aside = page.getByRole('complementary', { name: banner.label });
    const header = page.getByRole('banner');
    await expect(aside).toBeInViewport({ ratio: 1 });
    const { y, height } = (await aside.boundingBox())!;
    expect((await header.boundingBox())!.y).toBe(y + height);
    await page.mouse.wheel(0, 400);
    await expect(aside).not.toBeInViewport();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await page.keyboard.press('Home');
    await expect(aside).toBeInViewport({ ratio: 1 });
  });
