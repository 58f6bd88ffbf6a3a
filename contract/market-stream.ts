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
 * What a frame of the market stream is: an event of one of our pairs; `other`, which is of no use and no error (a reply, an
 * event of another type, a pair that is not ours); or `unreadable`.
 */
type StreamFrame = MiniTicker | 'other' | 'unreadable';

/** The latest moment that a Date can hold, in milliseconds since 1970 (ECMAScript, time values). */
const LATEST = 8.64e15;

/**
 * Reads one frame of the market stream, by itself or in the wrapper of a combined stream. An event of ours has positive prices
 * and a time; one that has not is unreadable. Checked by hand because it runs for every message (docs/decisions/008).
 */
export function readFrame(frame: unknown): StreamFrame {
  if (typeof frame !== 'string' || frame.length > LONGEST_FRAME) return 'unreadable';
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return 'unreadable';
  }
  if (!isRecord(value)) return 'unreadable';
  const event = typeof value.stream === 'string' && isRecord(value.data) ? value.data : value;
  const { e, E, s, c, o, h, l } = event;
  if (e !== '24hrMiniTicker') return e !== undefined || 'result' in event ? 'other' : 'unreadable';
  if (typeof s !== 'string' || s === '') return 'unreadable';
  const coin = coinByPair.get(s);
  if (!coin) return 'other';
  if (typeof E !== 'number' || !(E > 0 && E <= LATEST)) return 'unreadable';
  if (!isPrice(c) || !isPrice(o) || !isPrice(h) || !isPrice(l)) return 'unreadable';
  return { coin, at: E, close: c, open: o, high: h, low: l };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As `readFrame`; null for anything that is not a mini-ticker of one of our pairs. */
export function readMiniTicker(frame: unknown): MiniTicker | null {
  const read = readFrame(frame);
  return typeof read === 'string' ? null : read;
}
