import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/preferences.ts';
import { createPriceAlert } from '#contract/price-alerts.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { expectErrors } from '../../../../dom-page.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import {
  buttonIn,
  expectText,
  main,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { enterPin } from './payee-steps.ts';

const PATH = '/w/trade-settings';
const SAVE = 'PUT /user/preferences';
const { tradeSettings: en, wallet, walletPanels } = messages('en');

const saved = async (mock: WalletMock) => (await mock.call(contract.getPreferences)).data;
const radio = (label: string) => screen.findByRole<HTMLInputElement>('radio', { name: label });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
/** Its label has a description, too. */
const choice = (label: string) => screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
const quick = (number: number) => field(interpolate(en.quick.label, { number }));
const errors = () => [...main().querySelectorAll('.error')].map(({ textContent }) => textContent);
const approve = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
  await enterPin(user, PIN);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.approve }));
};

for (const locale of locales)
  // requirement: 2.125
  test(`in ${locale}: a choice is saved at once, and Undo takes it back`, async () => {
    const t = messages(locale).tradeSettings;
    const { user, mock } = await renderScreen(PATH, { persona: 'complete', locale });
    await user.click(await radio(t.payments.feePayers.amount));
    const undo = await screen.findByRole('button', { name: t.undo });
    await expect.poll(async () => (await saved(mock)).fee_from).toBe('amount');
    await user.click(undo);
    await expect.poll(async () => (await saved(mock)).fee_from).toBe('balance');
    expect((await radio(t.payments.feePayers.balance)).checked).toBe(true);
    await user.selectOptions(await choice(t.payments.payWith), 'usdt');
    await user.selectOptions(await choice(t.payments.confirmAbove), '50');
    await expect.poll(() => saved(mock)).toMatchObject({ pay_with: 'usdt', confirm_above_percent: 50 });
  });

test('a change that cannot be saved goes back, and says so', async () => {
  const mock = await signedIn('complete');
  const { user } = await renderScreen(PATH, { mock });
  const lower = await radio('0.1%');
  await mock.fault(SAVE, { type: 'status', status: 503 });
  expectErrors(/503/);
  await user.click(lower);
  await screen.findByText(en.notSaved);
  expect([lower.checked, (await radio('0.5%')).checked]).toEqual([false, true]);
  await mock.clearFaults();
  // Nothing of it is sent with the next change.
  await user.click(await radio(en.payments.feePayers.amount));
  await expect.poll(() => saved(mock)).toMatchObject({ fee_from: 'amount', price_tolerance: '0.5' });
});

test('the display currency is chosen in one place, and not here: neither a control nor the reset changes it', async () => {
  const mock = await signedIn('complete');
  await mock.call(contract.savePreferences, { body: { display_currency: 'usd', fee_from: 'amount' } });
  const { user } = await renderScreen(PATH, { mock });
  await radio('0.1%');
  expect(screen.queryByRole('radio', { name: 'NGN' })).toBeNull();
  await user.click(await buttonIn(main, en.reset.button));
  await expect.poll(() => saved(mock)).toMatchObject({ fee_from: 'balance', display_currency: 'usd' });
});

test('what lets more happen without a question needs the PIN, and stays as it was without it', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
  await user.click(await radio('1%'));
  const dialog = await screen.findByRole('dialog');
  await expectText(() => dialog).toContain(en.approveText);
  // What is approved, and not only that something is.
  expect(dialog.textContent).toContain('Price tolerance: 1% instead of 0.5%');
  // Beside it.
  await user.click(dialog);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect((await radio('0.5%')).checked).toBe(true);

  await user.click(await radio('1%'));
  await approve(user);
  await screen.findByText(en.saved);
  expect((await saved(mock)).price_tolerance).toBe('1');
  expect((await radio('1%')).checked).toBe(true);

  // Asking more often needs none; going back to asking less does.
  const pinAbove = await field(en.conversions.pinAbove);
  expect(pinAbove.value).toBe('50,000');
  await user.clear(pinAbove);
  await user.type(pinAbove, '0{Enter}');
  await expect.poll(async () => (await saved(mock)).convert_pin_above).toBe('0');
  await user.clear(pinAbove);
  await user.type(pinAbove, '60,000{Enter}');
  await user.click(await screen.findByRole('dialog'));
  await expect.poll(() => pinAbove.value).toBe('0');
});

test('Undo on another screen leads back to where the PIN is asked for', async () => {
  const mock = await signedIn('complete');
  const { user } = await renderScreen(PATH, { mock });
  await user.click(await radio('0.1%'));
  await screen.findByText(en.saved);
  const menu = within(screen.getByRole('navigation', { name: wallet.nav.label }));
  await user.click(menu.getByRole('link', { name: wallet.nav.devices }));
  await expect.poll(() => location.pathname).toBe('/w/devices-and-activities');
  await user.click(screen.getByRole('button', { name: en.undo }));
  await expect.poll(() => location.pathname).toBe(PATH);
  await approve(user);
  await expect.poll(async () => (await saved(mock)).price_tolerance).toBe('0.5');
});

test('quick amounts are naira: what is none stays typed, with the reason', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
  const first = await quick(1);
  for (const [typed, error] of [
    ['abc', interpolate(en.errors.number, { example: '5,000' })],
    ['1.005', en.errors.decimals],
    ['0', en.errors.zero],
    ['5000', en.errors.repeated],
    ['2000000000', interpolate(en.errors.tooLarge, { max: '₦1,000,000,000.00' })],
  ] as const) {
    await user.clear(first);
    await user.type(first, `${typed}{Enter}`);
    await expect.poll(errors).toEqual([error]);
    expect(first.value).toBe(typed);
  }
  await user.clear(first);
  await user.type(first, '2,500.50');
  await user.tab();
  await expect
    .poll(async () => (await saved(mock)).quick_amounts)
    .toEqual(['2500.5', '5000', '10000', '50000']);
  const last = await quick(4);
  await user.clear(last);
  await user.tab();
  await expect.poll(async () => (await saved(mock)).quick_amounts).toEqual(['2500.5', '5000', '10000']);
});

test('everything goes back to the defaults, with the PIN where they are less careful', async () => {
  const mock = await signedIn('complete');
  await mock.call(contract.savePreferences, {
    body: { convert_pin_above: '100', fee_from: 'amount', quick_amounts: ['7'] },
  });
  const { user } = await renderScreen(PATH, { mock });
  await user.click(await buttonIn(main, en.reset.button));
  await approve(user);
  await screen.findByText(en.saved);
  expect(await saved(mock)).toMatchObject({
    convert_pin_above: '50000',
    fee_from: 'balance',
    quick_amounts: ['1000', '5000', '10000', '50000'],
  });
  expect((await buttonIn(main, en.reset.button)).hasAttribute('disabled')).toBe(true);
});

test('settings that cannot be loaded are not shown as the defaults', async () => {
  const mock = await signedIn('complete');
  await mock.fault('GET /user/preferences', { type: 'status', status: 503 });
  expectErrors(/503/);
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.failed);
  expect(screen.queryByLabelText(en.conversions.pinAbove)).toBeNull();
  await mock.clearFaults();
  const [retry] = await screen.findAllByRole('button', { name: wallet.load.retry });
  await user.click(retry!);
  await field(en.conversions.pinAbove);
});

test('every price alert leads to the sheet of its asset, and Close leads back', async () => {
  const mock = await signedIn('complete');
  for (const [asset, value] of [
    ['btc', '250000'],
    ['amber-coin', '90000'],
  ] as const)
    await mock.call(createPriceAlert, {
      body: { asset, kind: 'above', value, currency: 'usd' },
      idempotencyKey: crypto.randomUUID(),
    });
  const { user } = await renderScreen(PATH, { mock });
  const list = await screen.findByRole('list', { name: en.alerts.list });
  const [newest, oldest] = within(list).getAllByRole('link');
  expect(newest!.textContent).toMatch(/Above \$90,000/);
  await user.click(oldest!);
  const sheet = await screen.findByRole('dialog', { name: walletPanels.sheets.alert });
  await within(sheet).findByText('Bitcoin');
  await user.click(within(sheet).getByRole('button', { name: walletPanels.close }));
  await expect.poll(() => location.pathname + location.search).toBe(PATH);
});

test('without alerts, the way to the market', async () => {
  await renderScreen(PATH, { persona: 'complete' });
  expect((await screen.findByRole('link', { name: en.alerts.market })).getAttribute('href')).toBe(
    '/w/marketplace',
  );
});
