import { beforeEach, describe, expect, test } from 'vitest';
import type { NotificationPage } from './pages.ts';
import type { DepositAddress } from '#contract/deposit-addresses.ts';
import type { ReferralInvite, ReferralStats } from '#contract/referral.ts';
import type { Transaction } from '#contract/transactions.ts';
import { addInvite } from '#mock-api/features/referral/invites.ts';
import { terms } from '#mock-api/features/referral/terms.ts';
import { Payer, START } from '../transfers/payer.ts';
import { userInfo, Visitor } from '../visitor.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const FRIEND = 'missing-all@example.com';
const INVITER = 'payee@example.com';
const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString();

let inviter: Payer;
let friend: Visitor;
beforeEach(async () => {
  inviter = await Payer.create('payee');
  friend = new Visitor(inviter.app);
  await friend.become('missing-all');
});

const accountOf = (address: string) =>
  Object.values(inviter.state.users).find(({ email }) => email === address)!;
const code = async () => (await inviter.get('/referral/code')).body.referral_code;
const join = async () =>
  expect((await friend.post('/user/referral/complete', { referral_code: await code() })).status).toBe(200);
const verifyIdentity = () => friend.post('/user/profile', userInfo);
const deposit = async (amount: string, more: object = {}) =>
  (await inviter.control('POST', '/deposits', { email: FRIEND, asset: 'ngn', amount, ...more })).body
    .id as string;
const invites = async (query = '') =>
  (await inviter.get(`/referral/invites${query}`)).body.data as { items: ReferralInvite[]; total: number };
const only = async () => (await invites()).items[0];
const stats = async () => (await inviter.get('/referral/stats')).body as unknown as ReferralStats;
/** A session lasts for less than a friend's time. */
async function pass(seconds: number): Promise<void> {
  for (const session of Object.values(inviter.state.sessions)) session.expires_at += seconds * 1000;
  await inviter.wait(seconds);
}

test('a friend joins, qualifies, and 48 hours later the reward is in balance, statement and notification', async () => {
  expect(await stats()).toMatchObject({ invited: 0, joined: 0, qualified: 0, paid: 0, earned: '0' });
  await join();
  expect(await only()).toMatchObject({
    // Without a name, and without an address that the inviter knew.
    name_masked: null,
    step: 'joined',
    missing: ['identity', 'deposit'],
    at: START,
    until: after(30 * DAY),
    reward: null,
  });

  await pass(HOUR);
  await verifyIdentity();
  expect(await only()).toMatchObject({ name_masked: 'A****n', step: 'joined', missing: ['deposit'] });
  await deposit('19999.99');
  expect(await only()).toMatchObject({ step: 'joined', missing: ['deposit'] });
  await deposit('0.01');
  expect(await only()).toMatchObject({
    step: 'qualified',
    missing: [],
    at: after(HOUR),
    until: after(49 * HOUR),
  });

  const before = await inviter.has('ngn');
  await pass(48 * HOUR - 1);
  expect((await only())?.step).toBe('qualified');
  expect(await inviter.has('ngn')).toBe(before);
  await pass(1);
  const paid = await only();
  expect(paid).toMatchObject({ step: 'paid', at: after(49 * HOUR), until: null, reward: { amount: '5000' } });
  expect(Number((await inviter.has('ngn')).split(' ')[0])).toBe(Number(before.split(' ')[0]) + 5000);
  expect(await inviter.transaction(paid?.reward?.transaction_id ?? '')).toMatchObject({
    type: 'reward',
    status: 'completed',
    asset: 'ngn',
    amount: '5000',
    reference: paid?.reward?.reference,
  });
  const { data } = (await inviter.get('/user/notifications/list')).body as unknown as NotificationPage;
  expect(data.map(({ title }) => title).slice(0, 2)).toEqual([
    'Reward of ₦5,000.00',
    'A friend joined with your referral code',
  ]);
  const statement = (await inviter.get('/wallet/statements/2026-11')).body.data as {
    totals: { rewards: string };
  };
  expect(statement.totals.rewards).toBe('5000');
  expect(await stats()).toEqual(
    expect.objectContaining({ invited: 1, joined: 1, qualified: 1, paid: 1, earned: '5000', terms }),
  );
  expect(inviter.brokenInvariants()).toEqual([]);
});

test('an identity that is verified by hand counts at once', async () => {
  await join();
  await inviter.control('PUT', '/simulate/tier', { email: FRIEND, tier: 2 });
  expect((await only())?.missing).toEqual(['deposit']);
});

test('who has skipped the profile and completes it later, in parts, qualifies with the last part', async () => {
  await friend.post('/user/profile', { skip: true });
  await join();
  await deposit('20000');
  const { address, ...others } = userInfo;
  await friend.write('PUT', '/user/profile', others, {});
  expect(await only()).toMatchObject({ step: 'joined', missing: ['identity'] });
  await friend.write('PUT', '/user/profile', { address }, {});
  expect((await only())?.step).toBe('qualified');
});

test('coins count by what they were worth when they arrived', async () => {
  await verifyIdentity();
  await join();
  await deposit('13', { asset: 'usdt' });
  expect((await only())?.missing).toEqual(['deposit']);
  await deposit('1', { asset: 'usdt' });
  expect((await only())?.step).toBe('qualified');
});

test('coins that another customer has sent on their chain do not count: they come from Cowrie', async () => {
  await verifyIdentity();
  await join();
  const query = '/wallet/deposit-addresses?asset=usdt&network=trc20';
  const { address } = (await friend.get(query)).body.data as DepositAddress;
  await inviter.control('POST', '/deposits', { email: INVITER, asset: 'usdt', amount: '100' });
  const request = { kind: 'send', asset: 'usdt', to: { network: 'trc20', address }, amount: '20' };
  await inviter.paid(request);
  await pass(HOUR);
  const { items } = (await friend.get('/wallet/transactions')).body.data as { items: Transaction[] };
  expect(items).toMatchObject([{ type: 'deposit', amount: '20', status: 'completed' }]);
  expect(await only()).toMatchObject({ step: 'joined', missing: ['deposit'] });
  await deposit('20', { asset: 'usdt' });
  expect((await only())?.step).toBe('qualified');
  expect(inviter.brokenInvariants()).toEqual([]);
});

describe('a friend’s time', () => {
  test('is 30 days to the second: a deposit at its last moment counts', async () => {
    await verifyIdentity();
    await join();
    await pass(30 * DAY);
    await deposit('20000');
    expect((await only())?.step).toBe('qualified');
  });

  test('is over a second later', async () => {
    await verifyIdentity();
    await join();
    await pass(30 * DAY + 1);
    await deposit('20000');
    expect(await only()).toMatchObject({ step: 'joined', missing: ['deposit'], until: after(30 * DAY) });
  });

  test('who deposits in time, and is verified too late, does not qualify', async () => {
    await join();
    await deposit('20000');
    await pass(30 * DAY + 1);
    await verifyIdentity();
    expect(await only()).toMatchObject({ step: 'joined', missing: [] });
  });

  test('begins when they join: what they had before does not count', async () => {
    await verifyIdentity();
    await deposit('50000');
    await pass(1);
    await join();
    expect((await only())?.missing).toEqual(['deposit']);
  });
});

test('a deposit that is taken back before the reward is paid earns none, and another one does', async () => {
  await verifyIdentity();
  await join();
  const id = await deposit('20000');
  expect((await only())?.step).toBe('qualified');
  await inviter.control('POST', '/simulate/events', { transaction_id: id, event: 'recalled' });
  await pass(48 * HOUR);
  expect(await only()).toMatchObject({ step: 'joined', missing: ['deposit'], reward: null });
  await deposit('20000');
  await pass(48 * HOUR);
  expect((await only())?.step).toBe('paid');
  expect(inviter.brokenInvariants()).toEqual([]);
});

test('a deposit that is taken back ends the 48 hours, and another one begins them anew', async () => {
  await verifyIdentity();
  await join();
  const id = await deposit('20000');
  await pass(HOUR);
  await inviter.control('POST', '/simulate/events', { transaction_id: id, event: 'recalled' });
  expect(await only()).toMatchObject({ step: 'joined', missing: ['deposit'], until: after(30 * DAY) });
  await pass(47 * HOUR - 60);
  await deposit('20000');
  await pass(60);
  expect(await only()).toMatchObject({ step: 'qualified', until: after(96 * HOUR - 60), reward: null });
  await pass(48 * HOUR - 61);
  expect((await only())?.step).toBe('qualified');
  await pass(1);
  expect((await only())?.step).toBe('paid');
  expect(inviter.brokenInvariants()).toEqual([]);
});

test('what is taken back after the reward changes nothing of it', async () => {
  await verifyIdentity();
  await join();
  const id = await deposit('20000');
  await pass(48 * HOUR);
  const paid = await only();
  await inviter.control('POST', '/simulate/events', { transaction_id: id, event: 'recalled' });
  expect(await only()).toEqual(paid);
});

describe.each(['banned', 'deleted'] as const)('an account that is %s', (accountStatus) => {
  test.each([
    ['inviter', INVITER],
    ['friend', FRIEND],
  ])('earns nothing as the %s', async (_whose, address) => {
    await verifyIdentity();
    await join();
    await deposit('20000');
    const before = await inviter.has('ngn');
    accountOf(address).accountStatus = accountStatus;
    await pass(48 * HOUR);
    // Who looks has to be let in.
    accountOf(INVITER).accountStatus = 'active';
    expect(await stats()).toMatchObject({ paid: 0, earned: '0' });
    expect(await inviter.has('ngn')).toBe(before);
  });

  test('has a code that nobody knows', async () => {
    const referral_code = await code();
    accountOf(INVITER).accountStatus = accountStatus;
    const { status, body } = await friend.post('/user/referral/complete', { referral_code });
    expect([status, body.code]).toEqual([422, 'referral_unknown']);
  });
});

test('a friend whose account is gone before the reward is not paid for', async () => {
  await verifyIdentity();
  await join();
  await deposit('20000');
  const before = await inviter.has('ngn');
  await friend.become('missing-all');
  await pass(48 * HOUR);
  expect(await only()).toMatchObject({ name_masked: null, step: 'joined', reward: null });
  expect(await inviter.has('ngn')).toBe(before);
});

test('the 50th friend of a year is paid for, the 51st is not, and one of the next year is', async () => {
  const owner = Object.values(inviter.state.users).find(({ email }) => email === 'payee@example.com');
  const paid = { at: '2026-01-02T09:00:00.000Z', transaction_id: 'txn_gone' };
  const seed = (at: string) =>
    addInvite(inviter.state, owner?.customer_id ?? '', {
      joined_at: at,
      qualified_at: at,
      paid: { ...paid, at },
    });
  // An hour before midnight UTC it is next year already in Lagos.
  seed('2025-12-31T22:59:59.000Z');
  for (let count = 0; count < terms.friends_per_year; count += 1) seed('2025-12-31T23:00:00.000Z');
  await verifyIdentity();
  await join();
  await deposit('20000');
  const before = await inviter.has('ngn');
  await pass(48 * HOUR);
  expect(await only()).toMatchObject({ step: 'qualified', until: null, reward: null });
  expect(await inviter.has('ngn')).toBe(before);

  inviter.state.referralInvites[owner?.customer_id ?? '']?.splice(1, 1);
  const [invite] = inviter.state.referralInvites[owner?.customer_id ?? '']?.slice(-1) ?? [];
  Object.assign(invite ?? {}, { qualified_at: null });
  await deposit('1');
  await pass(48 * HOUR);
  expect((await only())?.step).toBe('paid');
});

test('an invitation that was sent to an address becomes its owner’s, whoever joins by it', async () => {
  const owner = Object.values(inviter.state.users).find(({ email }) => email === 'payee@example.com');
  const { id } = addInvite(inviter.state, owner?.customer_id ?? '', { email: FRIEND });
  expect(await only()).toMatchObject({ name_masked: 'm****l@example.com', step: 'invited', until: null });
  await join();
  expect(await invites()).toMatchObject({
    total: 1,
    items: [{ id, step: 'joined', name_masked: 'm****l@example.com' }],
  });
});

test('of a friend whose account is deleted nothing is told', async () => {
  await verifyIdentity();
  await join();
  await friend.become('missing-all');
  expect(await only()).toMatchObject({ name_masked: null, step: 'joined' });
});

test('the persona’s friend who has qualified is paid for when their row says, though no account is theirs', async () => {
  await inviter.become('complete');
  const before = await inviter.has('ngn');
  const [due] = (await invites('?step=qualified')).items;
  const seconds = (Date.parse(due?.until ?? '') - Date.parse(START)) / 1000;
  await pass(seconds - 1);
  expect((await invites('?step=qualified')).items).toEqual([due]);
  await pass(1);
  expect((await invites('?step=paid')).items[0]).toMatchObject({ id: due?.id, at: due?.until, until: null });
  expect(Number((await inviter.has('ngn')).split(' ')[0])).toBe(Number(before.split(' ')[0]) + 5000);
  expect(inviter.brokenInvariants()).toEqual([]);
});

test('the newest change comes first, in pages, and a step’s own rows alone', async () => {
  const tobi = new Visitor(inviter.app);
  await tobi.become('complete');
  const list = async (query: string) =>
    (await tobi.get(`/referral/invites${query}`)).body.data as { items: ReferralInvite[]; total: number };
  const all = (await list('')).items;
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  const second = await list('?page=2&page_size=4');
  expect([second.items.map(({ id }) => id), second.total]).toEqual([all.slice(4, 8).map(({ id }) => id), 9]);
  const paid = await list('?step=paid');
  expect(paid.items).toEqual(all.filter(({ step }) => step === 'paid'));
  expect(paid.items.map(({ name_masked }) => name_masked)).toEqual(['C****u', 'A****a', 'K****e']);
});
