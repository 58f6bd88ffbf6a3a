import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { setNetwork } from '../../dom-page.ts';
import { expectText, main, pass, renderScreen, signedIn, type WalletMock } from '../../render-wallet.tsx';
import { onAnyDay } from './on-any-day.ts';

// Over the screens of what one has, gets and had: no "0" before the answer, nor in place of one that doesn't
// come; a real zero is shown as the server said it.

const { myAssets, receive, statements, transactionList, dashboard, wallet: en } = messages('en');

interface Screen {
  readonly at: string;
  /** The calls that its figures come from. */
  readonly ops: readonly string[];
  readonly content: RegExp | string;
  readonly failed: string;
  /** Without any money or entry. */
  readonly zero: { readonly persona: PersonaName; readonly text: RegExp | string };
  /** Whether it is read again by itself, so that its figures can grow old. */
  readonly isRefetched: boolean;
}

const BALANCES = 'GET /wallet/balances';
const TRANSACTIONS = 'GET /wallet/transactions';

const screens: readonly Screen[] = [
  {
    at: '/w',
    ops: [BALANCES, 'GET /wallet/portfolio', TRANSACTIONS, 'GET /market/assets'],
    content: /₦\d/,
    failed: en.balance.failed,
    zero: { persona: 'no-profile', text: dashboard.firstSteps.steps.money.text },
    isRefetched: true,
  },
  {
    at: '/w/assets',
    ops: [BALANCES],
    content: /₦\d.*Bitcoin/s,
    failed: en.balance.failed,
    zero: { persona: 'no-profile', text: myAssets.empty.heading },
    isRefetched: true,
  },
  {
    at: '/w/receive',
    ops: [BALANCES, 'GET /wallet/assets'],
    content: 'Tether',
    failed: receive.assets.failed,
    zero: { persona: 'no-profile', text: 'Tether' },
    isRefetched: false,
  },
  {
    at: '/w/receive?asset=usdt&network=trc20',
    // What is on its way has calls of its own.
    ops: ['GET /wallet/deposit-addresses', TRANSACTIONS],
    content: /Waiting for/,
    failed: receive.address.failed,
    zero: { persona: 'no-profile', text: receive.incoming.watching },
    isRefetched: false,
  },
  {
    at: '/w/transactions',
    ops: [TRANSACTIONS],
    content: /\+100\.00 USDT/,
    failed: transactionList.failed,
    zero: { persona: 'no-profile', text: transactionList.empty.heading },
    isRefetched: true,
  },
  {
    at: '/w/financial-history',
    ops: ['GET /wallet/statements', 'GET /wallet/statements/{period}', 'GET /wallet/ledger'],
    content: statements.summary.ties,
    failed: statements.failed,
    zero: { persona: 'no-profile', text: statements.empty.heading },
    isRefetched: true,
  },
];

/** An amount of money, or a zero. */
const AMOUNT = /[₦$]\s?\d|(?<![\w.:-])0(?:\.0+)?(?![\w.:-])/;

/** The screen's text without the threshold of small balances, which is a preference. */
const figures = () => main().textContent.replace(/Hide balances below ₦500\.00/, '');

const breakAll = async (mock: WalletMock, ops: readonly string[]) => {
  for (const op of ops) await mock.fault(op, { type: 'status', status: 503 });
};

for (const { at, ops, content, failed, zero, isRefetched } of screens) {
  test(`12: ${at} delayed by 10 s has no figure before the answer`, async () => {
    const mock = await signedIn();
    const held = [];
    for (const op of ops) held.push(await mock.hold(op));
    await renderScreen(at, { mock });
    await expect.poll(() => document.querySelector('main')).not.toBeNull();
    await pass(10_000);
    expect(figures()).not.toMatch(AMOUNT);
    for (const one of held) await one.release();
    await expectText(main).toMatch(content);
  });

  test(`12: ${at} failed has no figure, and says so`, async () => {
    const mock = await signedIn();
    await breakAll(mock, ops);
    await renderScreen(at, { mock });
    await expectText(main).toContain(failed);
    expect(figures()).not.toMatch(AMOUNT);
  });

  test(`12: ${at} truly without anything says what the server said`, async () => {
    await renderScreen(at, { persona: zero.persona });
    await expectText(main).toMatch(zero.text);
    if (at === '/w' || at === '/w/assets') expect(main().textContent).toMatch(/₦0\.00/);
  });

  if (isRefetched)
    test(`12: ${at} keeps older figures with their age`, async () => {
      const { mock } = await renderScreen(at, { persona: 'complete' });
      await expectText(main).toMatch(content);
      await breakAll(mock, ops);
      await pass(61_000);
      await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d|\d\d:\d\d/));
      expect(main().textContent).toMatch(content);
    });

  test(`12: ${at} offline has no figure until the network is back`, async () => {
    const mock = await signedIn();
    for (const op of ops) await mock.fault(op, { type: 'reset' });
    await renderScreen(at, { mock });
    await expectText(main).toContain(failed);
    setNetwork(false);
    await expectText(main).not.toContain(failed);
    expect(figures()).not.toMatch(AMOUNT);
    await mock.clearFaults();
    setNetwork(true);
    await expectText(main).toMatch(content);
  });
}
