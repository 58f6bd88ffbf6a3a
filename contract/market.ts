import * as z from 'zod/mini';
import { coinIds } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { amount, signedAmount } from './wallet.ts';

const listedCoin = z.object({
  id: z.enum(coinIds),
  symbol: z.string(),
  name: z.string(),
  /** In USDT; null for a coin without a live price. */
  price: z.nullable(amount),
  change_24h: z.nullable(signedAmount),
  /** Prices of the last seven days, oldest first; empty without a price. */
  spark: z.array(amount),
});

/** The coins of the stream with what the stream does not tell: the last seven days. */
export const list = endpoint({
  method: 'GET',
  path: '/market/assets',
  source: 'proposed',
  auth: 'session',
  reply: success(z.object({ as_of: z.iso.datetime(), items: z.array(listedCoin) })),
});
export type ListedCoin = z.output<typeof listedCoin>;
