import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { PIN, TRON } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, pass, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import {
  dialog,
  fillBoxes,
  movedQuote,
  openDialog,
  openReview,
  PAY,
  tick,
  toChinedu,
  toTron,
  totpCode,
  typePin,
} from './review-page.tsx';

const { sendReview: en, pin: pinTexts } = messages('en');
const SEND = 'Send ₦25,000.00 to Chinedu Obi';
const send = () => document.getElementById('review-send') as HTMLButtonElement;
const payments = (mock: WalletMock) => mock.journal(PAY);
const step = () => new URLSearchParams(location.search).get('step');

/** Opens the question for the PIN. */
async function ask(user: UserEvent) {
  await waitFor(() => expect(send()?.textContent).toMatch(/^Send/));
  await user.click(send());
  return dialog();
}
const approve = async (user: UserEvent) =>
  user.click(await buttonIn(() => screen.getByRole('dialog'), send().textContent));

test('the PIN sends it, once, and the status is shown in place of the review', async () => {
  const { user, mock } = await openReview({ ...toChinedu(), note: 'Rent', message: 'Thanks' });
  const question = await ask(user);
  await expectText(() => question).toContain(en.sum.youPay);
  expect(question.textContent).toContain('₦25,000.00');
  expect(question.textContent).toContain('@chinedu');
  expect(question.textContent).toMatch(/Valid for (10:00|9:5\d)/);
  expect(main().textContent).toContain('Step 5 of 6');
  const before = history.length;
  await typePin(user);
  await approve(user);
  await expect.poll(step).toBe('status');
  expect(history.length).toBe(before);
  const [call, ...others] = await payments(mock);
  expect(others).toHaveLength(0);
  expect(call?.status).toBe(201);
  expect(call?.body).toMatchObject({ note: 'Rent', message: 'Thanks' });
  // The PIN is kept nowhere.
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(PIN);
});

test('wallet.md test 2: a double click and Enter with a click on Pay make one request with one key', async () => {
  const { user, mock } = await openReview(toChinedu());
  const keys: (string | null)[] = [];
  const { fetch: request } = globalThis;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/wallet/transactions') && init?.method === 'POST')
      keys.push(new Headers(init.headers).get('idempotency-key'));
    return request(input, init);
  };
  const question = await ask(user);
  await typePin(user);
  const pay = within(question).getByRole('button', { name: SEND });
  const form = pay.closest('form')!;
  fireEvent.click(pay);
  fireEvent.submit(form);
  fireEvent.click(pay);
  fireEvent.submit(form);
  await expect.poll(step).toBe('status');
  await pass(3000);
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect((await payments(mock)).filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a double click on Send asks once', async () => {
  const { user } = await openReview(toChinedu());
  await waitFor(() => expect(send()?.textContent).toBe(SEND));
  await user.dblClick(send());
  await dialog();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a wrong PIN says how many tries are left, and the right one then sends', async () => {
  const { user, mock } = await openReview(toChinedu());
  const question = await ask(user);
  await typePin(user, '111112');
  await approve(user);
  await expectText(() => question).toMatch(/That PIN isn’t right\. 4 tries left/);
  expect(question.contains(document.activeElement)).toBe(true);
  await typePin(user);
  await approve(user);
  await expect.poll(step).toBe('status');
  expect((await payments(mock)).map(({ status }) => status)).toEqual([403, 201]);
});

test('a locked PIN shows until when, before anything is typed', async () => {
  const { user } = await openReview(toChinedu('5000'), { persona: 'pin-locked' });
  const question = await ask(user);
  await expectText(() => question).toContain(pinTexts.locked.title);
  within(question).getByRole('link', { name: pinTexts.forgot });
});

test('who has no PIN sets one up, and goes on with it', async () => {
  const mock = await signedIn('complete-no-pin');
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '100000' });
  const { user } = await openReview(toChinedu(), { mock });
  const question = await ask(user);
  await user.click(await within(question).findByLabelText(pinTexts.password));
  await user.paste(PERSONA_PASSWORD);
  await fillBoxes(user, pinTexts.newPin, '730164');
  await fillBoxes(user, pinTexts.repeatPin, '730164');
  await user.click(within(question).getByRole('button', { name: pinTexts.set }));
  await typePin(user, '730164');
  await approve(user);
  await expect.poll(step).toBe('status');
});

test('a code of the authenticator app is asked for second; one that was used already says when the next comes', async () => {
  const mock = await signedIn('two-factor');
  const { user } = await openReview(toTron('20'), { mock });
  await expectText(main).toContain(en.approve.nextTotp);
  await tick(user, en.risks.first_time_address.title);
  const question = await ask(user);
  await expectText(() => question).toContain(pinTexts.steps.pin);
  await typePin(user);
  await user.click(within(question).getByRole('button', { name: pinTexts.next }));
  await expectText(() => question).toContain(pinTexts.steps.totp);
  await mock.fault(
    PAY,
    { type: 'status', status: 403, code: 'totp_used', details: { seconds: 12 }, message: 'Used' },
    { times: 1 },
  );
  await fillBoxes(user, pinTexts.reset.totp, await totpCode(mock));
  await approve(user);
  await expectText(() => question).toMatch(/used already\. The next one comes in 1[12] s/);
  await pass(5000);
  await expectText(() => question).toMatch(/comes in [67] s/);
  await pass(8000);
  await expectText(() => question).toContain(pinTexts.nextCode);
  await fillBoxes(user, pinTexts.reset.totp, await totpCode(mock));
  await approve(user);
  await expect.poll(step).toBe('status');
});

test('a code that the API asks for by itself is asked for after the PIN', async () => {
  const mock = await signedIn('two-factor');
  await mock.fault(
    PAY,
    { type: 'status', status: 403, code: 'totp_required', message: 'Code' },
    { times: 1 },
  );
  const { user } = await openReview(toChinedu(), { mock });
  const question = await ask(user);
  await typePin(user);
  await approve(user);
  await expectText(() => question).toContain(pinTexts.steps.totp);
});

test('Escape keeps everything, and the focus goes back to Send', async () => {
  const { user, mock } = await openReview({ ...toChinedu(), note: 'Rent' });
  await ask(user);
  await typePin(user, '1234');
  await user.keyboard('{Escape}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect.poll(openDialog).toBeNull();
  expect(main().textContent).toContain('Rent');
  await expectText(main).toContain('Step 4 of 6');
  expect(await payments(mock)).toHaveLength(0);
  const question = await ask(user);
  expect(
    within(question)
      .getAllByLabelText<HTMLInputElement>(/Digit/)
      .map(({ value }) => value)
      .join(''),
  ).toBe('');
});

test('while the request runs, the question stays', async () => {
  const mock = await signedIn();
  const held = await mock.hold(PAY);
  const { user } = await openReview(toChinedu(), { mock });
  const question = await ask(user);
  await typePin(user);
  await approve(user);
  fireEvent(question, new Event('cancel', { cancelable: true }));
  await pass(100);
  expect(openDialog()).not.toBeNull();
  await held.release();
  await expect.poll(step).toBe('status');
});

test('risks that the API finds when it is to be sent are shown, with the focus on the first', async () => {
  const mock = await signedIn();
  const { user } = await openReview(toChinedu(), { mock });
  await waitFor(() => expect(send()?.textContent).toBe(SEND));
  // The same payment in another tab, meanwhile.
  const quote = await movedQuote(
    mock,
    { kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, amount: '25000' },
    () => ({}),
  );
  const paid = await mock.send('http://localhost:8787/wallet/transactions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ quote_id: quote.quote_id, approval: { pin: PIN } }),
  });
  expect(paid.status).toBe(201);
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
  const fresh = await movedQuote(mock, request, () => ({ total_debit: { asset: 'usdt', amount: '22' } }));
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
  expect(send().disabled).toBe(true);
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
