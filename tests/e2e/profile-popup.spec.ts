import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelOf } from './panels.ts';
import { expect, test } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

// The user's data in the profile popup. Its Log out button is in logout.spec.ts.

const { wallet: en } = messages('en');

async function openPopup(page: Page) {
  await openPage(page, QUIET_SCREEN);
  // By a key: what failed to load is said in a toast, which may lie over the button and stays while the mouse is on it.
  await page.getByRole('button', { name: /^Profile: / }).press('Enter');
  return panelOf(page, 'profile');
}

/** The content of an avatar: the initials, or the placeholder picture. */
const picture = (page: Page) =>
  panelOf(page, 'profile')
    .locator('.avatar')
    .evaluate((element) => ({
      letters: getComputedStyle(element, '::after').content + getComputedStyle(element, '::before').content,
      drawn: element.querySelectorAll('svg').length,
      wide: element.getBoundingClientRect().width,
    }));

// requirement: 2.19
test('the popup shows the initials, name and username of a user', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  const popup = await openPopup(page);
  await expect(popup).toContainText('Tobi Adeyemi');
  const shown = await picture(page);
  expect(shown.letters).toContain('TA');
  expect(shown.drawn).toBe(0);
  expect(shown.wide).toBeGreaterThan(40);
});

// requirement: 2.19
test('the popup shows Anonymous, a placeholder picture and no Copy button without a profile', async ({
  page,
  mock,
}) => {
  await mock.persona('no-profile', { login: true });
  await mock.fault({ op: 'GET /user/profile', effect: { type: 'status', status: 500 } });
  const popup = await openPopup(page);
  await expect(popup).toContainText(en.anonymous);
  await expect(popup.getByText('@')).toHaveCount(0);
  await expect(popup.getByRole('link')).toHaveCount(9);
  expect(await picture(page)).toMatchObject({ drawn: 1 });
});
