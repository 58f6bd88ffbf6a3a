import * as z from 'zod/mini';
import { transaction } from '#contract/transactions.ts';
import { timestamp } from '../../core/schemas.ts';
import { amount } from '#contract/money-schema.ts';

/** A transaction as the state has it: what the API shows of it, without what depends on the time, and what only we know. */
export const storedTransaction = z.extend(
  z.omit(transaction, { can: true, cancel_until: true, message_hidden: true }),
  {
    /** One intent has one operation, with a transaction for each person in it. */
    operation_id: z.string(),
    /** The ledger owner whose accounts it changes. */
    owner: z.string(),
    /** Of a payment to a bank: its counterparty shows the last digits alone, which other accounts have, too. */
    account_number: z.nullable(z.string()),
    /** The other party of a transfer inside of Cowrie: a customer id, or one of the directory. Of a deposit, the customer who sent it on a chain. */
    party_id: z.nullable(z.string()),
    quote_id: z.nullable(z.string()),
    /** What the quote said that leaves the balance. */
    quoted_total: z.nullable(amount),
    /** The Idempotency-Key that it was made with: its customer's key of this payment for good. */
    idempotency_key: z.nullable(z.string()),
    /** Of the body that came with the key, without its approval. */
    request_hash: z.nullable(z.string()),
    /** What the network really takes. */
    network_cost: amount,
    /** Until when its owner may cancel it; null for never. */
    cancel_until: z.nullable(timestamp),
  },
);
export type StoredTransaction = z.output<typeof storedTransaction>;
