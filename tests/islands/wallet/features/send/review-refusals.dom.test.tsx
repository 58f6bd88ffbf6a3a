import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSendingFrozen } from '#contract/security.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { PIN, TRON } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, pass, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import {
  ask,
  approve,
  dialog,
  expectSend,
  movedQuote,
  openDialog,
  openReview,
  PAY,
  QUOTE,
  quoteReply,
  isSendReady,
  send,
  sendButton,
  step,
  toChinedu,
  toTron,
  typePin,
  withFee,
} from './review-page.tsx';

const { sendReview: en } = messages('en');
const SEND = 'Send ₦25,000.00 to Chinedu Obi';
const payments = (mock: WalletMock) => mock.journal(PAY);

/** The same person pays the same one, meanwhile, in another tab. */
async function payElsewhere(mock: WalletMock, sum: { amount: string } | { max: true }): Promise<void> {
  const quote = await movedQuote(
    mock,
    { kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, ...sum },
    () => ({}),
  );
  const paid = await mock.send('http://localhost:8787/wallet/transactions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ quote_id: quote.quote_id, approval: { pin: PIN } }),
  });
  expect(paid.status).toBe(201);
}

test('risks that the API finds when it is to be sent are shown, with the focus on the first', async () => {
  const mock = await signedIn();
  const { user } = await openReview(toChinedu(), { mock });
  await expectSend().toBe(SEND);
  await payElsewhere(mock, { amount: '25000' });
  await ask(user);
  await typePin(user);
  await approve(user);
  await expect.poll(openDialog).toBeNull();
  const box = await within(main()).findByRole('checkbox', { name: en.risks.duplicate_payment.title });
  expect(document.activeElement).toBe(box);
  expect(main().textContent).toContain(
    interpolate(en.risks.duplicate_payment.now, { name: 'Chinedu Obi', amount: '₦25,000.00' }),
  );
  expect(send().textContent).toBe(en.missing.risks.one);
  await user.click(box);
  await ask(user);
  await typePin(user);
  await approve(user);
  await expect.poll(step).toBe('status');
});

test('a quote that has expired is not sent: the new price stands beside the old one', async () => {
  const mock = await signedIn();
  const { user } = await openReview({ ...toTron('20'), acknowledged: ['first_time_address'] }, { mock });
  const question = await ask(user);
  const request = {
    kind: 'send',
    asset: 'usdt',
    to: { network: 'trc20', address: TRON, memo: null },
    amount: '20',
  } as const;
  const fresh = await movedQuote(mock, request, (quote) => withFee(quote, '2'));
  await mock.fault(
    PAY,
    { type: 'status', status: 410, code: 'quote_expired', details: { quote: fresh }, message: 'Expired' },
    { times: 1 },
  );
  await typePin(user);
  await approve(user);
  await expect.poll(openDialog).toBeNull();
  expect(step()).toBe('review');
  await expectText(main).toContain(en.changed.worse);
  expect(main().querySelector('.moved')?.textContent).toMatch(/21\.00 USDT.*22\.00 USDT.*\+1\.00 USDT/);
  expect(isSendReady()).toBe(false);
  expect(document.activeElement).toBe(within(main()).getByRole('button', { name: en.changed.accept }));
  expect(question.isConnected).toBe(true);
});

test('the price does not change under a PIN that is being typed; the end of its time is said', async () => {
  const mock = await signedIn();
  const { user } = await openReview({ ...toTron('20'), acknowledged: ['first_time_address'] }, { mock });
  const question = await ask(user);
  await pass(121_000);
  await expectText(() => question).toContain(en.approve.dialogExpired);
  expect(await mock.journal('POST /wallet/quotes')).toHaveLength(1);
});

test.each([
  ['recipient_blocked', 'You can’t send to this user'],
  ['network_paused', 'is paused'],
])('another refusal (%s) is shown on the review', async (code, text) => {
  const mock = await signedIn();
  await mock.fault(PAY, {
    type: 'status',
    status: code === 'network_paused' ? 409 : 422,
    code,
    message: `${text}. Your money hasn’t moved.`,
    ...(code === 'network_paused' && { details: { network: 'Tron', opens_at: null } }),
  });
  const { user } = await openReview(toChinedu(), { mock });
  await ask(user);
  await typePin(user);
  await approve(user);
  await expect.poll(openDialog).toBeNull();
  const notice = await within(main()).findByRole('alert');
  expect(notice.textContent).toContain(en.refused);
  expect(notice.textContent).toContain(text);
  expect(step()).toBe('review');
});

test('a balance that another tab has spent meanwhile is said as such', async () => {
  const mock = await signedIn();
  await mock.fault(PAY, {
    type: 'status',
    status: 422,
    code: 'insufficient_funds',
    details: { asset: 'ngn', available: '100', short_by: '24900' },
    message: 'Not enough NGN.',
  });
  const { user } = await openReview(toChinedu(), { mock });
  await ask(user);
  await typePin(user);
  await approve(user);
  await expectText(main).toContain('You need ₦24,900.00 more');
});

test('a balance that was spent meanwhile: what is missing has the focus, once, and nothing can be sent', async () => {
  const mock = await signedIn();
  const { user } = await openReview(toChinedu(), { mock });
  await expectSend().toBe(SEND);
  await payElsewhere(mock, { max: true });
  await ask(user);
  await typePin(user);
  await approve(user);
  await expect.poll(isSendReady).toBe(false);
  const notice = within(main()).getByRole('alert');
  expect(notice.textContent).toContain('You need ₦25,000.00 more');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  const asked = (await payments(mock)).length;
  await user.click(send());
  expect(openDialog()).toBeNull();
  expect(await payments(mock)).toHaveLength(asked);
});

test('a refusal holds for as long as its cause: frozen elsewhere while the PIN is typed, and unfrozen here', async () => {
  const mock = await signedIn();
  const { user } = await openReview(toChinedu('500'), { mock });
  await ask(user);
  await mock.call(setSendingFrozen, { body: { frozen: true } });
  await typePin(user);
  await approve(user);
  await expectText(main).toContain(en.blocked.sending_frozen.title);
  await expect.poll(isSendReady).toBe(false);
  const { frozen, question } = messages('en').accountNotices;
  await user.click(await buttonIn(main, frozen.unfreeze));
  await typePin(user);
  await user.click(within(await dialog()).getByRole('button', { name: question.action }));
  await expect.poll(() => sendButton()?.textContent).toBe('Send ₦500.00 to Chinedu Obi');
  await expect.poll(isSendReady).toBe(true);
  expect(main().textContent).not.toContain(en.blocked.sending_frozen.title);
});

test('an answer that was lost leads to the status, and nothing can be edited', async () => {
  const mock = await signedIn();
  await mock.fault(PAY, { type: 'reset' }, { times: 1, stage: 'post' });
  const { user } = await openReview(toChinedu(), { mock });
  await ask(user);
  await typePin(user);
  await approve(user);
  await expect.poll(step).toBe('status');
  expect(await payments(mock)).toHaveLength(1);
});

test('a price for somebody else than who is shown can’t be approved', async () => {
  const mock = await signedIn();
  const request = { kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, amount: '25000' } as const;
  const other = await movedQuote(mock, request, ({ to }) => ({
    to: to?.kind === 'user' ? { ...to, username: 'kwame' } : to,
  }));
  await mock.fault(QUOTE, quoteReply(other), { times: 1 });
  const { user } = await openReview(toChinedu(), { mock });
  await expectText(main).toContain(en.failed);
  expect(sendButton()).toBeNull();
  await user.click(await buttonIn(main, messages('en').wallet.load.retry));
  await expectSend().toBe(SEND);
});
