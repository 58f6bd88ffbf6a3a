import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './money-schema.ts';
import { addressFamilies, networkIds } from './networks.ts';

/** Of a network, or of all banks: `delayed` works, but takes longer than usual. */
export const serviceStates = ['ok', 'delayed', 'paused'] as const;
const availability = {
  status: z.enum(serviceStates),
  /** When a paused one is expected to work again; null where nobody knows. */
  opens_at: z.nullable(z.iso.datetime()),
};

export const assetNetwork = z.object({
  id: z.enum(networkIds),
  /** `Tron (TRC-20)`. */
  name: z.string(),
  /** The form of its addresses. */
  format: z.enum(addressFamilies),
  /** What the network calls the text that tells apart the customers of one address; null where there is none. */
  memo: z.nullable(z.enum(['tag', 'memo'])),
  min_deposit: amount,
  min_send: amount,
  /** For each payment, in the asset that is sent. */
  fee: z.object({ asset: z.enum(assetIds), amount, kind: z.literal('fixed') }),
  confirmations: z.number(),
  eta_seconds: z.number(),
  ...availability,
});

export const walletAsset = z.object({
  id: z.enum(assetIds),
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(['crypto', 'fiat']),
  /** Decimals of the smallest unit, and of what can be typed. */
  scale: z.number(),
  input_decimals: z.number(),
  /** Its name in the market stream; null without a live price. */
  price_symbol: z.nullable(z.string()),
  networks: z.array(assetNetwork),
  /** How it moves through banks; null where it does not. */
  bank: z.nullable(
    z.object({
      min_deposit: amount,
      /** Of one deposit: a larger sum is deposited in parts. */
      max_deposit: amount,
      min_payout: amount,
      ...availability,
    }),
  ),
  flags: z.object({ send: z.boolean(), receive: z.boolean(), convert: z.boolean() }),
});

/** What a wallet can hold, and how each moves. */
export const listAssets = endpoint({
  name: 'listAssets',
  method: 'GET',
  path: '/wallet/assets',
  origin: 'proposed',
  auth: 'session',
  conditional: true,
  replies: { 200: success(z.object({ items: z.array(walletAsset) })) },
});
export type WalletAsset = ReplyOf<typeof listAssets>['data']['items'][number];
