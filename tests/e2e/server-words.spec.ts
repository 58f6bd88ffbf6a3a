import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';

/** What a server says, and what is read of it. */
const said: readonly [message: string, shown: string][] = [
  ['<img src=x onerror="throw 1">', '<img src=x onerror="throw 1">'],
  ['</li></ol><script>throw 2</script>', '</li></ol><script>throw 2</script>'],
  ['<a href="javascript:throw 3">Log in here</a>', '<a href="javascript:throw 3">Log in here</a>'],
  ['<iframe srcdoc="<b>4</b>"></iframe>', '<iframe srcdoc="<b>4</b>"></iframe>'],
  ['&lt;b&gt;5&lt;/b&gt;', '&lt;b&gt;5&lt;/b&gt;'],
  ['Send\u202eit\u0000\n back', 'Send it back'],
  [`6${'x'.repeat(5000)}`, `6${'x'.repeat(298)}…`],
];

// requirement: 8.05, T.10
test('whatever the server says, a toast shows it as text and makes no element of it', async ({
  page,
  mock,
}) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: messages('en').auth.shared.google });
  for (const [message, shown] of said) {
    await mock.fault({ op: 'GET /auth/google', effect: { type: 'status', status: 400, message }, times: 1 });
    await google.click();
    await expect(toast(page, shown)).toBeVisible();
  }
  const made = page.getByRole('region', { name: /Alt\+T$/i }).locator('img, script, a, iframe, b');
  expect(await made.count()).toBe(0);
});
