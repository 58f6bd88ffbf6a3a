import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { TRON } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, hideBalances, main, pass, signedIn } from '../../../../render-wallet.tsx';
import {
  amountOf,
  movedQuote,
  openDialog,
  openReview,
  QUOTE,
  quoteReply,
  isSendReady,
  send,
  toBank,
  toChinedu,
  toTron,
  withFee,
} from './review-page.tsx';

const { sendReview: en } = messages('en');

test('while balances are hidden, the payment is shown and what is left is not', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await openReview(toTron('170'), { mock });
  await expectText(main).toContain('171.00 USDT');
  expect(main().textContent).not.toContain('1,691');
});

test('the price is asked for once on entry, and the countdown runs by the API’s clock', async () => {
  const mock = await signedIn();
  await openReview(toTron('20'), { mock });
  await expectText(main).toMatch(/Rate valid for (2:00|1:5\d)/);
  const countdown = screen.getByText(/Rate valid for/);
  expect(countdown.closest('[aria-live],[role="status"],[role="alert"]')).toBeNull();
  await pass(60_000);
  await expectText(main).toMatch(/Rate valid for 0:5\d/);
  await pass(50_000);
  await expect.poll(() => main().querySelector('.valid')?.className).toContain('late');
  expect(await mock.journal(QUOTE)).toHaveLength(1);
});

test('naira have no rate: nothing counts down', async () => {
  for (const draft of [toBank('1000000605', '25000'), toChinedu()]) {
    const { user } = await openReview(draft);
    await expect.poll(() => send().textContent).toMatch(/^Send ₦/);
    expect(main().querySelector('.valid')).toBeNull();
    await user.click(send());
    const question = await screen.findByRole('dialog');
    expect(question.textContent).not.toMatch(/\d:\d\d/);
  }
});

test('naira that are approved later than they may be are shown once more: no rate is told of', async () => {
  const { user } = await openReview(toChinedu());
  await expect.poll(() => send().textContent).toMatch(/^Send ₦/);
  await user.click(send());
  const question = await screen.findByRole('dialog');
  await pass(10.5 * 60_000);
  await expectText(() => question).toContain(en.approve.dialogOutdated);
  expect(question.textContent).not.toContain(en.approve.dialogExpired);
});

test('a quote expires on review: nothing is sent without an explicit accept', async () => {
  const mock = await signedIn();
  const draft = toTron('20');
  const { user } = await openReview({ ...draft, acknowledged: ['first_time_address'] }, { mock });
  await expectText(main).toContain('21.00 USDT');
  const request = {
    kind: 'send',
    asset: 'usdt',
    to: { network: 'trc20', address: TRON, memo: null },
    amount: '20',
  } as const;
  const worse = await movedQuote(mock, request, (quote) => withFee(quote, '1.5'));
  await mock.fault(QUOTE, quoteReply(worse), { times: 1 });
  await pass(121_000);
  // Both prices and what is between them.
  await expectText(main).toContain(en.changed.worse);
  const moved = main().querySelector('.moved')!;
  expect(moved.textContent).toMatch(/21\.00 USDT.*21\.50 USDT.*\+0\.50 USDT/);
  expect(isSendReady()).toBe(false);
  await user.click(send());
  expect(openDialog()).toBeNull();
  // One more expiry does not make it accepted.
  await mock.fault(QUOTE, quoteReply(worse), { times: 1 });
  await pass(121_000);
  await expectText(main).toContain(en.changed.worse);
  expect(isSendReady()).toBe(false);
  await user.click(await buttonIn(main, en.changed.accept));
  await expect.poll(isSendReady).toBe(true);
  await expect.poll(() => document.activeElement).toBe(send());
  await user.click(send());
  await screen.findByRole('dialog');
});

test('a price within the tolerance is shown, and needs no accept', async () => {
  const mock = await signedIn();
  await openReview({ ...toTron('20'), acknowledged: ['first_time_address'] }, { mock });
  await expectText(main).toContain('21.00 USDT');
  const request = {
    kind: 'send',
    asset: 'usdt',
    to: { network: 'trc20', address: TRON, memo: null },
    amount: '20',
  } as const;
  const near = await movedQuote(mock, request, (quote) => withFee(quote, '1.05'));
  await mock.fault(QUOTE, quoteReply(near), { times: 1 });
  await pass(121_000);
  await expectText(main).toContain(en.changed.title);
  expect(isSendReady()).toBe(true);
  expect(within(main()).queryByRole('button', { name: en.changed.accept })).toBeNull();
});

test('max is priced by the API', async () => {
  const mock = await signedIn();
  await openReview({ ...toTron(), amount: { ...amountOf('1862'), value: null, max: true } }, { mock });
  await expectText(main).toContain('1,862.44127');
  expect((await mock.journal(QUOTE)).at(-1)?.body).toMatchObject({ max: true });
});
