import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './money-schema.ts';
import { conversation } from './support.ts';
import type { TextRule } from './text/person-text.ts';
import { transactionMonths } from './transaction-months.ts';

export const transactionTypes = [
  'send',
  'receive',
  'deposit',
  'payout',
  'convert',
  'reward',
  'adjustment',
] as const;
/** `platform`: between a person and Cowrie itself. */
export const transactionChannels = ['user', 'chain', 'bank', 'platform'] as const;
export const transactionDirections = ['in', 'out', 'convert'] as const;
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
export type TransactionType = (typeof transactionTypes)[number];
export const feeKinds = ['network', 'service', 'vat'] as const;
/**
 * Why a transaction is in its status, where the status alone does not say it. A bank deposit in review is held: it came from an
 * account in another name (`name_mismatch`), or after its own account had closed (`account_closed`). A payment that is `owner_hold`
 * was in review when its owner said that somebody else was in the account: it stays there until they decide.
 */
export const statusReasons = [
  'new_address',
  'manual_review',
  'owner_hold',
  'review_refused',
  'network_failed',
  'bank_failed',
  'wrong_details',
  'bank_error',
  'cancelled_by_customer',
  'memo_missing',
  'memo_unknown',
  'name_mismatch',
  'account_closed',
  'not_paid_in_time',
  'sent_back',
  'recalled',
] as const;
/** How a note may be written, and what goes with a payment or a request for one. */
export const noteRule: TextRule = { longest: 140 };
/** What a person reports of a transaction. */
export const reportReasons = ['not_arrived', 'not_mine', 'wrong_amount', 'wrong_recipient', 'other'] as const;
export type StatusReason = (typeof statusReasons)[number];

/** The other side. Each kind has a `name` to show. */
export const counterparty = z.discriminatedUnion('kind', [
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
  z.object({ kind: z.literal('platform'), name: z.string() }),
]);
export type Counterparty = z.output<typeof counterparty>;

export const transaction = z.object({
  id: z.string(),
  /** For people: `QX7K-93PA`. */
  reference: z.string(),
  /** The quote that its owner approved; null of what was not made by one. */
  quote_id: z.nullable(z.string()),
  type: z.enum(transactionTypes),
  channel: z.enum(transactionChannels),
  /** What it does to the balance; `convert` for a conversion. */
  direction: z.enum(transactionDirections),
  status: z.enum(transactionStatuses),
  asset: z.enum(assetIds),
  /** Without fees. What left or came, of a conversion what was given. */
  amount,
  /** Taken besides the amount. */
  fees: z.array(z.object({ kind: z.enum(feeKinds), asset: z.enum(assetIds), amount })),
  /** What leaves the balance, fees included; null of what comes in. */
  total_debit: z.nullable(z.object({ asset: z.enum(assetIds), amount })),
  /** What a conversion gave; null for all else. */
  received: z.nullable(z.object({ asset: z.enum(assetIds), amount })),
  /** What the amount was worth when the transaction was made; null without a price. `rate` is for one unit. */
  fiat: z.nullable(
    z.object({ currency: z.enum(displayCurrencies), amount, rate: amount, as_of: z.iso.datetime() }),
  ),
  /** Null of a conversion, and where the sender is not known. */
  counterparty: z.nullable(counterparty),
  /** `trc20`, `bitcoin`, `bank`; null inside Cowrie. */
  network: z.nullable(z.string()),
  /** The person's own. */
  note: z.nullable(z.string()),
  /** What the sender wrote to the receiver. */
  message: z.nullable(z.string()),
  /** It is of somebody whom its reader has neither paid nor asked: show it once they ask to see it. */
  message_hidden: z.boolean(),
  status_reason: z.nullable(z.enum(statusReasons)),
  /** Of a chain, once it is known there. */
  tx_hash: z.nullable(z.string()),
  explorer_url: z.nullable(z.string()),
  /** Blocks of a chain, while it is confirming. */
  confirmations: z.nullable(z.object({ have: z.number(), need: z.number() })),
  /** When it is expected to end; null once it has, and where nobody knows. */
  eta_at: z.nullable(z.iso.datetime()),
  /** Until when its owner can cancel it; null where they can't, and where a review has no end that is known. */
  cancel_until: z.nullable(z.iso.datetime()),
  /** Where to transfer the money of a bank deposit that is waited for. */
  bank_transfer: z.nullable(
    z.object({
      bank_name: z.string(),
      account_number: z.string(),
      account_name: z.string(),
      /** Fees included: exactly this has to arrive. */
      amount,
      expires_at: z.iso.datetime(),
    }),
  ),
  /** A bank deposit that has arrived and is held; null of all else. */
  held: z.nullable(
    z.object({
      /** What arrived, fees included. */
      amount,
      /** When it goes back to the account it came from; null once it is claimed. */
      returns_at: z.nullable(z.iso.datetime()),
      /** When its owner claimed it; then `eta_at` says when it is credited. Null until they do. */
      claimed_at: z.nullable(z.iso.datetime()),
    }),
  ),
  /** What left the balance again when a deposit was recalled; null of all else. */
  recovered: z.nullable(amount),
  /** What its owner can do with it now. `claim`: a report of it claims the money. */
  can: z.object({
    cancel: z.boolean(),
    repeat: z.boolean(),
    receipt: z.boolean(),
    report: z.boolean(),
    claim: z.boolean(),
  }),
  /** Oldest first; the last is the status. */
  timeline: z.array(z.object({ status: z.enum(transactionStatuses), at: z.iso.datetime() })),
  created_at: z.iso.datetime(),
  completed_at: z.nullable(z.iso.datetime()),
});
export type Transaction = z.output<typeof transaction>;

/** Newest first. A cursor goes on after the last that was had, whatever has come in since. */
export const listTransactions = endpoint({
  name: 'listTransactions',
  method: 'GET',
  path: '/wallet/transactions',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        items: z.array(transaction),
        next_cursor: z.nullable(z.string()),
        /** Of the first page: how many match, on all pages together. */
        total: z.optional(z.number()),
        /** With `key`: whether a call with it is running. */
        running: z.optional(z.boolean()),
        /** With `key`: read in one step with the rest. */
        server_time: z.optional(z.iso.datetime()),
      }),
    ),
  },
});

export const listTransactionMonths = endpoint({
  name: 'listTransactionMonths',
  method: 'GET',
  path: '/wallet/transaction-months',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(transactionMonths) },
});

export const getTransaction = endpoint({
  name: 'getTransaction',
  method: 'GET',
  path: '/wallet/transactions/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(transaction) },
});

/** The owner's own note; null or an empty one takes it away. */
export const setTransactionNote = endpoint({
  name: 'setTransactionNote',
  method: 'PUT',
  path: '/wallet/transactions/{id}/note',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(transaction) },
});

/** Opens a conversation with support; of a late bank deposit that is held it is its claim. */
export const reportTransaction = endpoint({
  name: 'reportTransaction',
  method: 'POST',
  path: '/wallet/transactions/{id}/report',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(conversation) },
});
