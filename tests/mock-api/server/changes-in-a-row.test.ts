import { beforeEach, describe, expect, test } from 'vitest';
import { png } from '../../contract/pictures/sample-pictures.ts';
import { Payer } from '../transfers/payer.ts';
import { Visitor } from '../visitor.ts';

// What asks for no proof could be called without end: each call is an entry of the log, an email, or 64 kB.

const LIMIT = 20;
const image = Buffer.from(png(256, 256)).toString('base64');

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});
const device = (visitor: Visitor) => visitor.cookies.get('device_id') ?? '';
const activities = () => Object.values(tobi.state.activities).flat().length;

describe.each<
  [what: string, path: (visitor: Visitor) => string, body: (turn: number) => object, entries: number]
>([
  [
    'changes of the profile',
    () => '/user/profile',
    (turn) => ({ phone_number: `+23480398765${10 + turn}`, country_code: '+234' }),
    1,
  ],
  ['pictures', () => '/user/avatar', () => ({ image }), 0],
  [
    'names of a device',
    (visitor) => `/auth/user-devices/${device(visitor)}`,
    (turn) => ({ name: `Laptop ${turn}` }),
    1,
  ],
])('%s', (_what, path, body, entries) => {
  const change = async (turn: number, visitor: Visitor = tobi) =>
    visitor.write('PUT', path(visitor), body(turn), {});

  test('are refused after twenty, until the first is ten minutes old', async () => {
    const before = activities();
    for (let turn = 0; turn < LIMIT; turn += 1) {
      expect((await change(turn)).status).toBe(200);
      await tobi.wait(1);
    }
    const mails = tobi.state.mails.length;
    const { status, body: answer } = await change(LIMIT);
    expect([status, answer.code, answer.details]).toEqual([
      429,
      'rate_limited',
      { until: '2026-11-21T09:52:00.000Z' },
    ]);
    expect([activities(), tobi.state.mails.length]).toEqual([before + entries * LIMIT, mails]);
    await tobi.wait(600 - LIMIT);
    expect((await change(LIMIT)).status).toBe(200);
  });

  test('are counted for each customer by themselves', async () => {
    for (let turn = 0; turn <= LIMIT; turn += 1) await change(turn);
    const other = new Visitor(tobi.app);
    await other.become('payer');
    expect((await change(0, other)).status).toBe(200);
  });
});
