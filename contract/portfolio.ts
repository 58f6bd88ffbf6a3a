import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, signedAmount } from './money-schema.ts';

export const portfolioRanges = ['1D', '1W', '1M', '1Y', 'ALL'] as const;
export type PortfolioRange = (typeof portfolioRanges)[number];

/** The value of all balances over time. */
export const getPortfolio = endpoint({
  name: 'getPortfolio',
  method: 'GET',
  path: '/wallet/portfolio',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        range: z.enum(portfolioRanges),
        currency: z.enum(displayCurrencies),
        as_of: z.iso.datetime(),
        /** Oldest first, evenly spaced, the last one now. Empty for an account that never had anything. */
        points: z.array(z.object({ at: z.iso.datetime(), value: amount })),
        /** What came less what went between the first point and the last, each at its value then. */
        net_flow: signedAmount,
        /** What prices, rewards and fees made of it: the last point is the first one, plus `net_flow`, plus this. */
        change: z.object({ amount: signedAmount, percent: z.nullable(signedAmount) }),
        /** When the account first had something, if that is later than the range begins. */
        partial_since: z.nullable(z.iso.datetime()),
        /** Assets without a price: left out of every point. */
        unpriced: z.array(z.enum(assetIds)),
      }),
    ),
  },
});
export type Portfolio = ReplyOf<typeof getPortfolio>['data'];

/** What somebody paid for what they have of an asset. */
export const getPosition = endpoint({
  name: 'getPosition',
  method: 'GET',
  path: '/wallet/positions/{asset}',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        asset: z.enum(assetIds),
        currency: z.enum(displayCurrencies),
        as_of: z.iso.datetime(),
        amount,
        /** All that follow are null where nothing is held, or a price is missing. */
        average_cost: z.nullable(amount),
        cost: z.nullable(amount),
        value: z.nullable(amount),
        profit: z.nullable(signedAmount),
        profit_percent: z.nullable(signedAmount),
        /** When the first of what is held now came. */
        since: z.nullable(z.iso.datetime()),
      }),
    ),
  },
});
export type Position = ReplyOf<typeof getPosition>['data'];
