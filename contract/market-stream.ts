import { coinIds, type CoinId } from './assets.ts';

/** A coin's pair as the stream names it: `btcusdt`. */
type Pair = `${CoinId}usdt`;
export const pairs: readonly Pair[] = coinIds.map((id): Pair => `${id}usdt`);

/** Sent 100 ms after the socket opens: id 1 and the 20 mini-ticker streams (spec sections 7 and 9). */
export const subscribeMessage = {
  method: 'SUBSCRIBE',
  params: pairs.map((pair) => `${pair}@miniTicker`),
  id: 1,
} as const;
/** Milliseconds between the open socket and the SUBSCRIBE message. */
export const SUBSCRIBE_DELAY = 100;
/** Reconnects after a loss; the wait before attempt n is n times RECONNECT_DELAY milliseconds. */
export const RECONNECT_LIMIT = 5;
export const RECONNECT_DELAY = 1000;

/** One event of the stream: prices are decimal strings, `at` is in milliseconds since 1970. */
export interface MiniTicker {
  readonly coin: CoinId;
  readonly at: number;
  readonly close: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
}

/** Larger frames are not read. A mini-ticker has about 170 bytes. */
export const LONGEST_FRAME = 64 * 1024;

const PRICE = /^\d{1,18}(?:\.\d{1,18})?$/;
const isPrice = (value: unknown): value is string =>
  typeof value === 'string' && PRICE.test(value) && /[1-9]/.test(value);
const coinByPair = new Map<string, CoinId>(coinIds.map((id) => [`${id}usdt`.toUpperCase(), id]));

/**
 * Reads one frame of the market stream; null for anything that is not a mini-ticker of one of our pairs with positive
 * prices. Checked by hand because it runs for every message (docs/decisions/008).
 */
export function readMiniTicker(frame: unknown): MiniTicker | null {
  if (typeof frame !== 'string' || frame.length > LONGEST_FRAME) return null;
  let event: unknown;
  try {
    event = JSON.parse(frame);
  } catch {
    return null;
  }
  if (typeof event !== 'object' || event === null) return null;
  const { e, E, s, c, o, h, l } = event as Record<string, unknown>;
  const coin = e === '24hrMiniTicker' && typeof s === 'string' ? coinByPair.get(s) : undefined;
  if (!coin || typeof E !== 'number' || !Number.isFinite(E)) return null;
  if (!isPrice(c) || !isPrice(o) || !isPrice(h) || !isPrice(l)) return null;
  return { coin, at: E, close: c, open: o, high: h, low: l };
}
