import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';

const { onboarding, toasts } = messages('en');
const { username: step, shared } = onboarding;

// requirement: 4.34
test('a taken username is told with a free one, which the next try has in its field', async ({
  page,
  mock,
}) => {
  // Whose username it is.
  await mock.persona('complete');
  await mock.persona('missing-username', { login: true });
  const field = page.getByRole('textbox', { name: step.username });
  const submit = page.getByRole('button', { name: shared.submit });
  await page.goto('/profile-setup');
  await expect(page).toHaveURL('/set-username');
  await field.fill('tobiade');
  await submit.click();
  await expect(toast(page, /@tobiade is taken\. How about @tobiade\d+\?/)).toBeVisible();
  // The page goes on, and the server still asks for a name.
  await expect(field).toHaveValue(/^tobiade\d+$/);
  await expect(page).toHaveURL('/set-username');
  await submit.click();
  await expect(page).toHaveURL('/w');
});

// requirement: 4.35
test('a username that cannot be had is told, and stays to be mended', async ({ page, mock }) => {
  await mock.persona('missing-username', { login: true });
  await page.goto('/set-username');
  const field = page.getByRole('textbox', { name: step.username });
  await field.fill('support');
  await page.getByRole('button', { name: shared.submit }).click();
  await expect(toast(page, '@support is not available.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/set-username');

  await mock.fault({
    op: 'POST /user/username',
    effect: { type: 'status', status: 500, message: null },
    times: 1,
  });
  await page.getByRole('button', { name: shared.submit }).click();
  await expect(toast(page, toasts.usernameCheckFailed)).toBeVisible();
});
