import { expect, test } from 'vitest';
import { formatPrice } from '#mock-api/features/price-alerts/tell-alert.ts';
import { DAY, HOUR, pointsBetween, tellingsOf, Watcher } from './watcher.ts';

/** Prices of the hours to come: each test sets its alert between two of them. */
function pathOf(watcher: Watcher, from: number, until: number) {
  const points = pointsBetween(from, until);
  const prices = points.map((time) => watcher.price(time));
  const high = Math.max(...prices);
  return { points, prices, high, highAt: points[prices.indexOf(high)]! };
}

/** A day whose first hours have a peak that the price has left again by their end. */
async function withPeak() {
  for (let seed = 1; ; seed += 1) {
    const watcher = await Watcher.of(seed);
    const start = watcher.time;
    const { high, highAt, points } = pathOf(watcher, start, start + 6 * HOUR);
    const target = (high * 0.9995).toFixed(2);
    const isLeft = watcher.price(points.at(-1)!) < Number(target);
    if (watcher.price(start) < Number(target) && isLeft) return { watcher, start, target, high, highAt };
  }
}

test('a crossing between two looks is told once, at its moment, although the price is back by then', async () => {
  const { watcher, start, target } = await withPeak();
  const alert = await watcher.set({ kind: 'above', value: target, channels: ['notification', 'email'] });
  await watcher.pass(6 * HOUR);
  const [first, ...rest] = watcher.told();
  const [expected] = tellingsOf(
    pointsBetween(start, start + 6 * HOUR),
    false,
    (time) => watcher.price(time) >= Number(target),
  );
  const price = formatPrice(target, 'usd');
  expect(first).toMatchObject({
    type: 'trade',
    title: `BTC above ${price}`,
    link: '/w/token/btc',
    created_at: new Date(expected!).toISOString(),
    status: 'unread',
  });
  expect(rest).toEqual([]);
  const emails = watcher.state.mails.filter(({ kind }) => kind === 'trade');
  expect(emails).toMatchObject([{ subject: `BTC above ${price}`, at: first!.created_at }]);
  expect(watcher.alerts()).toMatchObject([
    { alert_id: alert.alert_id, status: 'told', last_told_at: first!.created_at, next_at: null },
  ]);
  // Over: nothing is planned for it, and it is not told again.
  expect(watcher.state.jobs.some(({ kind }) => kind === 'price_alert')).toBe(false);
});

test('a jump of a year finds what a minute would have, and runs few jobs', async () => {
  const { watcher, target } = await withPeak();
  await watcher.set({ kind: 'above', value: target });
  await watcher.set({ kind: 'above', value: '90000000' });
  await watcher.pass(365 * DAY);
  const [told] = watcher.toldAt();
  const slow = await Watcher.of(watcher.state.seed);
  await slow.set({ kind: 'above', value: target });
  for (let minute = 0; minute < 360; minute += 1) await slow.pass(60_000);
  expect(slow.toldAt()).toEqual([told]);
  const [job] = watcher.state.jobs.filter(({ kind }) => kind === 'price_alert');
  expect(job!.due - watcher.time).toBeGreaterThan(0);
  expect(job!.due - watcher.time).toBeLessThanOrEqual(7 * DAY);
});

test('two alerts at one price are each told once, and one of another person too', async () => {
  const { watcher, target } = await withPeak();
  await watcher.set({ kind: 'above', value: target });
  await watcher.set({ kind: 'above', value: target });
  await watcher.pass(6 * HOUR);
  expect(watcher.toldAt()).toHaveLength(2);
  await watcher.pass(HOUR);
  expect(watcher.toldAt()).toHaveLength(2);
});

test('what a silent coin crosses and leaves again is not told; where it still is, is told when the price is back', async () => {
  const { watcher, target, highAt } = await withPeak();
  const end = watcher.time + 6 * HOUR;
  await watcher.set({ kind: 'above', value: target });
  const stays = await watcher.set({ kind: 'below', value: (Number(target) - 0.01).toFixed(2), paused: true });
  await watcher.silence('silent');
  await watcher.pass(highAt - watcher.time + 1000);
  // It goes on while the price is above, unseen: once back it is below.
  await watcher.change(stays, { paused: false });
  await watcher.pass(end - watcher.time);
  expect(watcher.told()).toEqual([]);
  await watcher.silence('live');
  expect(watcher.told()).toEqual([]);
  await watcher.pass(5000);
  expect(watcher.told().map(({ title }) => title.split(' ')[1])).toEqual(['below']);
});

test('a repeated alert is quiet for an hour, and waits for the other side', async () => {
  const { watcher, start, target } = await withPeak();
  await watcher.set({ kind: 'above', value: target, repeat: true });
  await watcher.pass(2 * DAY);
  const told = watcher.toldAt();
  const across = (time: number) => watcher.price(time) >= Number(target);
  expect(told).toEqual(tellingsOf(pointsBetween(start, start + 2 * DAY), true, across));
  for (const [place, time] of told.entries()) {
    const before = told[place - 1];
    if (before === undefined) continue;
    expect(time - before).toBeGreaterThanOrEqual(HOUR);
    expect(pointsBetween(before, time).some((point) => !across(point))).toBe(true);
  }
});

test('a snapshot goes on where it was: what is told after it is told once', async () => {
  const { watcher, target, highAt } = await withPeak();
  await watcher.set({ kind: 'above', value: target });
  const { body } = await watcher.get('/__mock/snapshot');
  await watcher.pass(6 * HOUR);
  const told = watcher.toldAt();
  expect(told).toHaveLength(1);
  await watcher.control('PUT', '/snapshot', body);
  expect(watcher.told()).toEqual([]);
  await watcher.pass(highAt - watcher.time);
  expect(watcher.toldAt()).toEqual(told);
  await watcher.control('POST', '/reset', { what: 'all' });
  expect(watcher.state.priceAlerts).toEqual({});
});

test('a pause is not judged, and what goes on waits for the other side', async () => {
  const { watcher, target, highAt } = await withPeak();
  const alert = await watcher.set({ kind: 'above', value: target, repeat: true });
  await watcher.change(alert, { paused: true });
  await watcher.pass(highAt - watcher.time);
  expect(watcher.told()).toEqual([]);
  expect((await watcher.change(alert, { paused: false })).status).toBe(200);
  await watcher.pass(10_000);
  expect(watcher.told()).toEqual([]);
});

test('one that was removed is not told, and one with a new value waits for it', async () => {
  const { watcher, target } = await withPeak();
  const { alert_id } = await watcher.set({ kind: 'above', value: target });
  const other = await watcher.set({ kind: 'above', value: target });
  expect((await watcher.write('DELETE', `/trade/alerts/${alert_id}`, undefined)).status).toBe(204);
  await watcher.change(other, { value: '90000000' });
  await watcher.pass(6 * HOUR);
  expect(watcher.told()).toEqual([]);
  expect(watcher.alerts()).toMatchObject([{ value: '90000000', status: 'waiting' }]);
});

test('faster prices are judged as they are seen', async () => {
  const { watcher, target } = await withPeak();
  await watcher.set({ kind: 'above', value: target });
  await watcher.control('PUT', '/ticker', { speed: 60 });
  await watcher.pass(HOUR / 10);
  expect(watcher.toldAt()).toHaveLength(1);
});

test('no email goes to who gets none, and the notification is there all the same', async () => {
  const { watcher, target } = await withPeak();
  const flags = (await watcher.get('/user/notifications')).body.data as object;
  await watcher.write('PUT', '/user/notifications', { ...flags, trade_alerts: false });
  await watcher.set({ kind: 'above', value: target, channels: ['email', 'notification'] });
  await watcher.pass(6 * HOUR);
  expect(watcher.told()).toHaveLength(1);
  expect(watcher.state.mails.some(({ kind }) => kind === 'trade')).toBe(false);
});
