import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';

const { device } = messages('en').auth;

// requirement: 8.17, 9.03
test('resending a device code says something, begins the wait again and calls nobody', async ({
  page,
  mock,
}) => {
  await mock.persona('device-unverified', { login: true });
  await mock.clock.hold();
  await page.goto('/device-verification');
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  await mock.clock.advance(300_000);
  const calls = (await mock.journal()).length;
  await page.getByRole('button', { name: device.resend }).click();
  await expect(toast(page, device.resent)).toBeVisible();
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  expect(await mock.journal()).toHaveLength(calls);
});
