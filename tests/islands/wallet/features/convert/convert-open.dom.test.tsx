import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQuote } from '#contract/transfers.ts';
import { messages } from '#src/i18n/messages.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import {
  buttonIn,
  expectText,
  pass,
  renderScreen,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { enterPin } from '../account/payee-steps.ts';
import { customerOf, faultOnce } from '../send/payment-page.ts';
import {
  address,
  button,
  cashToCoin,
  conversions,
  expectButton,
  LOOK_UP,
  openPriced,
  PAY,
  sheet,
} from './convert-sheet.ts';

const { convert: en, convertStatus, sendStatus } = messages('en');
const failed = { type: 'status', status: 503 } as const;

test('Answer lost after commit: the sheet ends with the conversion, one debit', async () => {
  const { user, mock } = await openPriced();
  await faultOnce(mock, PAY, { type: 'reset' }, 'post');
  await faultOnce(mock, LOOK_UP, failed);
  await user.click(button()!);
  await expectText(sheet).toContain(convertStatus.checking.heading);
  expect(sheet().textContent).not.toMatch(/balance|moved|not converted/i);
  await pass(2000);
  await expectText(sheet).toContain('You converted ₦15,000.00');
  expect(conversions(mock)).toHaveLength(1);
  expect(await mock.journal(PAY)).toHaveLength(1);
});

/** Leaves in this tab what a document leaves whose conversion was sent and never answered. */
async function lostConversion(mock: WalletMock) {
  const body = { kind: 'convert', ...cashToCoin, amount: '15000', fixed_side: 'from' } as const;
  const { data: quote } = await mock.call(createQuote, { body });
  const stored = {
    key: crypto.randomUUID(),
    quote_id: quote.quote_id,
    customer_id: customerOf(mock),
    kind: 'convert',
    expires_at: quote.expires_at,
    body: { quote_id: quote.quote_id, acknowledged_risks: [] },
    shown: quote,
    sent_at: new Date().toISOString(),
  };
  sessionStorage.setItem('moneyKey', JSON.stringify(stored));
  sessionStorage.setItem('owner', customerOf(mock));
  return stored;
}

test('after a reload the sheet shows the open conversion; another attempt has the same key and debits once', async () => {
  const mock = await signedInWithStoppedClock();
  const { key } = await lostConversion(mock);
  const { user } = await renderScreen(address(cashToCoin), { mock });
  await expectText(sheet).toContain(convertStatus.unknown.heading);
  expect(sheet().textContent).toContain('Nothing has left your balance so far');
  await user.click(await buttonIn(sheet, convertStatus.unknown.again));
  await enterPin(user, PIN);
  const question = () => screen.getAllByRole('dialog').at(-1)!;
  await user.click(await buttonIn(question, convertStatus.unknown.again));
  await expectText(sheet).toContain('You converted ₦15,000.00');
  expect(conversions(mock)).toMatchObject([{ idempotency_key: key }]);
});

test('Don’t convert withdraws it, and the form begins anew', async () => {
  const mock = await signedInWithStoppedClock();
  await lostConversion(mock);
  const { user } = await renderScreen(address(cashToCoin), { mock });
  await user.click(await buttonIn(sheet, convertStatus.unknown.withdraw));
  await expectText(sheet).toContain(convertStatus.notSent.heading);
  expect(conversions(mock)).toEqual([]);
  await user.click(await buttonIn(sheet, convertStatus.notSent.review));
  await expectButton().toBe(en.buttons.empty);
});

test('every other screen says that a conversion is open, and sending leads to it', async () => {
  const mock = await signedInWithStoppedClock();
  await lostConversion(mock);
  const { user } = await renderScreen('/w/account', { mock });
  const notice = () => screen.getByRole('status', { name: sendStatus.notice.label });
  await expectText(notice).toContain(sendStatus.notice.convert.checking);
  await user.click(within(notice()).getByRole('link', { name: sendStatus.notice.see }));
  await expectText(sheet).toContain(convertStatus.unknown.heading);
  expect(location.pathname).toBe('/w/account');
  expect(notice().textContent).toBe('');
});

test('a transfer that is open is resolved before anything is converted', async () => {
  const mock = await signedInWithStoppedClock();
  const stored = await lostConversion(mock);
  sessionStorage.setItem('moneyKey', JSON.stringify({ ...stored, kind: 'send' }));
  await renderScreen(address(cashToCoin), { mock });
  await expectText(sheet).toContain(en.other.heading);
  expect(within(sheet()).getByRole('link', { name: en.other.see }).getAttribute('href')).toBe(
    '/w/send?step=status',
  );
});

test('offline nothing is priced and the sheet says so', async () => {
  const { mock } = await openPriced();
  const { $online } = await import('#src/stores/query/online.ts');
  $online.set(false);
  await expectText(sheet).toContain(en.offline);
  expect(button()!.textContent).toBe(en.buttons.offline);
  expect(button()!.disabled).toBe(true);
  expect(conversions(mock)).toEqual([]);
});

test('sending leads to a conversion that is open', async () => {
  const mock = await signedInWithStoppedClock();
  await lostConversion(mock);
  await renderScreen('/w/send?step=status', { mock });
  await expectText(sheet).toContain(convertStatus.unknown.heading);
  expect(location.pathname).toBe('/w');
});
