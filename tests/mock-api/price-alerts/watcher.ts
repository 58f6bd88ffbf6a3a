import { randomUUID } from 'node:crypto';
import type { AssetId } from '#contract/assets.ts';
import type { DisplayCurrency } from '#contract/display-currencies.ts';
import type { Notification } from '#contract/notifications.ts';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { createApp } from '#mock-api/app.ts';
import { now } from '#mock-api/core/clock.ts';
import { unitPrice } from '#mock-api/features/market/price.ts';
import { present } from '#mock-api/features/notifications/notifications.ts';
import { presentAlert } from '#mock-api/features/price-alerts/price-alerts.ts';
import { Payer } from '../transfers/payer.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Between two points of a price's path. */
export const STEP = 5000;

export type NewAlert = Partial<PriceAlert> & Pick<PriceAlert, 'kind' | 'value'>;

/** Somebody with price alerts, in a sandbox whose clock stands. */
export class Watcher extends Payer {
  static async of(seed = 7): Promise<Watcher> {
    const watcher = new Watcher(createApp({ first: { seed } }));
    await watcher.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
    await watcher.become('complete');
    return watcher;
  }

  get time() {
    return now(this.state);
  }

  async set(alert: NewAlert): Promise<PriceAlert> {
    const body = { asset: 'btc', currency: 'usd', ...alert };
    const { status, body: reply } = await this.post('/trade/alerts', body, {
      'idempotency-key': randomUUID(),
    });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(reply)}`);
    return reply.data as PriceAlert;
  }

  /** Read from the state: the session may have ended since. */
  alerts(): PriceAlert[] {
    return Object.values(this.state.priceAlerts)
      .flat()
      .map((alert) => presentAlert(this.state, alert));
  }

  change({ alert_id }: PriceAlert, body: object) {
    return this.write('PUT', `/trade/alerts/${alert_id}`, body);
  }

  /** What alerts have told, oldest first. */
  told(): Notification[] {
    const all = Object.values(this.state.notifications).flat();
    return all.filter(({ text }) => text.startsWith('price_')).map((one) => present(one, 'en'));
  }

  /** When they did, in milliseconds since 1970. */
  toldAt(): number[] {
    return this.told().map(({ created_at }) => Date.parse(created_at));
  }

  pass(ms: number) {
    return this.control('POST', '/clock/advance', { ms });
  }

  price(time: number, asset: AssetId = 'btc', currency: DisplayCurrency = 'usd'): number {
    return Number(unitPrice(this.state, asset, currency, time));
  }

  silence(mode: 'silent' | 'live') {
    return this.control('PUT', '/ticker', { symbols: { btcusdt: { mode } } });
  }
}

/** The points of a price's path after a moment and up to another. */
export function pointsBetween(after: number, until: number, step = STEP): number[] {
  const first = Math.floor(after / step) + 1;
  const count = Math.max(0, Math.floor(until / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/**
 * When an alert is told, by looking at each point of the path: the plain reading of the rules, which the mock has to agree with.
 * @param holds whether the price is across at a moment
 */
export function tellingsOf(
  points: readonly number[],
  repeat: boolean,
  holds: (time: number) => boolean,
): number[] {
  const told: number[] = [];
  let armed = true;
  for (const point of points) {
    const isAcross = holds(point);
    if (!isAcross) armed = true;
    const last = told.at(-1);
    if (!isAcross || !armed || (last !== undefined && point < last + HOUR)) continue;
    told.push(point);
    if (!repeat) return told;
    armed = false;
  }
  return told;
}
