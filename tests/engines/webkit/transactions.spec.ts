import { messages } from '../../e2e/messages.ts';
import { expect, test } from './fixtures.ts';
import type { WebKitPage } from './webkit-page.ts';

const { transactionList, receiveCash } = messages('en');

test.use({ persona: 'complete' });

/** Expects that nothing makes the page scroll sideways. */
const expectFits = (webkit: WebKitPage) =>
  webkit.expectTrue(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const [width, height] of [
  [1280, 900],
  [500, 800],
] as const)
  test(`at ${width} px the list is searched, and what is found opens whole`, async ({ webkit }) => {
    await webkit.resize(width, height);
    await webkit.goto('/w/transactions');
    await webkit.find({ css: 'a[data-transaction]' });
    await expectFits(webkit);
    await webkit.type({ role: 'textbox', name: transactionList.search.field }, 'amina');
    await webkit.expectPath(/q=amina/);
    await webkit.expectTrue(() => document.querySelectorAll('a[data-transaction]').length === 1);
    await webkit.click({ css: 'a[data-transaction]' });
    await webkit.expectTrue(() => Boolean(document.activeElement?.closest('dialog.transaction')));
    await webkit.atRest();
    const { x, y, width: across, height: high } = await webkit.boxOf({ css: 'dialog.transaction' });
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + across).toBeLessThanOrEqual(width);
    expect(high).toBeGreaterThan(300);
    await webkit.press('Escape');
    await webkit.expectTrue(() => document.activeElement?.hasAttribute('data-transaction') ?? false);
  });

test('in a narrow window a deposit gets its account, and is waited for once it was sent', async ({
  webkit,
}) => {
  await webkit.resize(500, 800);
  await webkit.goto('/w/receive?tab=cash&asset=ngn');
  await webkit.type({ role: 'textbox', name: receiveCash.youReceive }, '50000');
  await webkit.expectText('50,806.25');
  await webkit.click({ role: 'button', name: receiveCash.getAccount });
  await webkit.expectText(receiveCash.exactly);
  await expectFits(webkit);
  await webkit.click({ role: 'button', name: receiveCash.sent });
  await webkit.expectText(receiveCash.steps.sent);
  await expectFits(webkit);
});
