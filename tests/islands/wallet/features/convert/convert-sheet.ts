// Opens the sheet of a conversion over a screen that asks the API for nothing.
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { getBalances } from '#contract/balances.ts';
import type { AssetId } from '#contract/assets.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { convertSheetHref, type ConvertSides } from '#src/islands/wallet/panels/sheet-url.ts';
import { QUIET_SCREEN } from '../../../../e2e/quiet-screen.ts';
import { pass, renderScreen, signedInWithStoppedClock, type WalletMock } from '../../../../render-wallet.tsx';

export const QUOTE = 'POST /wallet/quotes';
export const PAY = 'POST /wallet/transactions';
export const LOOK_UP = 'GET /wallet/transactions';

export const cashToCoin = { from: 'ngn', to: 'usdt' } as const;

export const address = (sides: ConvertSides = {}) => `${QUIET_SCREEN}${convertSheetHref(sides)}`;

export const sheet = (locale: Locale = 'en') =>
  screen.getByRole('dialog', { name: messages(locale).walletPanels.sheets.convert });
const field = (side: 'from' | 'to') => document.querySelector<HTMLInputElement>(`#convert-${side}`);
export const from = () => field('from')!;
export const to = () => field('to')!;
export const button = () => document.querySelector<HTMLButtonElement>('#convert-now');
export const expectButton = () => expect.poll(() => button()?.textContent);

export async function openSheet(mock: WalletMock, sides: ConvertSides = {}, locale: Locale = 'en') {
  const opened = await renderScreen(address(sides), { mock, locale });
  await waitFor(() => expect(field('from')).not.toBeNull());
  return opened;
}

/** Types an amount and waits for its price. */
export async function type(user: UserEvent, side: 'from' | 'to', amount: string): Promise<void> {
  const input = side === 'from' ? from() : to();
  await user.clear(input);
  await user.type(input, amount);
  // The pause after which the last keystroke is priced, and not an earlier one.
  await pass(400);
  await expectButton().toMatch(/^(Convert|Not enough)/);
}

/** A conversion of naira, with its price, below the limit of the PIN. */
export async function openPriced(): Promise<{ user: UserEvent; mock: WalletMock }> {
  const mock = await signedInWithStoppedClock();
  const { user } = await openSheet(mock, cashToCoin);
  await type(user, 'from', '15000');
  return { user, mock };
}

/** What is available of an asset. */
export async function available(mock: WalletMock, asset: AssetId): Promise<string> {
  const { data } = await mock.call(getBalances, { query: {} });
  return data.items.find((one) => one.asset === asset)?.available ?? '0';
}

/** The conversions that were made by a quote. */
export const conversions = (mock: WalletMock) =>
  Object.values(mock.app.sandboxes.default.state.transactions)
    .flat()
    .filter(({ quote_id, type: kind }) => quote_id !== null && kind === 'convert');
