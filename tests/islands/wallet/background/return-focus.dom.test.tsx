import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQuote, createTransaction } from '#contract/transfers.ts';
import { main, renderScreen, signedIn, type WalletMock } from '../../../render-wallet.tsx';

// Lists that grow keep their place by themselves: tests/islands/wallet/list/list-place.dom.test.tsx.

/** Opens an account for a deposit, to which a row leads. */
async function openDeposit(mock: WalletMock): Promise<void> {
  const body = { kind: 'deposit', asset: 'ngn', amount: '50000' } as const;
  const { quote_id } = (await mock.call(createQuote, { body })).data;
  await mock.call(createTransaction, { body: { quote_id }, idempotencyKey: crypto.randomUUID() });
}

const linksIn = (href: RegExp) =>
  within(main())
    .queryAllByRole('link')
    .filter((link) => href.test(link.getAttribute('href') ?? ''));

test.each([
  ['/w', /^\/w\/transactions\?id=/],
  ['/w', /^\/w\/token\//],
  ['/w/assets', /^\/w\/token\//],
  ['/w/receive', /^\/w\/receive\?.*asset=/],
  ['/w/receive?tab=cash', /^\/w\/receive\?.*deposit=/],
])('%s: Back gives the focus to the row that was followed: %s', async (address, href) => {
  const mock = await signedIn('complete');
  if (address.includes('cash')) await openDeposit(mock);
  const { user } = await renderScreen(address, { mock });
  // The background work has begun, as it has before anybody presses.
  await expect.poll(async () => (await mock.journal('GET /wallet/stream')).length).toBe(1);
  await waitFor(() => expect(linksIn(href).length).toBeGreaterThan(0));
  const row = linksIn(href)[0]!;
  const target = row.getAttribute('href');
  await user.click(row);
  await expect.poll(() => location.pathname + location.search).toBe(target);
  await waitFor(() => expect(row.isConnected).toBe(false));
  history.back();
  await expect.poll(() => location.pathname + location.search).toBe(address);
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(target);
  expect(document.activeElement).toBe(linksIn(href)[0]);
});
