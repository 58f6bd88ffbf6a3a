import { beforeEach, expect, test } from 'vitest';
import type { PublicProfile } from '#contract/people.ts';
import { emptyMock, userInfo, Visitor } from '../visitor.ts';

let ann: Visitor;
beforeEach(async () => {
  ann = new Visitor(emptyMock());
  await ann.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-18T11:00:00.000Z' });
});

const update = (change: object, visitor = ann) => visitor.write('PUT', '/user/profile', change, {});
const profileOf = async (visitor = ann) => (await visitor.get('/user/profile')).body;
const deposit = async (status: 'credited' | 'confirming') => {
  const email = (await profileOf()).email;
  expect((await ann.control('POST', '/deposits', { email, asset: 'usdt', amount: '5', status })).status).toBe(
    201,
  );
};
const tierOf = async () => ((await ann.get('/wallet/limits')).body.data as { tier: number }).tier;

test('what a sign-up has skipped is filled in by parts, and the last one raises the limits', async () => {
  await ann.become('no-profile');
  const { address, phone_number, country_code, ...personal } = userInfo;
  expect(await profileOf()).toMatchObject({
    missing: ['first_name', 'last_name', 'date_of_birth', 'gender', 'phone_number', 'address'],
    name_locked: null,
  });
  const first = await update(personal);
  expect(first.body).toMatchObject({
    message: 'Your information is saved.',
    first_name: personal.first_name,
    missing: ['phone_number', 'address'],
  });
  await update({ phone_number, country_code });
  expect(await tierOf()).toBe(1);
  const last = await update({ address });
  expect(last.body).toMatchObject({ missing: [], phone_number, address });
  expect(await profileOf()).toEqual({ ...last.body, message: undefined });
  expect(await tierOf()).toBe(2);
});

test('what is not given stays as it is', async () => {
  await ann.become('complete');
  const before = await profileOf();
  await update({ phone_number: '+2348039876543', country_code: '+234' });
  expect(await profileOf()).toMatchObject({
    address: before.address,
    first_name: before.first_name,
    phone_number: '+2348039876543',
  });
});

test('the whole profile as it is saved is no change, though its names are locked', async () => {
  await ann.become('complete');
  const { first_name, last_name, date_of_birth, gender } = await profileOf();
  expect((await update({ first_name, last_name, date_of_birth, gender })).status).toBe(200);
});

test('a name is locked from the moment at which the first deposit arrives', async () => {
  await ann.become('no-address');
  expect((await update({ last_name: 'Musa' })).status).toBe(200);
  await deposit('credited');
  const refused = await update({ last_name: 'Sani' });
  expect([refused.status, refused.body.code]).toEqual([409, 'name_locked']);
  expect(await profileOf()).toMatchObject({
    last_name: 'Musa',
    name_locked: { reason: 'deposit', at: '2026-11-18T11:00:00.000Z' },
  });
  expect((await update({ middle_name: 'Binta' })).body.code).toBe('name_locked');
});

test('a deposit that has not arrived locks nothing', async () => {
  await ann.become('no-address');
  await deposit('confirming');
  expect((await profileOf()).name_locked).toBeNull();
});

test('who deposited before they had a name can still give one, once', async () => {
  await ann.become('no-profile');
  await deposit('credited');
  expect((await update({ first_name: 'Halima', last_name: 'Bello' })).status).toBe(200);
  expect((await update({ first_name: 'Amina' })).body.code).toBe('name_locked');
});

// Each name is locked by itself: what is there stays, what is missing is given once. A whole name takes no middle name.
const NAMES = { first_name: 'Halima', middle_name: 'Binta', last_name: 'Bello' };
type Name = keyof typeof NAMES;
const some = (...members: Name[]) => Object.fromEntries(members.map((name) => [name, NAMES[name]]));
test.each([
  [[], ['first_name', 'middle_name', 'last_name']],
  [['first_name'], ['middle_name', 'last_name']],
  [['middle_name'], ['first_name', 'last_name']],
  [['last_name'], ['first_name', 'middle_name']],
  [['first_name', 'middle_name'], ['last_name']],
  [['middle_name', 'last_name'], ['first_name']],
  [['first_name', 'last_name'], []],
  [['first_name', 'middle_name', 'last_name'], []],
] as const)('with %j saved before the first deposit, only %j can be given after it', async (saved, open) => {
  const account = async () => {
    await ann.become('no-profile');
    if (saved.length > 0) expect((await update(some(...saved))).status).toBe(200);
    await deposit('credited');
  };
  for (const member of Object.keys(NAMES) as Name[]) {
    await account();
    const isOpen = (open as readonly Name[]).includes(member);
    const answer = await update({ [member]: 'Amina' });
    expect([member, answer.body.code]).toEqual([member, isOpen ? undefined : 'name_locked']);
    // Twice the same name is no change; another one is.
    const shown = (saved as readonly Name[]).includes(member) ? NAMES[member] : 'Amina';
    expect((await update({ [member]: shown })).status).toBe(isOpen || shown !== 'Amina' ? 200 : 409);
    if (isOpen && member !== 'middle_name')
      expect((await update({ [member]: 'Zainab' })).body.code).toBe('name_locked');
  }
  await account();
  expect((await profileOf()).name_locked === null).toBe(saved.length === 0);
});

test.each([{ date_of_birth: '1990-01-31' }, { gender: 'male' }])(
  '%o can’t be changed once it is set',
  async (change) => {
    await ann.become('no-address');
    const refused = await update(change);
    expect([refused.status, refused.body.code]).toEqual([409, 'identity_locked']);
  },
);

test.each([
  ['a phone number without its country code', { phone_number: '+2348039876543' }, 'country_code'],
  [
    'a phone number of another country code',
    { phone_number: '+2348039876543', country_code: '+233' },
    'phone_number',
  ],
  [
    'a country code that is a part of its digits',
    { phone_number: '+2348039876543', country_code: '+34' },
    'phone_number',
  ],
  ['a country code alone', { country_code: '+234' }, 'phone_number'],
  ['a part of an address', { address: { street: '1 Broad Street' } }, 'address.city'],
  ['who is 18 tomorrow', { date_of_birth: '2008-11-19' }, 'date_of_birth'],
])('%s is refused beside its field', async (_what, change, field) => {
  await ann.become('no-profile');
  const { status, body } = await update(change);
  expect([status, Object.keys(body.fields as object)]).toEqual([422, expect.arrayContaining([field])]);
});

test('who is 18 today has a profile', async () => {
  await ann.become('no-profile');
  expect((await update({ date_of_birth: '2008-11-18' })).status).toBe(200);
});

test('a name that is filled in is the one that others see', async () => {
  await ann.become('no-address');
  const other = new Visitor(ann.app);
  await other.become('payer');
  await update({ first_name: 'Hadiza' });
  const seen = (await other.get('/users/halimabell')).body.data as PublicProfile;
  expect(seen.name).toBe('Hadiza Bello');
});
