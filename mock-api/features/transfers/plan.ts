import type * as z from 'zod/mini';
import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import type { quoteRequest } from '#contract/transfers.request.ts';
import type { SandboxState } from '../../core/state.ts';
import { availableAccount, balanceOf, ownerOf } from '../ledger/accounts.ts';
import type { User } from '../users/state.ts';
import type { StoredQuote } from './state.ts';

export type QuoteRequest = z.output<typeof quoteRequest>;
export type RequestOf<Kind extends QuoteRequest['kind']> = Extract<QuoteRequest, { kind: Kind }>;
type Fees = Quote['fees'];
export type BareFee = Omit<Fees[number], 'paid_from'>;

/** What a payment is going to be: the part of a quote that follows from its request and the prices of now. */
export type Plan = Omit<
  StoredQuote,
  'quote_id' | 'customer_id' | 'kind' | 'request' | 'created_at' | 'expires_at' | 'state'
> & { readonly life: number };

/** How long a quote holds, in seconds. */
export const LIFE = { convert: 30, chain: 120, bank: 120, person: 600, deposit: 1800 };

export const minorOf = (amount: string, asset: AssetId) => parseAmount(amount, assets[asset].scale);
export const format = (minor: bigint, asset: AssetId) => formatAmount(minor, assets[asset].scale);
export const sumOf = (fees: readonly BareFee[], asset: AssetId) =>
  fees.reduce((sum, { amount }) => sum + minorOf(amount, asset), 0n);
export const paidFrom = (fees: readonly BareFee[], paid_from: 'balance' | 'amount'): Fees =>
  fees.map((fee) => ({ ...fee, paid_from }));

export const availableOf = (state: SandboxState, { customer_id }: User, asset: AssetId): bigint =>
  balanceOf(state.ledger, availableAccount(ownerOf(state, customer_id), asset));

export const nothing = {
  network: null,
  network_cost: '0',
  received: null,
  rate: null,
  counterparty: null,
  party_id: null,
  outside: null,
  beneficiary: null,
  request_id: null,
};
