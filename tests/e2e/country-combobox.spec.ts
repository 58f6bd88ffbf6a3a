import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { countryOf, goToContactStep } from './states/onboarding.ts';

// The keys of the code boxes and of the password toggle are tested in tests/islands. This listbox scrolls, which needs a browser.

const t = messages('cn');
const { onboarding } = t;

test('arrows and Enter choose a country, and Escape restores the last choice', async ({ page, mock }) => {
  const ctx = { page, mock, locale: 'cn', t } as const;
  await goToContactStep(ctx);
  const country = countryOf(ctx);
  const options = page.getByRole('option').filter({ visible: true });
  await country.focus();
  await page.keyboard.press('ArrowDown');
  await expect(country).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const second = await options.nth(1).textContent();
  await expect(options.nth(1)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await expect(country).toHaveValue(second ?? 'none');
  // Enter chose an option and did not submit the form.
  await mock.expectNoCall('POST /user/profile');
  await page.keyboard.type('xyz');
  await expect(page.getByText(onboarding.shared.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(onboarding.shared.none)).toBeHidden();
  await expect(country).toHaveValue(second ?? 'none');
  await expect(country).toBeFocused();
});
