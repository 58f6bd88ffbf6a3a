import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { now } from '#mock-api/core/clock.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import { Scheduler } from '#mock-api/core/scheduler.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
let app: Mock;
let admin: Visitor;
let sandbox: Sandbox;
let fired: string[];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  app = emptyMock();
  admin = new Visitor(app);
  sandbox = app.sandboxes.default;
  fired = [];
  await admin.control('PUT', '/clock', { mode: 'frozen', at: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A timer that says its name, so many milliseconds after noon. */
const at = (after: number, name: string) => sandbox.timers.at(NOON + after, () => fired.push(name));
const leap = (ms: number) => admin.control('POST', '/clock/advance', { ms });

describe('advancing', () => {
  test('fires what is due by moment, then by order of registration, each once', async () => {
    at(2000, 'c');
    at(1000, 'a');
    at(2000, 'd');
    at(1000, 'b');
    at(2001, 'later');
    await leap(2000);
    expect(fired).toEqual(['a', 'b', 'c', 'd']);
    await leap(0);
    expect(fired).toHaveLength(4);
    await leap(1);
    expect(fired.at(-1)).toBe('later');
    expect(sandbox.timers.size).toBe(0);
  });

  test('a timer sees its own moment, and may set another that is due on the way', async () => {
    const see = () => fired.push(`${now(sandbox.state) - NOON}`);
    sandbox.timers.at(NOON + 1000, () => {
      see();
      sandbox.timers.at(NOON + 1500, see);
    });
    sandbox.timers.at(NOON + 1600, see);
    expect((await leap(10_000)).body.now).toBe('2026-11-21T12:00:10.000Z');
    expect(fired).toEqual(['1000', '1500', '1600']);
  });

  test('to a moment, which must not have been', async () => {
    at(60_000, 'a');
    const { body } = await admin.control('POST', '/clock/advance', { iso: '2026-11-21T12:01:00Z' });
    expect(body.now).toBe('2026-11-21T12:01:00.000Z');
    expect(fired).toEqual(['a']);
    for (const wrong of [
      { iso: '2026-11-21T12:00:59Z' },
      { iso: 'tomorrow' },
      { iso: '2126-01-01T00:00:00Z' },
      { ms: 1, iso: '2026-11-21T12:02:00Z' },
      { ms: -1 },
      {},
    ]) {
      const answer = await admin.control('POST', '/clock/advance', wrong);
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
    await admin.control('PUT', '/clock', { mode: 'frozen', at: '9999-12-31T23:59:59Z' });
    expect((await leap(1000)).status).toBe(422);
    expect((await admin.control('PUT', '/clock', { mode: 'frozen', at: 1e15 })).status).toBe(422);
  });
});

describe('a clock that is set', () => {
  const put = (clock: object) => admin.control('PUT', '/clock', clock);

  test('forward fires what is due, back fires nothing and forgets nothing', async () => {
    at(1000, 'a');
    at(5000, 'b');
    await put({ mode: 'frozen', at: NOON - 60_000 });
    expect(fired).toEqual([]);
    await put({ mode: 'frozen', at: NOON + 4999 });
    expect(fired).toEqual(['a']);
    await leap(1);
    expect(fired).toEqual(['a', 'b']);
  });

  test.each([
    ['real', { mode: 'real', at: NOON }, 1000],
    ['scaled ×60', { mode: 'scaled', at: NOON, rate: 60 }, 60_000],
    ['scaled ×0.5', { mode: 'scaled', at: NOON, rate: 0.5 }, 500],
  ])('%s: fires by itself when its clock gets there', async (_name, clock, after) => {
    at(after, 'a');
    await put(clock);
    vi.advanceTimersByTime(999);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['a']);
  });

  test('frozen: never by itself, also when it ran before', async () => {
    await put({ mode: 'scaled', at: NOON, rate: 1000 });
    at(10_000, 'a');
    await put({ mode: 'frozen' });
    vi.advanceTimersByTime(3_600_000);
    expect(fired).toEqual([]);
  });

  test('by a patch of the state: fires what is due, each at its moment', async () => {
    const see = () => fired.push(`${now(sandbox.state) - NOON}`);
    sandbox.timers.at(NOON + 2000, see);
    sandbox.timers.at(NOON + 1000, see);
    sandbox.timers.at(NOON + 9000, see);
    await admin.control('PATCH', '/state', [{ op: 'replace', path: '/clock/base', value: NOON + 5000 }]);
    expect(fired).toEqual(['1000', '2000']);
    expect(now(sandbox.state)).toBe(NOON + 5000);
    const running = { mode: 'scaled', base: NOON, anchor: NOON - 100, rate: 60 };
    await admin.control('PATCH', '/state', [{ op: 'replace', path: '/clock', value: running }]);
    expect(now(sandbox.state)).toBe(NOON + 6000);
    vi.advanceTimersByTime(50);
    expect(fired).toEqual(['1000', '2000', '9000']);
  });

  test('a wait of months is kept, though setTimeout knows no such wait', async () => {
    await put({ mode: 'real', at: NOON });
    at(90 * 86_400_000, 'a');
    vi.advanceTimersByTime(89 * 86_400_000);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(86_400_000);
    expect(fired).toEqual(['a']);
  });
});

describe('cancelling', () => {
  test('one by its own hand', async () => {
    const cancel = at(1000, 'a');
    at(1000, 'b');
    cancel();
    cancel();
    await leap(1000);
    expect(fired).toEqual(['b']);
  });

  test.each([
    ['a reset', () => admin.control('POST', '/reset')],
    ['a reset of the state', () => admin.control('POST', '/reset', { what: 'state' })],
    ['a restore', async () => admin.control('PUT', '/snapshot', (await admin.get('/__mock/snapshot')).body)],
  ])('all by %s', async (_name, end) => {
    at(1000, 'a');
    await end();
    expect(sandbox.timers.size).toBe(0);
    await admin.control('PUT', '/clock', { mode: 'frozen', at: NOON + 5000 });
    expect(fired).toEqual([]);
  });

  test('all by the end of the sandbox', async () => {
    await admin.control('POST', '/sandboxes', { id: 's-a' });
    const other = app.sandboxes.find('s-a')!;
    other.timers.at(NOON + 1000, () => fired.push('a'));
    await admin.control('DELETE', '/sandboxes/s-a');
    vi.advanceTimersByTime(5000);
    expect(fired).toEqual([]);
  });

  test('the clock alone begins anew without losing them', async () => {
    await admin.control('POST', '/sandboxes', { id: 's-a', clock: { mode: 'frozen', at: NOON } });
    const other = app.sandboxes.find('s-a')!;
    const inside = new Visitor(app, { 'x-mock-sandbox': 's-a' });
    await inside.control('POST', '/clock/advance', { ms: 500 });
    other.timers.at(NOON + 1000, () => fired.push('a'));
    await inside.control('POST', '/reset', { what: 'clock' });
    await inside.control('POST', '/clock/advance', { ms: 999 });
    expect(fired).toEqual([]);
    await inside.control('POST', '/clock/advance', { ms: 1 });
    expect(fired).toEqual(['a']);
  });
});

test('any timers, in any split of the way: the same order, each once, each at its moment', () => {
  const moments = fc.array(fc.record({ moment: fc.nat(1000), echo: fc.option(fc.nat(300)) }), {
    maxLength: 30,
  });
  const splits = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 });
  fc.assert(
    fc.property(moments, splits, (timers, steps) => {
      const whole = run(timers, [2000]);
      expect(run(timers, [...steps, 2000])).toEqual(whole);
      expect(whole).toHaveLength(timers.length + timers.filter(({ echo }) => echo !== null).length);
      for (const { moment, seen } of whole) expect(seen).toBe(moment);
      expect(whole).toEqual(whole.toSorted((a, b) => a.moment - b.moment || a.nth - b.nth));
    }),
  );
});

/** What fires on a standing clock that is moved in these steps; a timer with an echo sets another one. */
function run(timers: { moment: number; echo: number | null }[], steps: number[]) {
  let time = 0;
  let count = 0;
  const log: { nth: number; moment: number; seen: number }[] = [];
  const clock = new Scheduler({
    now: () => time,
    rate: () => 0,
    advance: (ms) => void (time += ms),
    nextJob: () => undefined,
    runJob: () => undefined,
  });
  const set = (moment: number, echo: number | null) => {
    const nth = (count += 1);
    clock.at(moment, () => {
      log.push({ nth, moment, seen: time });
      if (echo !== null) set(time + echo, null);
    });
  };
  for (const { moment, echo } of timers) set(moment, echo);
  for (const step of steps) clock.pass(step);
  return log;
}
