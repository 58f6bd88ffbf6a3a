import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { amount } from '#contract/money-schema.ts';
import { quote, quoteKinds } from '#contract/quotes.ts';
import { counterparty, transactionChannels, transactionTypes } from '#contract/transactions.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';
import { outsideDestination } from '../destinations/outside-destination.ts';

const storedQuote = z.object({
  quote_id: z.string(),
  customer_id: z.string(),
  kind: z.enum(quoteKinds),
  /** The body that it was asked for with, for a quote at new prices. */
  request: z.record(z.string(), z.unknown()),
  created_at: timestamp,
  expires_at: timestamp,
  state: z.enum(['open', 'used', 'deleted']),
  type: z.enum(transactionTypes),
  channel: z.enum(transactionChannels),
  asset: z.enum(assetIds),
  /** Without fees. */
  amount,
  fees: quote.def.shape.fees,
  network_cost: amount,
  received: z.nullable(z.object({ asset: z.enum(assetIds), amount })),
  rate: quote.def.shape.rate,
  fiat: quote.def.shape.fiat,
  /** The value of the amount in naira, which limits count; null without a price. */
  naira: z.nullable(amount),
  counterparty: z.nullable(counterparty),
  network: z.nullable(z.string()),
  /** The receiver inside of Cowrie. */
  party_id: z.nullable(z.string()),
  outside: z.nullable(outsideDestination),
  beneficiary: z.nullable(
    z.object({ kind: z.enum(['self', 'person', 'firm']), name: z.optional(z.string()) }),
  ),
  request_id: z.nullable(z.string()),
  eta_seconds: z.number(),
});
export type StoredQuote = z.output<typeof storedQuote>;
const quotes = z.record(z.string(), z.record(z.string(), storedQuote));
const reviewNextTransfer = z.record(z.string(), z.literal(true));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, then by quote id, oldest first. */
    quotes: z.output<typeof quotes>;
    /** By customer id: whose next transfer to a person is put under review, by simulation. */
    reviewNextTransfer: z.output<typeof reviewNextTransfer>;
  }
}

export const quotesSlice = defineSlice({
  key: 'quotes',
  schema: quotes,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
  problem: (state) => {
    for (const [customerId, customerQuotes] of Object.entries(state.quotes))
      for (const [id, { quote_id, customer_id }] of Object.entries(customerQuotes)) {
        if (quote_id !== id) return `/quotes/${customerId}/${id} has another quote_id`;
        if (customer_id !== customerId) return `/quotes/${customerId}/${id} has another customer_id`;
      }
    return null;
  },
});

export const reviewNextTransferSlice = defineSlice({
  key: 'reviewNextTransfer',
  schema: reviewNextTransfer,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
