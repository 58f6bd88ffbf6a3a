import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { OPENING, speak } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const DAY = 86_400_000;

// requirement: 2.46
test('30 days after the sign-in nobody stays by a click, and is told why', async ({ page, mock }) => {
  const { wallet, toasts } = messages('cn');
  await mock.persona('complete', { login: true });
  await speak(page, 'cn');
  const pass = (ms: number) => mock.control.send('POST', '/clock/advance', { ms });
  // Somebody comes once a week and stays, as long as that goes.
  for (let weeks = 0; weeks < 4; weeks += 1) {
    await pass(6 * DAY);
    const longer = await page.request.post(`${mockUrl}/auth/session/extend`, { data: {} });
    expect(longer.status()).toBe(200);
  }
  // 24 days have gone; of the 30, half a minute is left.
  await pass(6 * DAY - 30_000);
  await mock.clock.hold();
  mock.expectErrors('/auth/session/extend', '/user/', '/wallet/', '/auth/session');
  await page.goto(QUIET_SCREEN);
  const question = page.getByRole('dialog', { name: wallet.stillThere.heading });
  await expect(question).toBeVisible(OPENING);
  await question.getByRole('button', { name: wallet.stillThere.stay }).click();
  await expect(question.getByRole('alert')).toHaveText('你登录已满 30 天。为了你的安全，请重新登录。');
  // It goes on counting, and then it is over.
  await expect(question).toBeVisible();
  await mock.clock.advance('31s');
  await expect(page).toHaveURL(/\/login/);
  await expect(toast(page, toasts.unauthorized)).toBeVisible();
});
