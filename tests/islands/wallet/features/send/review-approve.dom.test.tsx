import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { PIN, TRON } from '../../../../mock-api/transfers/payer.ts';
import {
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import {
  ask,
  approve,
  dialog,
  expectSend,
  fillBoxes,
  movedQuote,
  openDialog,
  openReview,
  PAY,
  QUOTE,
  quoteReply,
  send,
  step,
  tick,
  toAddress,
  toBank,
  toChinedu,
  toTron,
  totpCode,
  typePin,
} from './review-page.tsx';

const { sendReview: en, pin: pinTexts, reauth } = messages('en');
const XRP = sampleAddress(7, 'xrpl', 'somebody');
const SEND = 'Send ₦25,000.00 to Chinedu Obi';
const payments = (mock: WalletMock) => mock.journal(PAY);

test('the PIN sends it, once, and the status is shown in place of the review', async () => {
  const { user, mock } = await openReview({ ...toChinedu(), note: 'Rent', message: 'Thanks' });
  const question = await ask(user);
  await expectText(() => question).toContain(en.sum.youPay);
  expect(question.textContent).toContain('₦25,000.00');
  expect(question.textContent).toContain('@chinedu');
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
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(PIN);
});

test('a double click and Enter with a click on Pay make one request with one key', async () => {
  const { user, mock } = await openReview(toChinedu());
  const keys: (string | null)[] = [];
  const { fetch: request } = globalThis;
  globalThis.fetch = (input, init) => {
    if (input === 'http://localhost:8787/wallet/transactions' && init?.method === 'POST')
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
  await expectSend().toBe(SEND);
  await user.dblClick(send());
  await dialog();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a wrong PIN says how many tries are left, and the right one then sends', async () => {
  const { user, mock } = await openReview(toChinedu());
  const question = await ask(user);
  await typePin(user, '111112');
  await approve(user);
  await expectText(() => question).toMatch(/That PIN isn’t right\. Tries left: 4/);
  expect(question.contains(document.activeElement)).toBe(true);
  await typePin(user);
  await approve(user);
  await expect.poll(step).toBe('status');
  expect((await payments(mock)).map(({ status }) => status)).toEqual([403, 201]);
});

test('a locked PIN shows until when, before anything is typed', async () => {
  const { user } = await openReview(toChinedu('5000'), { persona: 'pin-locked' });
  const question = await ask(user);
  await expectText(() => question).toMatch(/PIN locked until \d\d:\d\d/);
  within(question).getByRole('link', { name: pinTexts.locked.reset });
});

test('a forgotten PIN is reset there and then, and the review goes on with what the reset holds back', async () => {
  const mock = await signedIn();
  const draft = { ...toTron('20'), note: 'Rent', acknowledged: ['first_time_address' as const] };
  const { user } = await openReview(draft, { mock });
  const question = await ask(user);
  await user.click(await within(question).findByRole('link', { name: pinTexts.forgot }));
  await screen.findByRole('heading', { name: pinTexts.headings.reset });
  expect(main().textContent).toContain(pinTexts.reset.restriction);
  expect(main().textContent).toContain(pinTexts.reset.returns);
  const priced = (await mock.journal(QUOTE)).length;
  await user.click(screen.getByRole('button', { name: pinTexts.reset.send }));
  await user.click(await screen.findByLabelText(pinTexts.password));
  await user.paste(PERSONA_PASSWORD);
  const { code } = await mock.control<{ code: string }>('GET', '/mail/latest?kind=pin');
  const fill = async (name: string, digits: string) => {
    await user.click(within(screen.getByRole('group', { name })).getAllByLabelText(/\d/)[0]!);
    await user.paste(digits);
  };
  await fill(pinTexts.reset.code, code);
  await fill(pinTexts.newPin, NEW_PIN);
  await fill(pinTexts.repeatPin, NEW_PIN);
  await user.click(screen.getByRole('button', { name: pinTexts.reset.save }));
  await expect.poll(step).toBe('review');
  expect(location.pathname).toBe('/w/send');
  await expectText(main).toContain(messages('en').restrictions.titles.new_payees);
  expect(main().textContent).toContain('Rent');
  expect((await mock.journal(QUOTE)).length).toBe(priced + 1);
  expect(await payments(mock)).toHaveLength(0);
});

test.each<[what: string, draft: SendDraft, shown: readonly (string | RegExp)[]]>([
  ['a person', toChinedu(), [en.sum.youPay, '₦25,000.00', 'Chinedu Obi', '@chinedu']],
  [
    'an address, whole, with its network and the total',
    { ...toTron('20'), acknowledged: ['first_time_address'] },
    [en.sum.theyReceive, '20.00 USDT', en.sum.youPay, '21.00 USDT', TRON, 'Tron (TRC-20)'],
  ],
  [
    'an address with its tag',
    {
      ...toAddress({ asset: 'xrp', network: 'xrpl', address: XRP }, '20'),
      memo: { choice: 'given', text: '98765' },
      acknowledged: ['first_time_address'],
    },
    ['20 XRP', XRP, pinTexts.approved.tag, '98765'],
  ],
  [
    'a bank account, whole, with its holder',
    toBank('1000000605', '40000'),
    ['₦40,000.00', '₦40,053.75', 'Harbour Bank', '1000000605', 'Tobi Adeyemi'],
  ],
])('the question says what it approves: %s', async (_what, draft, shown) => {
  const mock = await signedIn();
  await mock.control('POST', '/deposits', { asset: 'xrp', amount: '1000' });
  const { user } = await openReview(draft, { mock });
  const question = await ask(user);
  // An address stands in groups, and is spelled for screen readers.
  const text = () => question.querySelector('.approved')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
  for (const part of shown)
    await expect.poll(() => [text(), text().replaceAll(' ', '')].join('|')).toMatch(part);
});

test('Back closes the question alone: the review is as it was', async () => {
  const { user, mock } = await openReview({ ...toChinedu(), note: 'Rent' });
  await ask(user);
  await typePin(user, '1234');
  await expect.poll(() => (history.state as { question?: string } | null)?.question).toBeDefined();
  history.back();
  await expect.poll(openDialog).toBeNull();
  expect(step()).toBe('review');
  expect(main().textContent).toContain('Rent');
  expect(await payments(mock)).toHaveLength(0);
  expect(await mock.journal(QUOTE)).toHaveLength(1);
});

test('a payment that is made otherwise than it was approved is no success, also after a reload', async () => {
  const mock = await signedIn();
  const request = { kind: 'send', asset: 'ngn', to: { username: 'chinedu' } } as const;
  const shown = await movedQuote(mock, { ...request, amount: '25000' }, () => ({}));
  const other = await movedQuote(mock, { ...request, amount: '26000' }, () => ({}));
  // The quote that is shown is not the one that its id stands for.
  await mock.fault(QUOTE, quoteReply({ ...shown, quote_id: other.quote_id }), { times: 1 });
  const { user } = await openReview(toChinedu(), { mock });
  await ask(user);
  await typePin(user);
  await approve(user);
  const { unapproved } = messages('en').transactionDetail;
  await screen.findByRole('heading', { name: unapproved.transfer });
  expect(main().textContent).toContain('Contact support');
  expect(main().textContent).not.toContain('You sent');
  await expect.poll(() => new URLSearchParams(location.search).get('id')).toMatch(/^txn_/);
  await renderScreen(location.pathname + location.search, { mock });
  await screen.findByRole('heading', { name: unapproved.transfer });
  expect(main().textContent).not.toContain('You sent');
});

const NEW_PIN = '730164';
/** Opens the question of somebody who has money and no PIN, and fills in a new one. */
async function fillNewPin() {
  const mock = await signedIn('complete-no-pin');
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '100000' });
  const { user } = await openReview(toChinedu(), { mock });
  const question = await ask(user);
  await user.click(await within(question).findByLabelText(pinTexts.password));
  const next = within(question).getByRole('button', { name: pinTexts.beats.prove.next });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.paste(PERSONA_PASSWORD);
  expect(next.getAttribute('aria-disabled')).toBeNull();
  await user.click(next);
  await fillBoxes(user, pinTexts.newPin, NEW_PIN);
  const last = within(question).getByRole('button', { name: pinTexts.setAndApprove });
  expect(last.getAttribute('aria-disabled')).toBe('true');
  await fillBoxes(user, pinTexts.repeatPin, NEW_PIN);
  expect(last.getAttribute('aria-disabled')).toBeNull();
  const set = () => user.click(within(question).getByRole('button', { name: pinTexts.setAndApprove }));
  return { mock, user, question, set };
}

test('a PIN that is set within a payment approves it: typed twice, sent once', async () => {
  const { mock, question, set } = await fillNewPin();
  expect(question.textContent).toContain('@chinedu');
  expect(question.textContent).toContain(pinTexts.alsoApproves);
  // The question brings the sheets of its fields: the row of the review names none of them.
  for (const sheet of ['otp', 'password-field', 'pin']) {
    expect(document.querySelector(`link[rel="stylesheet"][href*="/${sheet}."]`)).not.toBeNull();
    expect(main().getAttribute('data-styles')?.split(' ')).toContain(sheet);
  }
  await set();
  await expect.poll(step).toBe('status');
  expect((await payments(mock)).map(({ status }) => status)).toEqual([201]);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
    NEW_PIN,
  );
});

test('a PIN that is set after the price has expired sends nothing: the new price is looked at, and approved anew', async () => {
  const { mock, user, set } = await fillNewPin();
  await mock.control('POST', '/clock/advance', { ms: 601_000 });
  await set();
  // What was proven before has run out with it.
  const confirm = await screen.findByRole('button', { name: reauth.confirm });
  await user.click(await within(confirm.closest('form')!).findByLabelText(pinTexts.password));
  await user.paste(PERSONA_PASSWORD);
  await user.click(confirm);
  await expect.poll(openDialog).toBeNull();
  expect(step()).toBe('review');
  expect((await payments(mock)).map(({ status }) => status)).toEqual([410]);
  await ask(user);
  // It is kept for that one approval, and asked for now.
  await typePin(user, NEW_PIN);
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
  await expectText(() => question).toMatch(/already been used\. Wait 1[12] s/);
  await pass(5000);
  await expectText(() => question).toMatch(/Wait [67] s/);
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

/** As the API tells it when another device has chosen it. */
async function chooseCurrencyElsewhere(display_currency: 'usd') {
  const { $preferences, applyRemotePreferences } = await import('#src/stores/preferences/preferences.ts');
  applyRemotePreferences({ ...$preferences.get(), display_currency });
}

test('what is approved is what was reviewed: another display currency, chosen elsewhere, waits', async () => {
  const mock = await signedIn();
  const { user } = await openReview({ ...toTron('20'), acknowledged: ['first_time_address'] }, { mock });
  await ask(user);
  await chooseCurrencyElsewhere('usd');
  await pass(1000);
  expect(await mock.journal(QUOTE)).toHaveLength(1);
  await typePin(user);
  await approve(user);
  await expect.poll(step).toBe('status');
  expect((await payments(mock)).map(({ status }) => status)).toEqual([201]);
});

test('another display currency is asked for once the question is closed', async () => {
  const mock = await signedIn();
  const { user } = await openReview({ ...toTron('20'), acknowledged: ['first_time_address'] }, { mock });
  await ask(user);
  await chooseCurrencyElsewhere('usd');
  fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
  await expect.poll(openDialog).toBeNull();
  await pass(500);
  await expect
    .poll(async () => (await mock.journal(QUOTE)).at(-1)?.body)
    .toMatchObject({ fiat_currency: 'usd' });
});
