import { messages } from './messages.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

test('one click selects a whole boilerplate text', async ({ page }) => {
  const { words } = messages('en').press;
  await openPage(page, '/press');
  await expect(page.getByText(words.long.text)).toHaveCSS('user-select', 'all');
});
