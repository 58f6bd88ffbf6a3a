import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { LOOK_UP, PAY, STATUS, approve, faultOnce, heading, payments, sentPayment } from './payment-page.ts';

const { sendStatus: en, transactionDetail } = messages('en');
const failed = { type: 'status', status: 503 } as const;
const stored = () => sessionStorage.getItem('moneyKey');

test('while the look-up fails nothing is said of the money', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  await mock.fault(LOOK_UP, failed);
  await renderScreen(STATUS, { mock });
  await expect.poll(heading).toBe(en.checking.heading);
  await pass(5000);
  expect(heading()).toBe(en.checking.heading);
  expect(main().textContent).not.toMatch(/balance|moved|not sent/i);
  expect(within(main()).queryByRole('button', { name: en.unknown.again })).toBeNull();
  await mock.clearFaults();
  await pass(2000);
  await expect.poll(heading).toBe(en.unknown.heading);
});

test('one that is not there yet says what is known, and another attempt sends the same key and body once', async () => {
  const mock = await signedIn();
  const { key, body } = await sentPayment(mock);
  const { user } = await renderScreen(STATUS, { mock });
  await expect.poll(heading).toBe(en.unknown.heading);
  expect(main().textContent).toContain('Nothing has left your balance so far');
  expect(main().textContent).toContain(en.unknown.twice);
  await expectText(main).toMatch(/Asked \d+ times?, last at \d\d:\d\d:\d\d/);
  expect(main().textContent).toMatch(/We’ll know by \d\d:\d\d:\d\d/);
  expect(within(main()).getByRole('region', { name: en.transfer }).textContent).toContain('@chinedu');
  await user.click(await buttonIn(main, en.unknown.again));
  await approve(user, en.unknown.again);
  await expect.poll(() => new URLSearchParams(location.search).get('id')).not.toBeNull();
  await expect.poll(heading).toMatch(/^You sent ₦5,000(?:\.00)? to Chinedu/);
  const [call, ...more] = await mock.journal(PAY);
  expect([call?.body, more]).toMatchObject([body, []]);
  expect(payments(mock)).toMatchObject([{ idempotency_key: key }]);
  expect(stored()).toBeNull();
});

test('an attempt that is refused says why, and the payment stays open', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  const { user } = await renderScreen(STATUS, { mock });
  await user.click(await buttonIn(main, en.unknown.again));
  await faultOnce(mock, PAY, { type: 'status', status: 423, code: 'sending_restricted', message: 'Held.' });
  await approve(user, en.unknown.again);
  await expectText(main).toContain('That attempt was refused: Held.');
  expect(heading()).toBe(en.unknown.heading);
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  expect(stored()).not.toBeNull();
});

test('Don’t send withdraws it: then it is not sent, and the review opens again', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  const { user } = await renderScreen(STATUS, { mock });
  await user.click(await buttonIn(main, en.unknown.withdraw));
  await expect.poll(heading).toBe(en.notSent.heading);
  expect(stored()).toBeNull();
  expect(payments(mock)).toEqual([]);
  await user.click(await buttonIn(main, transactionDetail.report.open));
  await expect.poll(() => location.search).toContain('panel=support');
  history.back();
  await user.click(await buttonIn(main, en.notSent.review));
  await expect.poll(() => location.search).not.toContain('status');
});

test('it is certain once the quote has expired by the server’s clock', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  await renderScreen(STATUS, { mock });
  await expect.poll(heading).toBe(en.unknown.heading);
  await mock.control('POST', '/clock/advance', { ms: 601_000 });
  await pass(2000);
  await expect.poll(heading).toBe(en.notSent.heading);
  expect(main().textContent).toContain(en.notSent.kept);
});

test('Answer lost after commit: user ends on the status page, one pair of entries, one debit', async () => {
  const mock = await signedIn();
  await renderScreen('/w/send', { mock });
  const { preparePayment, sendPayment } = await import('#src/stores/transfers/payment.ts');
  const { customer_id, quote, body } = await sentPayment(mock, { sent_at: null });
  sessionStorage.removeItem('moneyKey');
  expect(preparePayment(quote, customer_id, body)).toBe(true);
  await faultOnce(mock, PAY, { type: 'reset' }, 'post');
  await faultOnce(mock, LOOK_UP, failed);
  const before = mock.app.sandboxes.default.state.ledger.entries.length;
  await sendPayment({ pin: '284915' });
  await expect.poll(heading).toBe(en.checking.heading);
  await pass(2000);
  await expect.poll(heading).toMatch(/^You sent ₦5,000(?:\.00)? to Chinedu/);
  expect(location.search).toMatch(/step=status&id=\w+/);
  expect(payments(mock)).toHaveLength(1);
  expect(mock.app.sandboxes.default.state.ledger.entries.length - before).toBe(1);
  expect((await mock.journal(PAY)).length).toBe(1);
});

test('every page of sending leads to an open payment', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  await renderScreen('/w/send?step=review', { mock });
  await expect.poll(() => location.search).toBe('?step=status');
  await expect.poll(heading).toBe(en.unknown.heading);
});

test('without a payment the page says so', async () => {
  await renderScreen(STATUS);
  await screen.findByRole('heading', { name: en.none.heading });
});
