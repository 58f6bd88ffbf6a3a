import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { countryOf, toContact } from './states/onboarding.ts';

// What keys do in a code's boxes and at the eye of a password is in tests/islands. This list scrolls.

const t = messages('cn');
const { onboarding } = t;

test('arrows and Enter choose a country, Escape gives back what was chosen', async ({ page, mock }) => {
  const stage = { page, mock, locale: 'cn', t } as const;
  await toContact(stage);
  const country = countryOf(stage);
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
  await expect(country).toHaveValue(second ?? '');
  // Enter took a row: it did not send the form.
  expect(await mock.journal({ op: 'POST /user/profile' })).toEqual([]);
  await page.keyboard.type('xyz');
  await expect(page.getByText(onboarding.shared.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(onboarding.shared.none)).toBeHidden();
  await expect(country).toHaveValue(second ?? '');
  await expect(country).toBeFocused();
});
