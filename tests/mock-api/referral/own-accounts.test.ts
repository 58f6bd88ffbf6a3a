import { beforeEach, expect, test } from 'vitest';
import type { ReferralInvite, ReferralStats } from '#contract/referral.ts';
import type { NotificationPage } from './pages.ts';
import { Payer } from '../transfers/payer.ts';
import { userInfo, Visitor } from '../visitor.ts';

// Whoever invites themselves, by a second mailbox, would be paid for it without end.

const DAY = 24 * 3600;
const MINE = { first_name: 'Zoé', last_name: 'Adeyemi', date_of_birth: '1990-01-31' };
const PHONE = '+2348031112223';
const FRIEND = 'missing-all@example.com';

let inviter: Payer;
let friend: Visitor;
beforeEach(async () => {
  inviter = await Payer.create('payee');
  Object.assign(me().profile ?? {}, { ...MINE, phone_number: PHONE });
  friend = new Visitor(inviter.app);
  await friend.become('missing-all');
});

const accountOf = (address: string) =>
  Object.values(inviter.state.users).find(({ email }) => email === address)!;
const me = () => accountOf('payee@example.com');
const join = async () => {
  const { referral_code } = (await inviter.get('/referral/code')).body;
  const { status } = await friend.post('/user/referral/complete', { referral_code });
  expect(status).toBe(200);
};
const deposit = () => inviter.control('POST', '/deposits', { email: FRIEND, asset: 'ngn', amount: '20000' });
const only = async () => {
  const { items } = (await inviter.get('/referral/invites')).body.data as { items: ReferralInvite[] };
  return items[0];
};
async function pass(seconds: number): Promise<void> {
  for (const session of Object.values(inviter.state.sessions)) session.expires_at += seconds * 1000;
  await inviter.wait(seconds);
}
/** The browser of the inviter is the friend's, too. */
function shareDevice(hasLoggedOut = false): void {
  const device = inviter.state.devices[inviter.cookies.get('device_id')!]!;
  const { customer_id } = accountOf(FRIEND);
  if (hasLoggedOut) device.former_users.push(customer_id);
  else device.users[customer_id] = { ...device.users[me().customer_id]!, name: null };
}
const linkWhatsapp = (phone_number: string) => {
  const linked_at = '2026-11-01T09:00:00.000Z';
  inviter.state.whatsappLinks[me().customer_id] = { phone_number, identifier: 'idn_1', linked_at };
};

interface Sign {
  /** What the friend's profile has. */
  readonly info?: Partial<typeof userInfo>;
  readonly arrange?: () => void;
}

const signs: Readonly<Record<string, Sign>> = {
  'the same number': { info: { phone_number: PHONE } },
  'the same number, with the zero of home': { info: { phone_number: '+23408031112223' } },
  'the number that the inviter has linked to WhatsApp': {
    info: { phone_number: '+2348039998887' },
    arrange: () => linkWhatsapp('+2348039998887'),
  },
  'the same name and date of birth': { info: MINE },
  'the same name turned round and without accents': {
    info: { ...MINE, first_name: 'ADEYEMI', last_name: 'Zoe' },
  },
  'the same Chinese name, parted otherwise': {
    info: { ...MINE, first_name: '王伟', last_name: '小' },
    arrange: () => Object.assign(me().profile ?? {}, { first_name: '伟', last_name: '小王' }),
  },
  'the same device': { arrange: () => shareDevice() },
  'the same device, logged out since': { arrange: () => shareDevice(true) },
};

test.each(Object.entries(signs))('%s: no reward, and the row says so', async (_sign, { info, arrange }) => {
  arrange?.();
  await friend.post('/user/profile', { ...userInfo, ...info });
  await join();
  await deposit();
  const before = await inviter.has('ngn');
  expect(await only()).toMatchObject({
    step: 'joined',
    missing: [],
    counts: false,
    until: null,
    reward: null,
  });
  // Not by whom or what it is known either.
  expect(JSON.stringify(await only())).not.toMatch(/device|phone|birth|@/);
  await pass(3 * DAY);
  expect(await only()).toMatchObject({ step: 'joined', counts: false, reward: null });
  expect(await inviter.has('ngn')).toBe(before);
  expect((await inviter.get('/referral/stats')).body as unknown as ReferralStats).toMatchObject({
    joined: 1,
    qualified: 0,
    paid: 0,
    earned: '0',
  });
  const { data } = (await inviter.get('/user/notifications/list')).body as unknown as NotificationPage;
  expect(data.filter(({ link }) => link === '/w/referral')).toEqual([]);
});

const others: Readonly<Record<string, Sign>> = {
  'nothing alike': {},
  'the same name, and another date of birth': { info: { ...MINE, date_of_birth: '1990-02-01' } },
  'the same date of birth, and another name': { info: { ...MINE, first_name: 'Zara' } },
  'the same digits in another country': { info: { phone_number: '+18031112223', country_code: '+1' } },
  'a number that was linked and not proved': {
    info: { phone_number: '+2348039998887' },
    arrange: () => {
      linkWhatsapp('+2348039998887');
      inviter.state.whatsappLinks[me().customer_id]!.linked_at = null;
    },
  },
};

test.each(Object.entries(others))('%s: somebody else, who is paid for', async (_sign, { info, arrange }) => {
  arrange?.();
  await friend.post('/user/profile', { ...userInfo, ...info });
  await join();
  await deposit();
  expect(await only()).toMatchObject({ step: 'qualified', counts: true });
  await pass(2 * DAY);
  expect(await only()).toMatchObject({ step: 'paid', counts: true, reward: { amount: '5000' } });
});

test('what is found out once stays, whatever is changed after it', async () => {
  await friend.post('/user/profile', { ...userInfo, phone_number: PHONE });
  await join();
  await friend.write('PUT', '/user/profile', { phone_number: '+2348045556667', country_code: '+234' });
  await deposit();
  await pass(3 * DAY);
  expect(await only()).toMatchObject({ step: 'joined', counts: false, reward: null });
});

test('what is found out in the hours before the reward is in time', async () => {
  await friend.post('/user/profile', userInfo);
  await join();
  await deposit();
  expect(await only()).toMatchObject({ step: 'qualified', counts: true });
  await pass(DAY);
  // The inviter's own change looks at nobody: the reward does.
  await inviter.write('PUT', '/user/profile', {
    phone_number: userInfo.phone_number,
    country_code: userInfo.country_code,
  });
  const before = await inviter.has('ngn');
  await pass(DAY);
  expect(await only()).toMatchObject({ step: 'joined', counts: false, until: null, reward: null });
  expect(await inviter.has('ngn')).toBe(before);
  expect(inviter.brokenInvariants()).toEqual([]);
});
