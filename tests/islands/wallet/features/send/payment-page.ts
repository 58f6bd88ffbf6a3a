import { messages } from '#src/i18n/messages.ts';
import { screen, within } from '@testing-library/react';
import type * as z from 'zod/mini';
import type { Quote } from '#contract/quotes.ts';
import { createQuote, createTransaction } from '#contract/transfers.ts';
import type { quoteRequest } from '#contract/transfers.request.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import type { WalletMock } from '../../../../render-wallet.tsx';

export const PIN = '284915';
export const STATUS = '/w/send?step=status';
export const PAY = 'POST /wallet/transactions';
export const LOOK_UP = 'GET /wallet/transactions';
export const toChinedu = (amount: string) =>
  ({ kind: 'send', asset: 'ngn', to: { username: 'chinedu' }, amount }) as const;

export const customerOf = (mock: WalletMock) =>
  Object.values(mock.app.sandboxes.default.state.users)[0]?.customer_id ?? '';

export async function quoteFor(mock: WalletMock, request: z.input<typeof quoteRequest>): Promise<Quote> {
  return (await mock.call(createQuote, { body: request })).data;
}

/** Sends it as another device would, and gives its transaction. */
export async function paid(
  mock: WalletMock,
  request: z.input<typeof quoteRequest>,
  note: string | null = null,
) {
  const { quote_id, risks } = await quoteFor(mock, request);
  const body = { quote_id, acknowledged_risks: risks.map(({ code }) => code), approval: { pin: PIN }, note };
  return (await mock.call(createTransaction, { body, idempotencyKey: crypto.randomUUID() })).data;
}

/**
 * Leaves in this tab what a document leaves whose payment was sent and never answered.
 * @param change of what is stored.
 */
export async function sentPayment(mock: WalletMock, change: object = {}) {
  const quote = await quoteFor(mock, toChinedu('5000'));
  const key = crypto.randomUUID();
  const body = {
    quote_id: quote.quote_id,
    acknowledged_risks: quote.risks.map(({ code }) => code),
  };
  const { quote_id, expires_at } = quote;
  const stored = {
    key,
    quote_id,
    customer_id: customerOf(mock),
    expires_at,
    body,
    shown: quote,
    sent_at: new Date().toISOString(),
    ...change,
  };
  sessionStorage.setItem('moneyKey', JSON.stringify(stored));
  sessionStorage.setItem('owner', customerOf(mock));
  return { ...stored, quote };
}

/** The payments that were made by a quote. */
export const payments = (mock: WalletMock) =>
  Object.values(mock.app.sandboxes.default.state.transactions)
    .flat()
    .filter(({ quote_id, type }) => quote_id !== null && type !== 'receive');

export const heading = () => screen.queryByRole('main')?.querySelector('h2')?.textContent ?? '';

export const faultOnce = (mock: WalletMock, op: string, effect: Effect, stage: 'pre' | 'post' = 'pre') =>
  mock.fault(op, effect, { times: 1, stage });

/** Types the PIN into the open dialog and approves. */
export async function approve(
  user: { keyboard: (text: string) => Promise<void>; click: (element: Element) => Promise<void> },
  action: string,
) {
  const dialog = await screen.findByRole('dialog', { name: 'Approve with your PIN' });
  await within(dialog).findByRole('group', { name: messages('en').pin.pin });
  await user.keyboard(PIN);
  await user.click(await within(dialog).findByRole('button', { name: action }));
}
