import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import * as contract from '#contract/statements.ts';
import type { Statement } from '#contract/statements.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { messages } from '#src/i18n/messages.ts';
import { MID_NOVEMBER } from '../../../../clock/today.ts';
import { main, signedIn, type WalletMock } from '../../../../render-wallet.tsx';

export const SCREEN = '/w/financial-history';
export const STATEMENT = 'GET /wallet/statements/{period}';
export const MONTHS = 'GET /wallet/statements';
export const LEDGER = 'GET /wallet/ledger';
/** A closed month of `complete` with entries: it received USDT 63 days before. */
export const SEPTEMBER = `${SCREEN}?period=2026-09`;

const { statements: en } = messages('en');

/** In the middle of November 2026, so that what a persona did so many days ago is in a month that a test can name. */
export async function inNovember(persona: PersonaName = 'complete'): Promise<WalletMock> {
  vi.setSystemTime(MID_NOVEMBER);
  return signedIn(persona);
}

export const fetchStatement = async (mock: WalletMock, period: string): Promise<Statement> =>
  (await mock.call(contract.getStatement, { params: { period }, query: { currency: 'ngn' } })).data;

const region = (name: string) => () => screen.getByRole('region', { name });
export const summary = region(en.summary.heading);
export const byAsset = region(en.assets.heading);
export const entries = region(en.entries.heading);
export const months = region(en.months.heading);

/** The entries that are shown, without the balances at both ends. */
export const entryLinks = () =>
  within(entries())
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/w/transactions?id='));

/** Every figure of a statement that an eye could read. */
export const heading = () => within(main()).getAllByRole('heading', { level: 2 })[0]?.textContent;
