import * as z from 'zod/mini';
import { displayCurrencies } from './display-currencies.ts';
import { endpoint, noBody } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './money-schema.ts';

/** Price alerts that one customer can have. */
export const PRICE_ALERT_LIMIT = 50;
/** Milliseconds after a telling in which a repeated alert stays quiet. */
export const PRICE_ALERT_COOLDOWN_MS = 3_600_000;
/** Decimals that the value of an alert may have: of a price, and of a change in percent. */
export const PRICE_ALERT_DECIMALS = { above: 8, below: 8, change_24h: 2 } as const;
/** A price of more digits before the point, and a change of more percent, are a slip. */
export const PRICE_ALERT_DIGITS = 15;
export const PRICE_ALERT_MAX_CHANGE = 1000;

export const alertKinds = ['above', 'below', 'change_24h'] as const;
export type AlertKind = (typeof alertKinds)[number];
export const alertChannels = ['notification', 'email'] as const;
export type AlertChannel = (typeof alertChannels)[number];

export const priceAlert = z.object({
  alert_id: z.string(),
  /** The id of a row of the market, and what it is called. */
  asset: z.string(),
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(alertKinds),
  /** A price in `currency`; of `change_24h` percent that the price moves by at least, either way. */
  value: amount,
  /** What the price is in. A `change_24h` goes by the price in USDT, as the market shows it, whatever stands here. */
  currency: z.enum(displayCurrencies),
  /** Whether it goes on after it was told. */
  repeat: z.boolean(),
  channels: z.array(z.enum(alertChannels)),
  /** While it is, nothing is judged. */
  paused: z.boolean(),
  /** One that is not repeated ends as `told`. */
  status: z.enum(['waiting', 'told']),
  created_at: z.iso.datetime(),
  last_told_at: z.nullable(z.iso.datetime()),
  /** Until when a repeated one stays quiet; null when it can be told at once. */
  next_at: z.nullable(z.iso.datetime()),
});
export type PriceAlert = z.output<typeof priceAlert>;

export const listPriceAlerts = endpoint({
  name: 'listPriceAlerts',
  method: 'GET',
  path: '/trade/alerts',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ as_of: z.iso.datetime(), items: z.array(priceAlert) })) },
});

export const createPriceAlert = endpoint({
  name: 'createPriceAlert',
  method: 'POST',
  path: '/trade/alerts',
  origin: 'proposed',
  auth: 'session',
  idempotent: true,
  replies: { 201: success(priceAlert) },
});

/** What is left out stays. What it watches for never changes but for the value. */
export const updatePriceAlert = endpoint({
  name: 'updatePriceAlert',
  method: 'PUT',
  path: '/trade/alerts/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(priceAlert) },
});

export const deletePriceAlert = endpoint({
  name: 'deletePriceAlert',
  method: 'DELETE',
  path: '/trade/alerts/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 204: noBody },
});
