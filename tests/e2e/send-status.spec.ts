import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import {
  PAY,
  available,
  expectBooksInOrder,
  fetchTransactions,
  payAmount,
  sendingScreen,
  shownTransaction,
} from './sending.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// What became of a payment, in a browser: answers that are lost, a reload, and the layout of this page and of the two before the
// review. The states themselves are in tests/islands/wallet/features/send.

const { sendStatus: en } = messages('en');

/** Pays a person whom the payer knows, up to the call that sends it. */
async function pay(page: Page, amount: string): Promise<void> {
  await openPage(page, '/w/send');
  await sendingScreen(page).recent('Samuel Ade').click();
  await payAmount(page, amount);
}

test('acceptance test 1: answer lost after commit: user ends on the status page, one pair of entries, one debit', async ({
  page,
  mock,
}) => {
  await mock.persona('payer', { login: true });
  const { outcome } = sendingScreen(page);
  await mock.fault({ op: PAY, effect: { type: 'reset' }, stage: 'post' });
  await openPage(page, '/w/send');
  const count = (await fetchTransactions(page)).length;
  await pay(page, '5000');
  await expect(outcome).toHaveText('You sent ₦5,000.00 to Samuel Ade');
  const id = await shownTransaction(page);
  const all = await fetchTransactions(page);
  expect(all).toHaveLength(count + 1);
  expect(all.filter((one) => one.amount === '5000' || one.amount === '5000.00').map((one) => one.id)).toEqual(
    [id],
  );
  // A browser may send a call again by itself when its connection breaks: it is the same payment.
  const sent = await mock.journal({ op: PAY });
  expect(sent.map(({ status }) => status)).not.toContain(201);
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  await expectBooksInOrder(mock);
});

test('while it is not known a reload changes nothing; “Don’t send” ends it, and nothing was debited', async ({
  page,
  mock,
}) => {
  await mock.persona('payer', { login: true });
  const { outcome, button, main } = sendingScreen(page);
  await openPage(page, '/w/send');
  const before = await available(page, 'ngn');
  await mock.fault({ op: PAY, effect: { type: 'reset' } });
  await pay(page, '5000');
  await expect(outcome).toHaveText(en.unknown.heading);
  await reloadPage(page);
  await expect(outcome).toHaveText(en.unknown.heading);
  await expect(page).toHaveURL('/w/send?step=status');
  await expect(main).toContainText('₦5,000.00');
  await button(en.unknown.withdraw).click();
  await expect(outcome).toHaveText(en.notSent.heading);
  expect(await available(page, 'ngn')).toBe(before);
  await expectBooksInOrder(mock);
});

/** On several networks, and of no persona. */
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
type Look = (state: string) => Promise<void>;

/** Walks from an address to its held payment and cancels it, then to a person, and to a payment of which nothing is known. */
async function walk(page: Page, mock: Mock, locale: Locale, look: Look): Promise<void> {
  const { sendRecipient, sendStatus: t, transactionDetail, wallet } = messages(locale);
  const screen = sendingScreen(page, locale);
  await openPage(page, '/w/send');
  await screen.to.fill(EVM);
  await screen.button(sendRecipient.address.continue).click();
  const tether = screen.main.locator('.send-assets button').filter({ hasText: wallet.names.usdt });
  await expect(tether).toBeVisible();
  await look('assets');
  await tether.click();
  const network = screen.main.locator('.network-choice [type=submit]');
  await screen.main.getByRole('radio').first().check();
  await expect(network).toBeEnabled();
  await look('networks');
  await network.click();
  await expect(screen.amount).toBeFocused();
  await look('empty amount');
  await screen.amount.fill('170');
  await expect(screen.goOn).toBeEnabled();
  await look('amount');
  await screen.amount.fill('');
  await payAmount(page, '170', locale);
  await shownTransaction(page);
  await look('held');
  await screen.button(transactionDetail.cancel.transfer.button).click();
  const question = page.getByRole('dialog', { name: transactionDetail.cancel.transfer.heading });
  await question.getByRole('button', { name: transactionDetail.cancel.transfer.yes }).click();
  await expect(screen.button(transactionDetail.cancel.transfer.button)).toBeHidden();
  await look('cancelled');

  await openPage(page, '/w/send');
  await screen.recent('Amina Bello').click();
  await payAmount(page, '2500', locale);
  await shownTransaction(page);
  await look('sent');
  await mock.fault({ op: PAY, effect: { type: 'reset' } });
  await openPage(page, '/w/send');
  await screen.recent('Amina Bello').click();
  await payAmount(page, '3500', locale);
  await expect(screen.outcome).toHaveText(t.unknown.heading);
  await look('unknown');
  await screen.button(t.unknown.withdraw).click();
  await expect(screen.outcome).toHaveText(t.notSent.heading);
  await look('not sent');
}

for (const { locale, colorScheme, width } of [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 320 },
] as const)
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test('axe finds nothing in the steps before the review and in the states of the status', async ({
      page,
      mock,
    }) => {
      test.slow();
      await mock.persona('complete', { login: true });
      await setLanguage(page, locale);
      await walk(page, mock, locale, (state) => expectAccessibleLayout(page, page.getByRole('main'), state));
    });
  });

/**
 * Controls of a place that a thumb can miss: less than 44 px high or wide, with what its label or a pseudo-element adds. A link
 * within a sentence may be.
 */
const smallTargets = (place: Locator): Promise<string[]> =>
  place.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"], p'))
      .map((control) => {
        const box = (control.closest('label') ?? control).getBoundingClientRect();
        const added = ['::before', '::after'].map((part) => getComputedStyle(control, part));
        const [width, height] = (['width', 'height'] as const).map((side) =>
          Math.round(Math.max(box[side], ...added.map((style) => Number.parseFloat(style[side]) || 0))),
        );
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return { width, height, text: `${control.tagName} "${name}" ${width} × ${height}` };
      })
      .filter(({ width = 0, height = 0 }) => width < 44 || height < 44)
      .map(({ text }) => text),
  );

/** Where a control is for a thumb: in view, with nothing over it, below the first third of the screen. */
const reach = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const hits = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + width / 2, y));
    return {
      isSeen: hits.every((hit) => element.contains(hit)),
      isLow: top > innerHeight / 3,
    };
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('with one hand: what leads on is in reach as each step opens, and every control is 44 px', async ({
    page,
    mock,
  }) => {
    test.slow();
    await mock.persona('complete', { login: true });
    const { main } = sendingScreen(page);
    await walk(page, mock, 'en', async (state) => {
      await waitForAnimations(page);
      expect.soft(await smallTargets(main), state).toEqual([]);
      const first = main.locator(state === 'assets' ? '.send-assets li button' : '.button.primary').first();
      expect.soft(await reach(first), state).toEqual({ isSeen: true, isLow: true });
    });
  });
});
