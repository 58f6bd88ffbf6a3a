import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  panel,
  renderScreen,
  signedIn,
} from '../../../../render-wallet.tsx';

const { tokenPanel: en, wallet } = messages('en');
const TOKEN = '/w/security?panel=token';
const DETAILS = 'GET /market/assets/{id}';

/** Opens the panel and chooses an asset in the panel of assets that it offers. */
async function openToken(name: RegExp, mock: Awaited<ReturnType<typeof signedIn>>, locale: Locale = 'en') {
  const { user } = await renderScreen(TOKEN, { mock, locale });
  const place = () => panel('token', locale);
  await waitFor(place);
  await user.click(await buttonIn(place, messages(locale).tokenPanel.choose));
  await user.click(await within(await waitFor(() => panel('coins', locale))).findByRole('option', { name }));
  await screen.findByRole('region', { name: messages(locale).tokenPanel.balance });
  return { user, place };
}

for (const locale of locales)
  test(`in ${locale}: a coin shows its price, its day, what is held of it, and what it is`, async () => {
    const { tokenPanel: t, wallet: frame } = messages(locale);
    const { place } = await openToken(/BTC/, await signedIn(), locale);
    await expectText(place).toContain(t.high);
    expect(place().textContent).toContain('0.031842 BTC');
    expect(place().textContent).toMatch(/₦[\d,]+/);
    within(place()).getByRole('heading', { name: interpolate(t.about, { name: frame.names.btc }) });
    expect(within(place()).getByRole('link', { name: t.receive }).getAttribute('href')).toBe(
      '/w/receive?asset=btc',
    );
  });

test('cash has no market price of its own', async () => {
  const { place } = await openToken(/NGN/, await signedIn());
  await expectText(place).toContain(en.noMarket);
  expect(within(place()).getByRole('link', { name: en.receive }).getAttribute('href')).toBe(
    '/w/receive?tab=cash&asset=ngn',
  );
});

test('details that can’t be loaded say so; Try again brings them', async () => {
  const mock = await signedIn();
  await mock.fault(DETAILS, { type: 'status', status: 503 });
  const { user, place } = await openToken(/BTC/, mock);
  await expectText(place).toContain(en.failed);
  expect(place().textContent).toContain('0.031842 BTC');
  await mock.clearFaults();
  await user.click(await buttonIn(place, wallet.load.retry));
  await expectText(place).toContain(en.high);
});

test('hidden balances hide what is held', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const { place } = await openToken(/BTC/, mock);
  await expectText(place).toContain(wallet.balance.hidden);
  expect(place().textContent).not.toContain('0.031842');
});
