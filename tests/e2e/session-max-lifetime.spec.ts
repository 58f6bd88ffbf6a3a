import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

const DAY = 86_400_000;

// requirement: 2.46
test('30 days after the sign-in the session ends with a reason, and cannot be extended', async ({
  page,
  mock,
}) => {
  const { wallet, toasts } = messages('cn');
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // Not by the browser: its cookies expire by the computer's time.
  const extend = async () =>
    (
      await fetch(`${mockUrl}/auth/session/extend`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      })
    ).status;
  const advance = (ms: number) => mock.control.send('POST', '/clock/advance', { ms });
  // The user extends the session once a week.
  for (let weeks = 0; weeks < 4; weeks += 1) {
    await advance(6 * DAY);
    expect(await extend()).toBe(200);
  }
  // 24 days have passed; advance until half a minute of the 30 days is left.
  await advance(6 * DAY - 30_000);
  await mock.clock.hold();
  mock.expectErrors('401 (Unauthorized)', '/auth/session/extend', '/wallet/');
  await openPage(page, QUIET_SCREEN);
  const warning = page.getByRole('dialog', { name: wallet.stillThere.heading });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: wallet.stillThere.stay }).click();
  await expect(warning.getByRole('alert')).toHaveText('你登录已满 30 天。为了你的安全，请重新登录。');
  // The countdown continues, and then the session ends.
  await expect(warning).toBeVisible();
  await mock.clock.advance('31s');
  await expect(page).toHaveURL(/\/login/);
  await expect(toast(page, toasts.unauthorized)).toBeVisible();
});
