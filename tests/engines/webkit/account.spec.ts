import { messages } from '../../e2e/messages.ts';
import { expect, test } from './fixtures.ts';

const { account } = messages('en');

test.use({ persona: 'complete' });

test('on a wide window each setting is a row: its name at the left, its choice at the right', async ({
  webkit,
}) => {
  await webkit.goto('/w/account');
  await webkit.find({ role: 'heading', name: account.look.heading });
  await webkit.atRest();
  const rows = await webkit.evaluate(() =>
    [...document.querySelectorAll('.setting')].map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('legend, label') ?? row);
      const name = range.getBoundingClientRect();
      const choice = row.lastElementChild?.getBoundingClientRect() ?? name;
      return {
        setting: row.firstElementChild?.textContent,
        height: row.getBoundingClientRect().height,
        isBeside: name.right <= choice.left && name.top < choice.bottom && choice.top < name.bottom,
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { setting, height, isBeside } of rows) {
    expect(isBeside, String(setting)).toBe(true);
    expect(height, String(setting)).toBeLessThan(110);
  }
});

test('the theme and the language change at once, and stay', async ({ webkit }) => {
  const ground = () => webkit.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await webkit.goto('/w/account');
  await webkit.click({ role: 'label', name: 'Light' });
  await webkit.expectTrue(() => document.documentElement.dataset.theme === 'light');
  const light = await ground();
  await webkit.click({ role: 'label', name: 'Dark' });
  await webkit.expectTrue(() => document.documentElement.dataset.theme === 'dark');
  expect(await ground()).not.toBe(light);
  await webkit.click({ role: 'label', name: '中文' });
  await webkit.expectTrue(() => document.documentElement.lang === 'zh-CN');
  await webkit.goto('/w');
  await webkit.expectText(messages('cn').wallet.balance.heading);
});
