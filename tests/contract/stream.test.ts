import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import { LONGEST_FRAME, pairs, readMiniTicker, subscribeMessage } from '#contract/market-stream.ts';
import { sized } from '../tier.ts';

const event = {
  e: '24hrMiniTicker',
  E: 1_672_515_782_136,
  s: 'BNBUSDT',
  c: '612.07',
  o: '609.75',
  h: '615.1',
  l: '601.2',
  v: '10000',
  q: '6100000',
};

describe('SUBSCRIBE', () => {
  // requirement: 1.09, 7.38, 9.16
  test('has id 1 and the 20 mini-ticker streams of spec section 7, in its order', () => {
    expect(subscribeMessage).toEqual({
      method: 'SUBSCRIBE',
      params: [
        'btcusdt',
        'ethusdt',
        'bnbusdt',
        'solusdt',
        'adausdt',
        'xrpusdt',
        'dogeusdt',
        'maticusdt',
        'dotusdt',
        'ltcusdt',
        'avaxusdt',
        'linkusdt',
        'atomusdt',
        'nearusdt',
        'uniusdt',
        'ftmusdt',
        'trxusdt',
        'vetusdt',
        'icpusdt',
        'hbarusdt',
      ].map((pair) => `${pair}@miniTicker`),
      id: 1,
    });
    expect(pairs).toHaveLength(20);
  });
});

describe('reading a frame', () => {
  // requirement: 3.26
  test('a mini-ticker of a known pair', () => {
    expect(readMiniTicker(JSON.stringify(event))).toEqual({
      coin: 'bnb',
      at: 1_672_515_782_136,
      close: '612.07',
      open: '609.75',
      high: '615.1',
      low: '601.2',
    });
  });

  test.each([
    ['another event', { ...event, e: 'trade' }],
    ['another pair', { ...event, s: 'PEPEUSDT' }],
    ['the prototype as a pair', { ...event, s: '__proto__' }],
    ['a price as a number', { ...event, c: 612.07 }],
    ['a price of zero', { ...event, c: '0.00' }],
    ['a negative price', { ...event, c: '-1' }],
    ['an exponent', { ...event, c: '1e400' }],
    ['a huge price', { ...event, c: '9'.repeat(19) }],
    ['no time', { ...event, E: undefined }],
    ['a time that is text', { ...event, E: '1672515782136' }],
    ['a time in nanoseconds', { ...event, E: 1_672_515_782_136_000_000 }],
    ['a time that no Date can hold', { ...event, E: 8.64e15 + 1 }],
    ['a time before 1970', { ...event, E: -1 }],
    ['an acknowledgement', { result: null, id: 1 }],
    ['null', null],
    ['a list', [event]],
  ])('refuses %s', (_name, frame) => {
    expect(readMiniTicker(JSON.stringify(frame))).toBeNull();
  });

  test('refuses what is no text, no JSON, or too long', () => {
    expect(readMiniTicker(new ArrayBuffer(8))).toBeNull();
    expect(readMiniTicker('{"e":"24hrMini')).toBeNull();
    expect(readMiniTicker(`${' '.repeat(LONGEST_FRAME)}${JSON.stringify(event)}`)).toBeNull();
  });

  test('hostile frames: never a throw, never a price that is none', () => {
    const known = new Set<string>(coinIds);
    const frame = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({
          e: fc.constant(event.e),
          E: fc.anything(),
          s: fc.constantFrom('BTCUSDT', 'constructor'),
          c: fc.anything(),
          o: fc.anything(),
          h: fc.anything(),
          l: fc.anything(),
        })
        .map((value) => {
          try {
            return JSON.stringify(value);
          } catch {
            return '';
          }
        }),
      fc.nat({ max: 150 }).map((cut) => JSON.stringify(event).slice(0, cut)),
    );
    fc.assert(
      fc.property(frame, (text) => {
        const tick = readMiniTicker(text);
        if (tick === null) return;
        expect(known).toContain(tick.coin);
        for (const price of [tick.close, tick.open, tick.high, tick.low]) {
          expect(price).toMatch(/^\d{1,18}(\.\d{1,18})?$/);
          expect(price).toMatch(/[1-9]/);
        }
      }),
      { numRuns: sized(1000, 10_000) },
    );
  });
});
