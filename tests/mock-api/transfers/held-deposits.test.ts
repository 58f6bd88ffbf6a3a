import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { depositTexts } from '#contract/deposit-texts.ts';
import type { Notification } from '#contract/notifications.ts';
import { reportReasons, type Transaction } from '#contract/transactions.ts';
import { translate, type TextValues } from '#mock-api/server/translate.ts';
import { Payer, toChinedu } from './payer.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The life of the account, and how long its money is held. */
const [OPEN, HELD, CLAIM] = [30 * MINUTE, 24 * HOUR, 10 * MINUTE];
/** Quoted: 20,000, its fee of 300 and 22.50 of tax. */
const [QUOTED, ARRIVED] = ['20000', '20322.5'];

let tobi: Payer;
let deposit: Transaction;
let before: string;
beforeEach(async () => {
  tobi = await Payer.create();
  before = await tobi.has('ngn');
  deposit = await tobi.paid({ kind: 'deposit', amount: QUOTED });
});

const now = () => tobi.transaction(deposit.id);
const declare = (status: 'sent' | 'cancelled') =>
  tobi.write(
    'PUT',
    `/wallet/transactions/${deposit.id}/status`,
    { status },
    { 'idempotency-key': randomUUID() },
  );
const cancel = () => declare('cancelled');
const happen = (event: string, given: object = {}) =>
  tobi.control('POST', '/simulate/events', { transaction_id: deposit.id, event, ...given });
const arrive = (given: object = {}) => happen('credited', given);
const report = (reason = 'not_arrived', client_id: string = randomUUID()) =>
  tobi.post(`/wallet/transactions/${deposit.id}/report`, { client_id, reason, text: 'It is mine.' });
const gained = async () => Number((await tobi.has('ngn')).split(' / ')[0]) - Number(before.split(' / ')[0]);
const newest = async (language = 'en') => {
  const { body } = await tobi.get('/user/notifications/list?page_size=1', { 'accept-language': language });
  return (body.data as Notification[])[0]!;
};

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'its account has expired': () => tobi.wait(OPEN),
  'its owner has cancelled it': cancel,
  'it expired after it was said to be sent': async () => {
    await tobi.wait(OPEN - 1);
    await declare('sent');
    await tobi.wait(1);
  },
};

describe.each(Object.entries(ways))('money that arrives once %s', (_, close) => {
  beforeEach(close);

  test.each(['credited', 'suspended'])('is held, told as %s by the bank', async (event) => {
    expect((await happen(event)).status).toBe(200);
    const returns_at = new Date(Date.parse((await now()).timeline.at(-1)!.at) + HELD * 1000).toISOString();
    expect(await now()).toMatchObject({
      status: 'review',
      status_reason: 'account_closed',
      held: { amount: ARRIVED, returns_at, claimed_at: null },
      bank_transfer: null,
      can: { claim: true, cancel: false },
    });
    expect(await gained()).toBe(0);
    expect(tobi.brokenInvariants()).toEqual([]);
  });

  test('is credited ten minutes after its claim, less the fee of its quote', async () => {
    await arrive();
    await tobi.wait(HELD - 1);
    expect((await report()).status).toBe(200);
    expect(await now()).toMatchObject({
      status: 'review',
      held: { returns_at: null },
      can: { claim: false },
    });
    await tobi.wait(CLAIM - 1);
    expect(await gained()).toBe(0);
    await tobi.wait(1);
    expect(await now()).toMatchObject({ status: 'completed', held: null, amount: QUOTED });
    expect(await gained()).toBe(20_000);
    await tobi.wait(2 * HELD);
    expect((await now()).status).toBe('completed');
    expect(tobi.brokenInvariants()).toEqual([]);
  });

  test('goes back after a day without a claim', async () => {
    await arrive();
    await tobi.wait(HELD - 1);
    expect((await now()).status).toBe('review');
    await tobi.wait(1);
    expect(await now()).toMatchObject({ status: 'returned', status_reason: 'sent_back', held: null });
    expect(await gained()).toBe(0);
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});

describe('money from an account in another name', () => {
  test.each([
    ['in time', () => Promise.resolve()],
    ['after the account has closed', cancel],
  ])('%s is held, and goes back whatever its receiver reports', async (_, close) => {
    await close();
    await arrive({ reason: 'name_mismatch' });
    expect(await now()).toMatchObject({
      status: 'review',
      status_reason: 'name_mismatch',
      can: { claim: false, report: true },
    });
    expect((await report()).status).toBe(200);
    expect((await happen('claimed')).status).toBe(409);
    await tobi.wait(HELD);
    expect(await now()).toMatchObject({ status: 'returned', status_reason: 'sent_back' });
    expect(await gained()).toBe(0);
    expect(tobi.brokenInvariants()).toEqual([]);
  });

  test.each([
    ['Ibrahim Danladi', 'review'],
    ['ADEYEMI, TOBI', 'completed'],
    [undefined, 'completed'],
  ])('a transfer that nobody asked for, from %s, is in %s', async (from, status) => {
    const { body } = await tobi.control('POST', '/deposits', {
      email: 'tobi@example.com',
      asset: 'ngn',
      amount: '5000',
      from,
    });
    expect(body.status).toBe(status);
    const waits = await tobi.control('POST', '/deposits', {
      email: 'tobi@example.com',
      asset: 'ngn',
      amount: '5000',
      from,
      status: 'confirming',
    });
    const { body: arrived } = await tobi.control('PUT', `/deposits/${String(waits.body.id)}`, {
      status: 'credited',
    });
    expect(arrived.status).toBe(status);
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});

test.each([
  ['王伟', 'completed'],
  ['王 伟', 'completed'],
  ['伟 王', 'completed'],
  ['王,伟', 'completed'],
  ['伟王', 'review'],
  ['李伟', 'review'],
])('of 王伟, a transfer from %s is in %s', async (from, status) => {
  const [user] = Object.values(tobi.state.users);
  Object.assign(user?.profile ?? {}, { first_name: '伟', last_name: '王' });
  const money = { email: 'tobi@example.com', asset: 'ngn', amount: '5000' };
  expect((await tobi.control('POST', '/deposits', { ...money, from })).body.status).toBe(status);
  // A bank that says nothing else is taken to say the name as others see it.
  expect((await tobi.control('POST', '/deposits', money)).body.status).toBe('completed');
});

test('another amount that comes late is held as it came, and a claim costs the fee of what came', async () => {
  await cancel();
  // 1.5 % of 10,000 are 150, and 7.5 % of that 11.25.
  await arrive({ amount: '10000' });
  expect((await now()).held).toMatchObject({ amount: '10000' });
  await report();
  await tobi.wait(CLAIM);
  expect(await gained()).toBe(9838.75);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('what was said to be sent arrives although its owner cancels it meanwhile, and is held', async () => {
  await declare('sent');
  await tobi.wait(60);
  expect((await cancel()).status).toBe(200);
  await tobi.wait(60);
  expect(await now()).toMatchObject({ status: 'review', status_reason: 'account_closed' });
  expect(await gained()).toBe(0);
});

test('the second of the expiry is late, the one before it is in time', async () => {
  await tobi.wait(OPEN - 1);
  const other = await tobi.paid({ kind: 'deposit', amount: QUOTED });
  await arrive();
  expect((await now()).status).toBe('completed');
  deposit = other;
  await tobi.wait(OPEN);
  await arrive();
  expect((await now()).status).toBe('review');
});

async function isHeld(): Promise<void> {
  await cancel();
  await arrive();
}
async function isClaimed(): Promise<void> {
  await isHeld();
  await report();
}
async function wasSentBack(): Promise<void> {
  await isHeld();
  await tobi.wait(HELD);
}

/** How a deposit has gone, and what is refused of it then. */
const finals: Readonly<Record<string, () => Promise<unknown>>> = {
  'is credited': () => arrive(),
  'is held': isHeld,
  'is held and claimed': isClaimed,
  'has been claimed': async () => {
    await isClaimed();
    await tobi.wait(CLAIM);
  },
  'was sent back': wasSentBack,
};
describe.each(Object.entries(finals))('of a deposit that %s', (_, play) => {
  test.each(['credited', 'suspended', 'expired'])('%s is refused: it has arrived already', async (event) => {
    await play();
    const shown = await now();
    const { status, body } = await happen(event);
    expect([status, body.code]).toEqual([409, 'already_final']);
    expect(await now()).toEqual(shown);
    expect((await cancel()).body.code).toBe('already_final');
    expect((await declare('sent')).body.code).toBe('already_final');
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});

test.each(['claimed', 'sent_back'])('%s can not happen to what was sent back', async (event) => {
  await wasSentBack();
  expect((await happen(event)).body.code).toBe('already_final');
  expect((await report()).status).toBe(200);
  await tobi.wait(CLAIM);
  expect((await now()).status).toBe('returned');
  expect(await gained()).toBe(0);
});

test('a claim counts once; who says anything but that it has not arrived claims nothing', async () => {
  await cancel();
  await arrive();
  for (const reason of reportReasons.filter((one) => one !== 'not_arrived')) await report(reason);
  expect((await now()).can.claim).toBe(true);
  const id = randomUUID();
  await report('not_arrived', id);
  const { held } = await now();
  await tobi.wait(MINUTE);
  await report('not_arrived', id);
  await report();
  expect((await now()).held).toEqual(held);
  await tobi.wait(CLAIM);
  expect(await gained()).toBe(20_000);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('what is held survives a snapshot: it is claimed or goes back afterwards', async () => {
  await cancel();
  await arrive();
  await tobi.control('POST', '/snapshots/held');
  await tobi.wait(HELD);
  expect((await now()).status).toBe('returned');
  expect((await tobi.control('POST', '/snapshots/held/restore')).status).toBe(200);
  await report();
  await tobi.wait(CLAIM);
  expect((await now()).status).toBe('completed');
  await tobi.control('POST', '/snapshots/held/restore');
  await tobi.wait(HELD);
  expect((await now()).status).toBe('returned');
});

interface Told {
  readonly what: string;
  readonly play: () => Promise<unknown>;
  readonly text: keyof typeof depositTexts;
  /** What its sentence names. */
  readonly amount?: string;
}
const told: readonly Told[] = [
  { what: 'it arrived late', play: isHeld, text: 'held_late', amount: ARRIVED },
  {
    what: 'it came from another name',
    play: () => arrive({ reason: 'name_mismatch' }),
    text: 'held_other_name',
    amount: ARRIVED,
  },
  { what: 'it was sent back', play: wasSentBack, text: 'sent_back' },
  { what: 'nobody paid it', play: () => tobi.wait(OPEN), text: 'expired' },
  {
    what: 'it was recalled',
    play: async () => {
      await arrive();
      await happen('recalled');
    },
    text: 'recalled',
    amount: QUOTED,
  },
  {
    what: 'it was recalled, and nothing is left',
    play: async () => {
      await arrive();
      const left = (await tobi.has('ngn')).split(' / ')[0] ?? '';
      await tobi.paid(toChinedu(left));
      await happen('recalled');
    },
    text: 'recalled_all_spent',
  },
];
test.each(told)(
  'the notification that $what is the sentence of the screens',
  async ({ play, text, amount }) => {
    await play();
    for (const language of ['en', 'zh-CN'] as const) {
      const { body } = await newest(language);
      const values: TextValues = amount === undefined ? {} : { amount: { asset: 'ngn', amount } };
      expect(body).toBe(translate(language, depositTexts[text], values));
      expect(body).not.toMatch(/[{}]/);
    }
  },
);
