import * as z from 'zod/mini';
import { transaction } from '#contract/transactions.ts';
import type { SandboxState } from '../core/state.ts';
import { mayHappen, type PaymentEvent } from '../features/transactions/payment-events.ts';
import { presentTransaction } from '../features/transactions/present-transaction.ts';
import type { StoredTransaction } from '../features/transactions/stored-transaction.ts';
import { transactionsOf } from '../features/transactions/transactions.ts';
import type { MockApp } from '../server/hono-env.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';

const depositEvents = [
  'credited',
  'suspended',
  'claimed',
  'sent_back',
  'recalled',
  'expired',
] as const satisfies readonly PaymentEvent[];
const sendEvents = [
  'review_passed',
  'broadcast',
  'settled',
  'failed',
  'returned',
] as const satisfies readonly PaymentEvent[];
/** What support decides of a transfer between people that is under review. */
const transferEvents = ['transfer_approved', 'cancelled'] as const satisfies readonly PaymentEvent[];
/** What a chain, a bank or support does to a payment; what its owner does is a call of the product. */
export const outsideEvents = [...sendEvents, ...transferEvents, ...depositEvents] as const;
type OutsideEvent = (typeof outsideEvents)[number];

const SHOWN_PAYMENTS = 30;
const payments = controlEndpoint({
  summary: 'Shows the newest payments of all users, with what can happen to each from outside.',
  method: 'GET',
  path: '/__mock/payments',
  reply: z.object({
    items: z.array(z.object({ email: z.string(), transaction, events: z.array(z.enum(outsideEvents)) })),
  }),
});

/** Shows what `POST /__mock/simulate/events` can be done to. */
export function servePaymentList(app: MockApp): void {
  implementControl(app, payments, (_body, { state }) => ({ items: newestPayments(state) }));
}

function newestPayments(state: SandboxState) {
  return Object.values(state.users)
    .flatMap(({ customer_id, email }) => transactionsOf(state, customer_id).map((one) => ({ email, one })))
    .sort((a, b) => b.one.created_at.localeCompare(a.one.created_at))
    .slice(0, SHOWN_PAYMENTS)
    .map(({ email, one }) => ({
      email,
      transaction: presentTransaction(state, one),
      events: eventsOf(one),
    }));
}

/** What can happen to a payment from outside, as it is now. */
export function eventsOf(one: StoredTransaction): OutsideEvent[] {
  const { type, channel } = one;
  const isOutside = type === 'deposit' || type === 'payout' || (type === 'send' && channel !== 'platform');
  if (!isOutside) return [];
  const possible = type === 'deposit' ? depositEvents : channel === 'user' ? transferEvents : sendEvents;
  return possible.filter((event) =>
    mayHappen(one, isFromBank(one) && event === 'credited' ? 'suspended' : event),
  );
}

/** Money from a bank arrives as long as it has not arrived; whether it is credited or held follows from the deposit. */
export const isFromBank = ({ type, channel }: StoredTransaction) => type === 'deposit' && channel === 'bank';
