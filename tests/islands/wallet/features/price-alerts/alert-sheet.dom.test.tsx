import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/price-alerts.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { now } from '#mock-api/core/clock.ts';
import { unitPrice } from '#mock-api/features/market/price.ts';
import { usualCurrency } from '#src/islands/wallet/features/price-alerts/alert-value.ts';
import { expectErrors, setNetwork } from '../../../../dom-page.ts';
import { QUIET_SCREEN } from '../../../../e2e/quiet-screen.ts';
import { expectText, pass, renderScreen, signedIn, type WalletMock } from '../../../../render-wallet.tsx';

const at = (asset: string) => `${QUIET_SCREEN}?panel=secondary&sheet=alert&asset=${asset}`;
const LIST = 'GET /trade/alerts';
const { priceAlerts: en, wallet } = messages('en');
const sheet = (locale: Locale = 'en') =>
  screen.getByRole('dialog', { name: messages(locale).walletPanels.sheets.alert });
const errors = () => [...sheet().querySelectorAll('.error')].map(({ textContent }) => textContent);

const alertsOf = async (mock: WalletMock) => (await mock.call(contract.listPriceAlerts)).data.items;
const setAlert = (mock: WalletMock, value = '250000', more: object = {}) =>
  mock.call(contract.createPriceAlert, {
    body: { asset: 'btc', kind: 'above', value, currency: 'usd', ...more },
    idempotencyKey: crypto.randomUUID(),
  });
const value = () => screen.findByLabelText<HTMLInputElement>(en.form.price);
const button = (name: string) => screen.findByRole('button', { name });
const optionsOf = (alert: string) => button(interpolate(en.more, { alert }));

for (const locale of locales)
  test(`in ${locale}: an alert is set, in the person's words, and is in the list`, async () => {
    const t = messages(locale);
    const { user, mock } = await renderScreen(at('btc'), { persona: 'complete', locale });
    await screen.findByText(interpolate(t.priceAlerts.none, { symbol: 'BTC' }));
    await expect.poll(() => sheet(locale).textContent).toMatch(/₦[\d,]+\.\d\d/);
    await user.click(await screen.findByLabelText(t.priceAlerts.form.kindOptions.below));
    await user.type(await screen.findByLabelText(t.priceAlerts.form.price), '1,250.5');
    await user.click(await screen.findByLabelText(t.priceAlerts.repeated));
    await user.click(await screen.findByLabelText(t.priceAlerts.channels.email));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: t.priceAlerts.form.set }));
    const list = await screen.findByRole('list', {
      name: interpolate(t.priceAlerts.list, { symbol: 'BTC' }),
    });
    expect(list.textContent).toContain(interpolate(t.priceAlerts.kinds.below, { value: '₦1,250.50' }));
    expect(await alertsOf(mock)).toMatchObject([
      { kind: 'below', value: '1250.5', currency: 'ngn', repeat: true, channels: ['notification', 'email'] },
    ]);
  });

test('what is wrong is said beside the field, which keeps what was typed and has the focus', async () => {
  const { user, mock } = await renderScreen(at('eth'), { persona: 'complete' });
  const field = await value();
  await user.click(await button(en.form.set));
  await expect.poll(errors).toEqual([en.errors.pricePresent]);
  for (const [typed, error] of [
    ['0.00', en.errors.zero],
    ['1.123456789', interpolate(en.errors.decimals, { decimals: 8 })],
    ['1e5', interpolate(en.errors.number, { example: '70,000' })],
  ] as const) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await expect.poll(errors).toEqual([error]);
    expect([document.activeElement, field.value]).toEqual([field, typed]);
  }
  // There already: the API says where the price is, to the decimals of a price, and the one over the form follows.
  const reads = async () => (await mock.journal('GET /market/assets/{id}')).length;
  const readBefore = await reads();
  await user.clear(field);
  await user.type(field, '1{Enter}');
  await expect
    .poll(errors)
    .toEqual([expect.stringMatching(/^The price is ₦[\d,]+\.\d\d already\. Enter a higher one$/)]);
  await expect.poll(reads).toBe(readBefore + 1);
  await user.click(await screen.findByLabelText(en.channels.notification));
  await user.clear(field);
  await user.type(field, '250000{Enter}');
  await expect.poll(errors).toEqual([en.errors.channels]);
});

test('an alert is paused, changed and removed, and comes back', async () => {
  const mock = await signedIn('complete');
  await setAlert(mock);
  const { user } = await renderScreen(at('btc'), { mock });
  await user.click(await optionsOf('Above $250,000'));
  await user.click(await button(en.pause));
  await expectText(sheet).toContain(en.paused);
  await expect.poll(async () => (await alertsOf(mock))[0]?.paused).toBe(true);
  await user.click(await button(en.resume));

  await user.click(await button(en.change));
  const field = await value();
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe('250,000');
  await user.clear(field);
  await user.type(field, '260000{Enter}');
  await optionsOf('Above $260,000');

  await user.click(await button(en.remove));
  await expectText(sheet).toContain(interpolate(en.removed, { alert: 'Above $260,000' }));
  await expect.poll(() => alertsOf(mock)).toEqual([]);
  const undo = await button(en.undo);
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  await optionsOf('Above $260,000');
  await expect.poll(async () => (await alertsOf(mock))[0]).toMatchObject({ value: '260000', paused: false });
});

test('an alert keeps the currency that it was made in, whatever prices are shown in', async () => {
  const mock = await signedIn('complete');
  await setAlert(mock);
  await setAlert(mock, '0.01', { asset: 'btc', kind: 'below', currency: 'ngn' });
  const { user } = await renderScreen(at('btc'), { mock });
  await optionsOf('Below ₦0.01');
  await user.click(await optionsOf('Above $250,000'));
  await user.click(await button(en.change));
  await expect.poll(() => sheet().querySelector('.alert-form')?.textContent).toContain('Above $250,000');
  expect((await value()).closest('.alert-form')?.textContent).not.toContain('NGN');
});

test.each([
  ['ngn', 'btc', 'ngn'],
  ['usdt', 'btc', 'usdt'],
  // In its own unit a price never moves.
  ['btc', 'btc', 'usd'],
  ['usd', 'usdt', 'ngn'],
] as const)('with %s as the display currency an alert for %s begins in %s', (shown, asset, begins) => {
  expect(usualCurrency(asset, shown)).toBe(begins);
});

test('a change that is refused goes back, and says so', async () => {
  const mock = await signedIn('complete');
  await setAlert(mock);
  const { user } = await renderScreen(at('btc'), { mock });
  await user.click(await optionsOf('Above $250,000'));
  await mock.fault('DELETE /trade/alerts/{id}', { type: 'status', status: 429 });
  await user.click(await button(en.remove));
  await optionsOf('Above $250,000');
  expect(await alertsOf(mock)).toHaveLength(1);
});

test('alerts that cannot be loaded say so, and Try again brings them', async () => {
  const mock = await signedIn('complete');
  await setAlert(mock);
  await mock.fault(LIST, { type: 'status', status: 503 });
  expectErrors(/503/);
  const { user } = await renderScreen(at('btc'), { mock });
  await expectText(sheet).toContain(en.failed);
  // A new one can be set all the same.
  await value();
  await mock.clearFaults();
  await user.click(await button(wallet.load.retry));
  await optionsOf('Above $250,000');
});

test('offline, the list stays with its age, and a new alert says that there is no connection', async () => {
  const mock = await signedIn('complete');
  await setAlert(mock);
  const { user } = await renderScreen(at('btc'), { mock });
  await optionsOf('Above $250,000');
  setNetwork(false);
  await expectText(sheet).toContain(wallet.offline.title);
  const field = await value();
  await user.type(field, '300000{Enter}');
  await expect.poll(errors).toEqual([messages('en').toasts.offline]);
  expect(field.value).toBe('300000');
  setNetwork(true);
});

test('an alert that is told while the sheet is open says when, and can be set again', async () => {
  const mock = await signedIn('complete');
  await mock.moveMarket();
  const { state } = mock.app.sandboxes.default;
  const start = now(state);
  const priceAt = (time: number) => unitPrice(state, 'btc', 'usd', time) ?? '';
  const target = priceAt(Math.floor((start + 60_000) / 5000) * 5000);
  const kind = Number(target) > Number(priceAt(start)) ? 'above' : 'below';
  await setAlert(mock, target, { kind });
  const { user } = await renderScreen(at('btc'), { mock });
  const options = within(await screen.findByRole('list', { name: interpolate(en.list, { symbol: 'BTC' }) }));
  await pass(61_000);
  await expectText(sheet).toContain(en.told.split(' ')[0]);
  await user.click(options.getByRole('button'));
  await button(en.again);
  expect(within(sheet()).queryByRole('button', { name: en.pause })).toBeNull();
});

test('an asset of the market alone has alerts too', async () => {
  await renderScreen(at('amber-coin'), { persona: 'complete' });
  await value();
  expect(sheet().textContent).toContain('Amber');
});

test('an asset that is not listed leads to the market', async () => {
  const { user } = await renderScreen(at('no-such-coin'), { persona: 'complete' });
  await screen.findByText(en.unknown.heading);
  await user.click(within(sheet()).getByRole('link', { name: en.unknown.market }));
  await expect.poll(() => location.pathname).toBe('/w/marketplace');
});
