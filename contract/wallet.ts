import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { isAmount } from './money.ts';

/** A canonical decimal string; see money.ts. */
export const amount = z.string().check(z.refine(isAmount, 'amount_format'));
/** As an amount, but may be negative: differences and ledger lines. */
export const signedAmount = z
  .string()
  .check(z.refine((text) => isAmount(text.startsWith('-') ? text.slice(1) : text), 'amount_format'));

const change = z.object({ amount: signedAmount, percent: z.nullable(signedAmount) });

export const balance = z.object({
  asset: z.enum(assetIds),
  available: amount,
  held: amount,
  incoming: amount,
  total: amount,
  /** Of one unit, in the currency asked for; null where there is no price. */
  price: z.nullable(z.object({ amount, as_of: z.iso.datetime(), stale: z.boolean() })),
  /** Of the total, in the currency asked for; null where there is no price. */
  value: z.nullable(amount),
  /** Percent in 24 hours; null where there is no price. */
  change_24h: z.nullable(signedAmount),
});

/** What a person has, valued in one currency by the server, so that the sum is one number. */
export const balances = endpoint({
  method: 'GET',
  path: '/wallet/balances',
  source: 'proposed',
  auth: 'session',
  query: z.object({ currency: z._default(z.enum(displayCurrencies), 'ngn') }),
  reply: success(
    z.object({
      as_of: z.iso.datetime(),
      currency: z.enum(displayCurrencies),
      total: amount,
      change_24h: change,
      /** Assets that are held but have no price: left out of the total. */
      unpriced: z.array(z.enum(assetIds)),
      items: z.array(balance),
    }),
  ),
});
export type Balances = z.output<typeof balances.reply>['data'];
export type Balance = Balances['items'][number];
