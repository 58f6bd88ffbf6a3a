import { expect, test } from 'vitest';
import type { PriceAlert } from '#contract/price-alerts.ts';
import { DAY, MINUTE, pointsBetween, STEP, tellingsOf, Watcher, type NewAlert } from './watcher.ts';

/** Numbers between 0 and 1 that are the same in each run. */
function* chances(seed: number): Generator<number, never> {
  let state = seed * 2_654_435_761;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const holdsFor = (watcher: Watcher, { kind, value, asset, currency }: PriceAlert) => {
  const id = asset as 'btc' | 'doge';
  if (kind === 'above') return (time: number) => watcher.price(time, id, currency) >= Number(value);
  if (kind === 'below') return (time: number) => watcher.price(time, id, currency) <= Number(value);
  return (time: number) => {
    const [before, at] = [watcher.price(time - DAY, id, 'usdt'), watcher.price(time, id, 'usdt')];
    return Math.abs(at - before) * 100 >= Number(value) * before;
  };
};

/** A price a little away from that of now. */
const near = (price: number, part: number) => String(Number((price * (1 + part)).toPrecision(6)));

test.each([1, 2, 3])(
  'what is told, and when, is what a look at each point of the path finds, however seldom the clock is looked at: seed %d',
  async (seed) => {
    const watcher = await Watcher.of(seed);
    const random = chances(seed);
    const chance = () => random.next().value;
    const start = watcher.time;
    const btc = watcher.price(start);
    const naira = watcher.price(start, 'doge', 'ngn');
    const now24 = Math.abs(btc / watcher.price(start - DAY) - 1) * 100;
    const wanted: NewAlert[] = [
      { kind: 'above', value: near(btc, 0.001 + 0.004 * chance()) },
      { kind: 'below', value: near(btc, -0.001 - 0.004 * chance()) },
      { kind: 'above', value: near(btc, 0.002), repeat: true },
      { kind: 'below', value: near(btc, -0.002), repeat: true },
      { kind: 'above', asset: 'doge', currency: 'ngn', value: near(naira, 0.003), repeat: true },
      { kind: 'change_24h', value: String(Math.ceil(now24 * 100 + 20) / 100), repeat: true },
    ];
    const alerts: PriceAlert[] = [];
    for (const one of wanted) alerts.push(await watcher.set(one));
    const end = start + 8 * 60 * MINUTE;
    while (watcher.time < end) {
      // From a second to several hours.
      const leap = Math.floor(1000 * 1.8 ** (chance() * 17));
      await watcher.pass(Math.min(leap, end - watcher.time));
    }
    const expected = alerts.flatMap((alert) =>
      tellingsOf(
        pointsBetween(start, end, alert.kind === 'change_24h' ? MINUTE : STEP),
        alert.repeat,
        holdsFor(watcher, alert),
      ),
    );
    expect(watcher.toldAt()).toEqual(expected.sort((a, b) => a - b));
    // Otherwise the comparison would say nothing.
    expect(expected.length).toBeGreaterThan(2);
  },
);
