import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { username as usernameField, USERNAME_SUBMITTABLE } from '#contract/fields.ts';
import { stateDefinition } from '#mock-api/features/index.ts';
import { isReserved, isTaken, suggestUsername } from '#mock-api/features/users/usernames.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, userInfo, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(async () => {
  app = emptyMock();
  ann = new Visitor(app);
  await ann.become('missing-all');
});
const required = async () => (await ann.get('/user/profile/status')).body.required;

test('a step that is done is not asked again', async () => {
  await ann.become('complete');
  const calls = [
    ['/user/set-password', { password: 'Sesame123' }],
    ['/user/profile', { skip: true }],
    ['/user/username', { username: 'another1' }],
    ['/user/referral/complete', { skip: true }],
  ] as const;
  for (const [path, body] of calls) {
    const { status, body: answer } = await ann.post(path, body);
    expect([status, answer.code]).toEqual([409, 'onboarding_step_done']);
  }
});

test('a weak password is refused by its rule', async () => {
  const { status, body } = await ann.post('/user/set-password', { password: 'sesame123' });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ password: 'password.uppercase' });
  expect(await required()).toContain('password');
});

test('user info can be skipped', async () => {
  expect((await ann.post('/user/profile', { skip: true })).status).toBe(200);
  expect(await required()).toEqual(['password', 'username', 'referral']);
  expect((await ann.get('/user/profile')).body).toMatchObject({ first_name: null, address: null });
});

// The step is pending for as long as nobody takes it, and the profile can be filled in by PUT meanwhile.
test('a name that a deposit has locked can’t be changed by the step that is left', async () => {
  const { address, phone_number, country_code, ...personal } = userInfo;
  await ann.write('PUT', '/user/profile', { ...personal, middle_name: 'Binta' }, {});
  const { email } = (await ann.get('/user/profile')).body;
  await ann.control('POST', '/deposits', { email, asset: 'ngn', amount: '20000' });
  const refused = await ann.post('/user/profile', { ...userInfo, first_name: 'Grace' });
  expect([refused.status, refused.body.code]).toEqual([409, 'name_locked']);
  expect(await required()).toContain('user_info');

  expect((await ann.post('/user/profile', userInfo)).status).toBe(200);
  // What the step does not ask for is kept.
  expect((await ann.get('/user/profile')).body).toMatchObject({ ...userInfo, middle_name: 'Binta' });
});

test.each([{ date_of_birth: '1990-02-01' }, { gender: 'male' }])(
  '%o can’t be changed by the step that is left',
  async (change) => {
    const { date_of_birth, gender } = userInfo;
    await ann.write('PUT', '/user/profile', { date_of_birth, gender }, {});
    const refused = await ann.post('/user/profile', { ...userInfo, ...change });
    expect([refused.status, refused.body.code]).toEqual([409, 'identity_locked']);
  },
);

test('18 goes by the clock of the sandbox, both ways', async () => {
  const born = (date_of_birth: string) => ann.post('/user/profile', { ...userInfo, date_of_birth });
  await ann.control('PUT', '/clock', { mode: 'frozen', at: '2020-06-15T12:00:00Z' });
  expect((await born('2002-06-16')).body.fields).toEqual({ date_of_birth: 'birthDate.age' });
  await ann.control('PUT', '/clock', { mode: 'frozen', at: '2040-01-01T00:00:00Z' });
  await ann.become('missing-all');
  expect((await born('2022-01-02')).body.fields).toEqual({ date_of_birth: 'birthDate.age' });
  expect((await born('2022-01-01')).status).toBe(200);
});

test('a taken username gets a free one suggested', async () => {
  const { status, body } = await ann.post('/user/username', { username: 'tobiade' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'success', success: false });
  expect(body.username).toMatch(/^tobiade\d+$/);
  expect(body.message).toBe(`@tobiade is taken. How about @${String(body.username)}?`);
  expect(await required()).toContain('username');
  expect((await ann.post('/user/username', { username: body.username })).body.success).toBe(true);
});

test('a reserved username is refused without a suggestion', async () => {
  const { body } = await ann.post('/user/username', { username: 'support' });
  expect(body).toMatchObject({ success: false, username: null, message: '@support is not available.' });
});

test('any suggestion is free and passes the form', () => {
  const state = stateDefinition.create('s-1');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{5,10}$/), (wanted) => {
      const name = suggestUsername(state, wanted);
      expect(usernameField.safeParse(name).success).toBe(true);
      expect(name.length).toBeGreaterThanOrEqual(USERNAME_SUBMITTABLE);
      expect(isReserved(name) || isTaken(state, name, '')).toBe(false);
    }),
  );
});

// requirement: 4.36
test('a referral code: unknown, own, the platform’s, a friend’s', async () => {
  const complete = (referral_code: string) => ann.post('/user/referral/complete', { referral_code });
  expect(await complete('NOBODY99')).toMatchObject({ status: 422, body: { code: 'referral_unknown' } });
  const own = (await ann.get('/referral/code')).body.referral_code as string;
  expect(own).toMatch(/^[A-Z0-9]{8}$/);
  expect(await complete(own)).toMatchObject({ status: 422, body: { code: 'referral_unknown' } });

  const tobi = new Visitor(app);
  await tobi.become('complete');
  const code = (await tobi.get('/referral/code')).body.referral_code as string;
  expect((await complete(code.toLowerCase())).status).toBe(200);

  await ann.become('missing-referral');
  expect((await complete('COWRIE25')).status).toBe(200);
  expect(await required()).toEqual([]);
});

test('the emergency contact is kept and may be changed', async () => {
  const contact = { phone_number: '+2348012345678', relation: 'Sister', name: 'Bola Lee' };
  expect((await ann.post('/user/emergency-contact', contact)).status).toBe(200);
  expect((await ann.post('/user/emergency-contact', { ...contact, name: '' })).body.fields).toEqual({
    name: 'contactName.required',
  });
  expect(Object.values(app.sandboxes.default.state.emergencyContacts)).toEqual([contact]);
});

test.each([
  ['a password', { password: { salt: 'a', hash: 'b' } }],
  ['Google', { googleSub: '104' }],
])('a session sets no password of an account that has %s, though the step is left', async (_has, way) => {
  const user = Object.values(app.sandboxes.default.state.users)[0]!;
  Object.assign(user, way);
  const before = user.password;
  const { status, body } = await ann.post('/user/set-password', { password: 'Sesame123' });
  expect([status, body.code]).toEqual([409, 'onboarding_step_done']);
  expect(user.password).toBe(before);
});
