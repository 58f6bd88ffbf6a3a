import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { amount, signedAmount } from './money-schema.ts';

const change = z.object({ amount: signedAmount, percent: z.nullable(signedAmount) });

export const balance = z.object({
  asset: z.enum(assetIds),
  available: amount,
  held: amount,
  incoming: amount,
  /** Of what is available: bank deposits that their bank can still recall. They can be spent, but not sent to a chain. */
  clearing: amount,
  total: amount,
  /** Of one unit, in the currency asked for; null where there is no price. */
  price: z.nullable(z.object({ amount, as_of: z.iso.datetime(), stale: z.boolean() })),
  /** Of the total, in the currency asked for; null where there is no price. */
  value: z.nullable(amount),
  /** Percent in 24 hours; null where there is no price. */
  change_24h: z.nullable(signedAmount),
});

/** What a person has, valued in one currency by the server, so that the sum is one number. */
export const getBalances = endpoint({
  name: 'getBalances',
  method: 'GET',
  path: '/wallet/balances',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
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
  },
});
export type Balances = ReplyOf<typeof getBalances>['data'];
export type Balance = Balances['items'][number];
