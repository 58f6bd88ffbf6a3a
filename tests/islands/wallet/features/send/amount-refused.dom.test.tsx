import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentErrorDetails } from '#contract/payment-error-details.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  signedIn,
  signedInWithStoppedClock,
} from '../../../../render-wallet.tsx';
import { letDepositClear } from './clearing-deposit.ts';
import { quoteFor } from './payment-page.ts';
import { dialog, typePin } from './review-page.tsx';
import {
  chinedu,
  en,
  expectReview,
  isNotReady,
  openAmount,
  savedDraft,
  submit,
  toTron,
  TRON,
} from './send-steps.tsx';
import { onAnyDay } from '../../on-any-day.ts';

const QUOTE = 'POST /wallet/quotes';
const toPerson = { recipient: chinedu, asset: 'ngn' } as const;
const expectButton = () => expect.poll(() => submit().textContent);
const reason = () => main().querySelector<HTMLElement>('.reason')!;

test('too much: what is missing, the most that can be sent, and a way to send it', async () => {
  const mock = await signedInWithStoppedClock();
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '1878.942423');
  await expectButton().toBe('Not enough USDT');
  expect(isNotReady()).toBe(true);
  expect(reason().textContent).toContain('17.50115 USDT more than you have available. The fee is 1.00 USDT.');
  await user.click(await buttonIn(main, en.sendMost));
  await expectReview();
  expect(savedDraft().amount.max).toBe(true);
});

test('below the minimum: the button names it', async () => {
  const { user, field } = await openAmount();
  await user.type(field, '1.5');
  await expectButton().toBe('Minimum is 2.00 USDT');
  expect(reason().textContent).toContain('The minimum is');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a fee that is more than the amount', async () => {
  const { user, field } = await openAmount({
    ...toTron,
    fee_from: 'amount',
    amount: { shown: 'asset', typed: '1', fixed: 'asset', value: '1', max: false },
  });
  await expectButton().toBe(en.buttons.fee);
  expect(reason().textContent).toContain('The fee of');
  await user.clear(field);
});

test('over the daily limit: how much is left, and a button for that much', async () => {
  const { user, field } = await openAmount(toPerson, { persona: 'near-limit' });
  await expectText(main).toContain('₦10,000.00');
  await user.type(field, '20000');
  await expectButton().toBe(en.buttons.daily);
  expect(reason().textContent).toContain('You can send up to ₦10,000.00 more today');
  await user.click(await buttonIn(main, 'Change amount to ₦10,000.00'));
  await expectReview();
});

test('a restriction: the notice over the steps says why and what still works, the reason what it means here', async () => {
  const { user, field } = await openAmount(toTron, { persona: 'restricted' });
  await user.type(field, '20');
  await expectButton().toBe(en.buttons.restricted);
  const notices = await within(main()).findByRole('region', { name: messages('en').accountNotices.region });
  expect(notices.textContent).toMatch(
    onAnyDay(
      /You can’t send to people, addresses or bank accounts you haven’t paid before until \d\d:\d\d, because your PIN was reset\./,
    ),
  );
  expect(notices.textContent).toContain(messages('en').restrictions.stillWorks.known);
  // Told twice, it would push the way on under the bar of a phone.
  expect(reason().textContent).toMatch(
    onAnyDay(/^You haven’t paid them before, so this has to wait until \d\d:\d\d\./),
  );
  within(reason()).getByRole('link', { name: en.blocks.otherRecipient });
  expect(isNotReady()).toBe(true);
});

test('over a limit that leaves more than one has: what one has is offered, not what can’t be sent', async () => {
  const { user, field } = await openAmount(toPerson);
  await user.type(field, '6000000');
  await expectText(() => reason()).toContain('₦');
  const most = await buttonIn(reason, en.sendMost);
  expect(reason().textContent).not.toContain('Change amount to');
  await user.click(most);
  await expectReview();
  expect(savedDraft().amount.max).toBe(true);
});

test('frozen sending has one way out, which leads on: that of the notice over the steps', async () => {
  const { user, field } = await openAmount(toPerson, { persona: 'frozen' });
  await user.type(field, '500');
  await expectButton().toBe(en.buttons.frozen);
  expect(reason().textContent).toBe(en.blocks.frozen);
  const notices = await within(main()).findByRole('region', { name: messages('en').accountNotices.region });
  const { frozen, question } = messages('en').accountNotices;
  await user.click(within(notices).getByRole('button', { name: frozen.unfreeze }));
  await typePin(user);
  await user.click(within(await dialog()).getByRole('button', { name: question.action }));
  await expectReview();
});

test('a deposit that is still clearing: how much can leave now, and a button for that much', async () => {
  const mock = await signedIn();
  await letDepositClear(mock);
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '50');
  await expectButton().toBe(en.buttons.clearing);
  const { limits } = await quoteFor(mock, {
    kind: 'send',
    asset: 'usdt',
    to: { network: 'trc20', address: TRON },
    amount: '50',
  });
  const { available } = paymentErrorDetails.funds_clearing.parse(limits.blocked_by?.details);
  const most = formatMoney(available, 'usdt', 'en');
  expect(most).toMatch(/^[1-9]/);
  expect(reason().textContent).toContain(
    `still clearing. You can send up to ${most} to crypto addresses now`,
  );
  expect(isNotReady()).toBe(true);
  await user.click(await buttonIn(main, `Change amount to ${most}`));
  await expectReview();
  expect(savedDraft().amount.value).toBe(available);
});

test('a paused network: why, another network, and Try again once it opens', async () => {
  const mock = await signedIn();
  await mock.control('PUT', '/simulate/networks/trc20', { status: 'paused' });
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '20');
  await expectButton().toBe(en.buttons.paused);
  expect(reason().textContent).toContain('Sending on Tron (TRC-20) is paused.');
  within(main()).getByRole('link', { name: en.networks.choose });
  await mock.control('PUT', '/simulate/networks/trc20', { status: 'ok' });
  await user.click(await buttonIn(() => reason(), en.failed.retry));
  await expectReview();
});

test('a price that can’t be had: said, kept, tried again', async () => {
  const mock = await signedIn();
  await mock.fault(QUOTE, { type: 'status', status: 500 });
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '20');
  await expectButton().toBe(en.buttons.retry);
  expect(reason().textContent).toContain(en.failed.failed);
  await mock.clearFaults();
  await user.click(submit());
  await expectReview();
  expect(field.value).toBe('20');
});

test('too many prices asked for: it waits as long as the API says', async () => {
  const mock = await signedIn();
  await mock.fault(QUOTE, { type: 'status', status: 429, retryAfter: 90 }, { times: 1 });
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '20');
  await expect.poll(() => reason().textContent).toContain('We’ll try again in');
  await pass(91_000);
  await expectReview();
});

test('offline: said, what is typed stays, and the price comes with the network', async () => {
  const mock = await signedIn();
  const { user, field } = await openAmount(toTron, { mock });
  await mock.fault(QUOTE, { type: 'reset' });
  setNetwork(false);
  await user.type(field, '20');
  await expect.poll(() => reason().textContent).toContain(en.failed.offline);
  expect(field.value).toBe('20');
  await mock.clearFaults();
  setNetwork(true);
  await expectReview();
});

test('a price that expires here is renewed without a word', async () => {
  const mock = await signedIn();
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '20');
  await expectReview();
  const { release, waiting } = await mock.hold(QUOTE);
  await pass(121_000);
  await expect.poll(waiting).toBe(1);
  // The price before is still shown, and can't be reviewed any more.
  expect(submit().textContent).toMatch(/^Review /);
  await user.click(submit());
  expect(location.search).toBe('?step=amount');
  await release();
  await expect.poll(async () => (await mock.journal(QUOTE)).length).toBeGreaterThan(1);
  await expectReview();
  expect(reason().textContent).toBe('');
});

test('a memo that is missing is asked for on the review', async () => {
  const { user, field } = await openAmount(toTron, {
    mock: await (async () => {
      const mock = await signedIn();
      await mock.fault(QUOTE, { type: 'status', status: 422, code: 'memo_required' });
      return mock;
    })(),
  });
  await user.type(field, '20');
  await expectButton().toBe(en.buttons.continue);
  await user.click(submit());
  await expect.poll(() => location.search).toBe('?step=review');
});

test('limits that can’t be loaded say so, and keep what was loaded', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/limits', { type: 'status', status: 500 });
  const { user } = await openAmount(toTron, { mock });
  await expectText(main).toContain(en.have.failed);
  await mock.clearFaults();
  await user.click((await within(main()).findAllByRole('button', { name: 'Try again' }))[0]!);
  await expectText(main).toMatch(/₦[\d,.]+ left to send today/);
  await mock.fault('GET /wallet/limits', { type: 'status', status: 500 });
  await pass(61_000);
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  await expectText(main).toContain('left to send today');
});
