import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { convertSheetHref } from '#src/islands/wallet/panels/sheet-url.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, renderScreen, signedInWithStoppedClock } from '../../../../render-wallet.tsx';
import { faultOnce, paid } from '../send/payment-page.ts';
import {
  address,
  button,
  cashToCoin,
  conversions,
  expectButton,
  from,
  openPriced,
  openSheet,
  PAY,
  QUOTE,
  sheet,
  type,
} from './convert-sheet.ts';

// What happens while a conversion is on its way, and what is told of it afterwards.

const { convert: en, sendStatus, walletPanels } = messages('en');
const ofNaira = (amount: string) => ({ kind: 'convert', ...cashToCoin, amount, fixed_side: 'from' }) as const;

test('a conversion that leaves can’t be changed, and of its money nothing is said, offline neither', async () => {
  const { user, mock } = await openPriced();
  const held = await mock.hold(PAY);
  await user.click(button()!);
  await expect.poll(() => button()?.getAttribute('aria-busy')).toBe('true');
  const parts = within(sheet()).getByRole('group', { name: en.parts });
  for (const part of within(parts).getAllByRole('button')) expect(part).toHaveProperty('disabled', true);
  expect(from().readOnly).toBe(true);
  const { $online } = await import('#src/stores/query/online.ts');
  $online.set(false);
  expect(sheet().textContent).not.toContain(en.offline);
  $online.set(true);
  await held.release();
  await expectText(sheet).toContain('You converted ₦15,000.00');
  expect(conversions(mock)).toHaveLength(1);
});

test('a conversion that is found while its sheet is still loading is shown there, and its amount is used up', async () => {
  const mock = await signedInWithStoppedClock();
  await renderScreen('/w/account', { mock });
  const transaction = await paid(mock, ofNaira('15000'));
  const { $payment, $paymentKind } = await import('#src/stores/transfers/payment.ts');
  history.pushState(null, '', address(cashToCoin));
  dispatchEvent(new PopStateEvent('popstate'));
  $paymentKind.set('convert');
  $payment.set({ name: 'found', transaction });
  await expectText(sheet).toContain('You converted ₦15,000.00');
  expect(button()).toBeNull();
});

test('a refusal that comes after the sheet was closed is told on the screen, and in the sheet', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen(`/w/account${convertSheetHref(cashToCoin)}`, { mock });
  await expect.poll(from).not.toBeNull();
  await type(user, 'from', '15000');
  const held = await mock.hold(PAY, { times: 1 });
  await user.click(button()!);
  await expect.poll(() => button()?.getAttribute('aria-busy')).toBe('true');
  // Another device spends what it needs.
  await paid(mock, ofNaira('470000'));
  await user.click(within(sheet()).getByRole('button', { name: walletPanels.close }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await held.release();
  const notice = () => screen.getByRole('status', { name: sendStatus.notice.label });
  await expectText(notice).toContain(sendStatus.notice.convert.notSent);
  await user.click(within(notice()).getByRole('link', { name: sendStatus.notice.open }));
  await expectButton().toMatch(/^Not enough NGN/);
  await user.click(await buttonIn(sheet, walletPanels.close));
  await expectText(notice).toBe('');
});

test('a price that could not be had offline is asked for again with the network', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, cashToCoin);
  await faultOnce(mock, QUOTE, { type: 'reset' });
  await user.type(from(), '15000');
  await expectButton().toBe(en.buttons.retry);
  setNetwork(false);
  await expectButton().toBe(en.buttons.offline);
  setNetwork(true);
  await expectButton().toBe('Convert ₦15,000.00');
});
