import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { displayCurrencies } from './display-currencies.ts';
import { amount } from './money-schema.ts';
import { risk } from './risks.ts';
import { counterparty, feeKinds } from './transactions.ts';

export const quoteKinds = ['send', 'payout', 'convert', 'deposit'] as const;
export type QuoteKind = (typeof quoteKinds)[number];

export const money = z.object({ asset: z.enum(assetIds), amount });
export type Money = z.output<typeof money>;

/** What a transaction by this quote needs besides its id. */
export const requirements = ['pin', 'totp', 'risks', 'beneficiary'] as const;
export type Requirement = (typeof requirements)[number];

/** The codes of what keeps a payment from being made now, and may pass: its quote shows it, the transaction is refused with it. */
export const blockCodes = [
  'insufficient_funds',
  'amount_above_limit',
  'sending_restricted',
  'sending_frozen',
  'funds_clearing',
] as const;

/** The price of a payment, and what it needs. It holds until `expires_at` and is used once. */
export const quote = z.object({
  quote_id: z.string(),
  kind: z.enum(quoteKinds),
  server_time: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** What is given, without fees. Of a deposit, what is credited. */
  from: money,
  /** The other side; null of a conversion and a deposit. */
  to: z.nullable(counterparty),
  /** The bank account in full, which `to` shows by its last digits alone; null where no bank is paid. */
  account: z.nullable(z.object({ bank_code: z.string(), account_number: z.string() })),
  /** The saved payee that it was asked for; null for none. */
  payee_id: z.nullable(z.string()),
  /** The payment request that it pays; null for none. */
  request_id: z.nullable(z.string()),
  /** The chain, or `bank`; null inside of Cowrie. */
  network: z.nullable(z.string()),
  /** Units of `quote` for one of `base`; null where nothing is converted. */
  rate: z.nullable(
    z.object({
      base: z.enum(assetIds),
      quote: z.enum(assetIds),
      value: amount,
      source_at: z.iso.datetime(),
    }),
  ),
  fees: z.array(
    z.object({
      kind: z.enum(feeKinds),
      asset: z.enum(assetIds),
      amount,
      paid_from: z.enum(['balance', 'amount']),
    }),
  ),
  /** What leaves the balance, fees included. Of a deposit, what has to be transferred. */
  total_debit: money,
  /** What the other side gets, what a conversion gives, what a deposit adds. */
  receive: money,
  /** The value of `from`; null without a price. */
  fiat: z.nullable(
    z.object({ currency: z.enum(displayCurrencies), amount, rate: amount, as_of: z.iso.datetime() }),
  ),
  eta_seconds: z.number(),
  limits: z.object({
    ok: z.boolean(),
    blocked_by: z.nullable(
      z.object({ code: z.enum(blockCodes), details: z.record(z.string(), z.unknown()) }),
    ),
  }),
  requires: z.array(z.enum(requirements)),
  risks: z.array(risk),
});
export type Quote = z.output<typeof quote>;
