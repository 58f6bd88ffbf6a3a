import { expect, test } from 'vitest';
import * as balances from '#contract/balances.ts';
import * as transactions from '#contract/transactions.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { expectText, hideBalances, renderScreen, signedInWithStoppedClock } from '../../render-wallet.tsx';

// With balances hidden, no screen or panel that is built has a digit where the person's money stands. The same
// over every route of /w, in a browser and with live updates, is tests/e2e/hidden-balances.spec.ts.

const t = messages('en');

/** The address, and what is there once its figures are; `{id}` is a transaction. */
const places: readonly (readonly [address: string, content: string | RegExp])[] = [
  ['/w', t.dashboard.activity.heading],
  ['/w/assets', 'Bitcoin'],
  ['/w/assets?kind=cash', 'Nigerian naira'],
  ['/w/receive', 'Tether'],
  ['/w/receive?asset=usdt&network=trc20', t.receive.incoming.watchingMore],
  ['/w/receive?tab=user', '@tobiade'],
  ['/w/receive?tab=cash', t.receiveCash.enterAmount],
  ['/w/marketplace/receive?asset=btc', t.receive.incoming.watching],
  ['/w/transactions', 'Deposit from Tron'],
  ['/w/transactions?id={id}', 'Deposit from Tron'],
  ['/w/financial-history', t.statements.summary.ties],
  ['/w/financial-history?view=print', t.statementPaper.hidden],
  ['/w/notifications', t.notifications.flags.heading],
  ['/w/referral', t.referral.rewards.sum],
  ['/w/token/usdt', t.token.position.averageCost],
  ['/w/account?panel=history', 'Deposit from Tron'],
  ['/w/account?panel=coins', 'Bitcoin'],
  ['/w/account?panel=notifications', /USDT|Welcome/],
  ['/w/account?panel=receive', '@tobiade'],
  ['/w/account?panel=qr', '@tobiade'],
  ['/w/account?panel=token', /.+/],
  ['/w/account?panel=networks', /.+/],
  ['/w/account?panel=users', '@amina'],
];

for (const [address, content] of places)
  test(`13: ${address} has no digit in a money place while balances are hidden`, async () => {
    const mock = await signedInWithStoppedClock();
    await hideBalances(mock);
    const { items: held } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
    const { items: moved } = (await mock.call(transactions.listTransactions, { query: { page_size: 20 } }))
      .data;
    const own = [
      ...held.flatMap(({ asset, total, available, held: hold, incoming, value }) => [
        ...[total, available, hold, incoming].map((amount) => formatMoney(amount, asset, 'en')),
        ...(value === null ? [] : [formatMoney(value, 'ngn', 'en')]),
      ]),
      ...moved.flatMap(({ asset, amount, fiat }) => [
        formatMoney(amount, asset, 'en'),
        ...(fiat ? [formatMoney(fiat.amount, fiat.currency, 'en')] : []),
      ]),
    ].filter((text) => /[1-9]/.test(text));
    expect(own.length).toBeGreaterThan(20);
    await renderScreen(address.replace('{id}', moved[0]?.id ?? ''), { mock });
    await expectText(() => document.body).toMatch(content);
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    const texts = [document.body.textContent, ...attributes.map(({ value }) => value)];
    expect(own.filter((amount) => texts.some((text) => text.includes(amount)))).toEqual([]);
  });
