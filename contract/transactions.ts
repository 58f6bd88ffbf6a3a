import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { whole } from './page.ts';
import { amount } from './wallet.ts';

export const transactionTypes = [
  'send',
  'receive',
  'deposit',
  'payout',
  'convert',
  'reward',
  'adjustment',
] as const;
/** `house`: between a person and Cowrie itself. */
const transactionChannels = ['user', 'chain', 'bank', 'house'] as const;
export const transactionDirections = ['in', 'out', 'swap'] as const;
/** The first four are under way; the others are ends. */
export const transactionStatuses = [
  'pending',
  'review',
  'processing',
  'confirming',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'returned',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** The other side. Each kind has a `name` to show. */
export const counterparty = z.union([
  z.object({
    kind: z.literal('user'),
    /** First and last name. */
    name: z.string(),
    username: z.string(),
    avatar_url: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('address'),
    /** The saved label, or the address in short. */
    name: z.string(),
    address: z.string(),
    label: z.nullable(z.string()),
    memo: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('bank'),
    /** Whose account it is. */
    name: z.string(),
    bank_name: z.string(),
    last4: z.string(),
  }),
  z.object({ kind: z.literal('house'), name: z.string() }),
]);
export type Counterparty = z.output<typeof counterparty>;

export const transaction = z.object({
  id: z.string(),
  /** For people: `QX7K-93PA`. */
  reference: z.string(),
  type: z.enum(transactionTypes),
  channel: z.enum(transactionChannels),
  /** What it does to the balance; `swap` for a conversion. */
  direction: z.enum(transactionDirections),
  status: z.enum(transactionStatuses),
  asset: z.enum(assetIds),
  /** Without fees. What left or came, of a conversion what was given. */
  amount,
  /** Taken besides the amount. */
  fees: z.array(z.object({ kind: z.enum(['network', 'service', 'vat']), asset: z.enum(assetIds), amount })),
  /** What a conversion gave; null for all else. */
  receive: z.nullable(z.object({ asset: z.enum(assetIds), amount })),
  /** What the amount was worth when the transaction was made; null without a price. `rate` is for one unit. */
  fiat: z.nullable(z.object({ currency: z.enum(displayCurrencies), amount, rate: amount })),
  /** Null of a conversion, and where the sender is not known. */
  counterparty: z.nullable(counterparty),
  /** `trc20`, `bitcoin`, `bank`; null inside Cowrie. */
  network: z.nullable(z.string()),
  /** The person's own. */
  note: z.nullable(z.string()),
  /** Oldest first; the last is the status. */
  timeline: z.array(z.object({ status: z.enum(transactionStatuses), at: z.iso.datetime() })),
  created_at: z.iso.datetime(),
  completed_at: z.nullable(z.iso.datetime()),
});
export type Transaction = z.output<typeof transaction>;

/** Newest first. A cursor goes on after the last that was had, whatever has come in since. */
export const list = endpoint({
  method: 'GET',
  path: '/wallet/transactions',
  source: 'proposed',
  auth: 'session',
  query: z.object({
    /** Opaque: `next_cursor` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
    page_size: z._default(whole(50), 20),
    /** In reference, counterparty, note, asset and amount. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    asset: z.optional(z.enum(assetIds)),
    type: z.optional(z.enum(transactionTypes)),
    direction: z.optional(z.enum(transactionDirections)),
    status: z.optional(z.enum(transactionStatuses)),
  }),
  reply: success(z.object({ items: z.array(transaction), next_cursor: z.nullable(z.string()) })),
});

export const read = endpoint({
  method: 'GET',
  path: '/wallet/transactions/{id}',
  source: 'proposed',
  auth: 'session',
  reply: success(transaction),
});
