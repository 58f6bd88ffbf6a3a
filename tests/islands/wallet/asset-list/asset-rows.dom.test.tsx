import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { TODAY } from '../../../clock/today.ts';
import { openPage } from '../../../dom-page.ts';
import { onAnyDay } from '../on-any-day.ts';

// The rows of balances that no persona has: both on hold and incoming, a price that is not live, none at all.

const now = new Date(TODAY).toISOString();
const balance = (changes: Partial<Balance>): Balance => ({
  asset: 'btc',
  available: '2',
  held: '0',
  incoming: '0',
  clearing: '0',
  total: '2',
  price: { amount: '100', as_of: now, stale: false },
  value: '200',
  change_24h: '1.5',
  ...changes,
});

interface Shown {
  items: readonly Balance[];
  currency?: DisplayCurrency;
  locale?: Locale;
  hidden?: boolean;
  listed?: number;
}

async function show({ items, currency = 'ngn', locale = 'en', hidden = false, ...rest }: Shown) {
  await openPage('/w', async () => {
    const { wallet, toasts } = messages(locale);
    const { $i18n } = await import('#src/islands/wallet/i18n/i18n.ts');
    $i18n.set({ locale, product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
    const { $displaySettings, $displaySettingsLoaded } =
      await import('#src/stores/preferences/display-settings.ts');
    $displaySettings.set({ ...$displaySettings.get(), hide_balances: hidden });
    $displaySettingsLoaded.set(true);
    const { AssetRows } = await import('#src/islands/wallet/asset-list/AssetRows.tsx');
    return (
      <MemoryRouter>
        <h2 id="heading">Assets</h2>
        <AssetRows items={items} currency={currency} isValued labelledBy="heading" {...rest} />
      </MemoryRouter>
    );
  });
  await screen.findByRole('heading', { name: 'Assets' });
}

/** Gives every element this width: nothing is laid out here. */
const layOut = (width: number) =>
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
afterEach(() => vi.restoreAllMocks());

const row = () => document.querySelector<HTMLElement>('[data-asset]')!;
const chip = () => within(row()).getByRole('button');

const both = balance({ available: '1', held: '1', incoming: '0.5' });

test.each([
  { locale: 'en', name: 'Bitcoin: 1 on hold, +0.5 incoming' },
  { locale: 'cn', name: '比特币：1 冻结，+0.5 待入账' },
] as const)(
  'in $locale: one chip has what is on hold and what is incoming, and says both',
  async ({ locale, name }) => {
    await show({ items: [both], locale });
    expect(chip().getAttribute('aria-label')).toBe(name);
  },
);

test('a hidden balance leaves no figure in the chip or its name', async () => {
  await show({ items: [both], hidden: true });
  expect(chip().getAttribute('aria-label')).toBe('Bitcoin: on hold, incoming');
  expect(row().textContent).not.toMatch(/\d \w*BTC|0\.5/);
});

test('a coin’s decimals that are all zero are left out of the chip', async () => {
  await show({ items: [balance({ asset: 'usdt', incoming: '100' })] });
  expect(chip().textContent).toBe('+100 incoming');
  expect(chip().getAttribute('aria-label')).toBe('Tether: +100 incoming');
});

test('a price that is not live says how old it is, in place of its change', async () => {
  await show({ items: [balance({ price: { amount: '100', as_of: now, stale: true } })] });
  expect(row().textContent).toMatch(onAnyDay(/as of \d\d:\d\d/));
  expect(row().textContent).not.toContain('%');
});

test.each([1440, 390])(
  'at %i px: without a price it says so, and has neither value nor change',
  async (width) => {
    layOut(width);
    await show({ items: [balance({ price: null, value: null, change_24h: null })] });
    expect(row().textContent).toContain(messages('en').wallet.assets.noPrice);
    expect(row().textContent).not.toMatch(/[₦%]/);
  },
);

test('where there is no room for a table it is a list, read in the order in which it is seen', async () => {
  layOut(390);
  await show({ items: [both] });
  expect(screen.queryByRole('table')).toBeNull();
  const item = within(screen.getByRole('list', { name: 'Assets' })).getByRole('listitem');
  expect(item.textContent).toBe('Bitcoin₦200.002 BTC1 on hold+0.5 incoming↑ +1.50%');
});

test('a list may have fewer than the table', async () => {
  const items = [balance({}), balance({ asset: 'eth' }), balance({ asset: 'sol' })];
  layOut(390);
  await show({ items, listed: 2 });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  layOut(1440);
  await show({ items, listed: 2 });
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('the row of the display currency says its amount once', async () => {
  layOut(390);
  await show({ items: [balance({ asset: 'ngn', price: { amount: '1', as_of: now, stale: false } })] });
  expect(row().textContent).toBe('Nigerian naira₦200.00NGN');
});

test.each([
  { currency: 'ngn', amount: '72355415.967', text: '₦72,355,415.97' },
  { currency: 'ngn', amount: '0.04967', text: '₦0.04967' },
  { currency: 'usd', amount: '47458.998', text: '$47,459.00' },
  { currency: 'usdt', amount: '0.000655956', text: '0.0006560 USDT' },
  { currency: 'btc', amount: '0.000000013821', text: '0.00000001382 BTC' },
] as const)(
  'a price of $amount $currency is rounded, as in the market: $text',
  async ({ currency, amount, text }) => {
    await show({ items: [balance({ asset: 'eth', price: { amount, as_of: now, stale: false } })], currency });
    expect(row().querySelector('.price')?.textContent).toBe(text);
  },
);
