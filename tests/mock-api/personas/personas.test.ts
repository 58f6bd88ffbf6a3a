import { expect, test } from 'vitest';
import { personaNames } from '#mock-api/personas/persona-ids.ts';
import { changedUserInfo } from '#contract/onboarding.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const steps = ['password', 'user_info', 'username', 'referral'];

/** What the status check answers each persona after signing in. */
const expected: Record<(typeof personaNames)[number], object> = {
  guest: { status: 401 },
  'new-user': { status: 401 },
  complete: { required: [], optional: [], user_status: 'complete', username: 'tobiade', first_name: 'Tobi' },
  'missing-all': { required: steps, user_status: 'incomplete', username: null },
  'missing-password': { required: ['password'], user_status: 'incomplete' },
  'missing-user-info': { required: ['user_info'], user_status: 'incomplete', first_name: null },
  'missing-username': { required: ['username'], user_status: 'incomplete', username: null },
  'missing-referral': { required: ['referral'], user_status: 'incomplete' },
  'missing-reordered': {
    required: ['referral', 'username', 'user_info', 'password'],
    user_status: 'incomplete',
  },
  'incomplete-flag-only': { required: [], user_status: 'incomplete' },
  'device-unverified': { required: [], user_status: 'complete', device_unauthorized: true },
  banned: { status: 403, code: 'account_banned' },
  deleted: { status: 403, code: 'account_deleted' },
  unicode: { required: [], user_status: 'complete', first_name: 'Ọlúwaṣeun', last_name: '李雪琴' },
  'code-sent': { status: 401 },
  'code-expired': { status: 401 },
  'complete-no-pin': { required: [], optional: ['transaction_password'], user_status: 'complete' },
  'no-address': { required: [], username: 'halimabell', user_status: 'complete' },
  'no-profile': { required: [], username: null, user_status: 'complete' },
  'device-lost': { required: [], username: 'ifeomaeze' },
  'session-expired': { status: 401 },
  'cookie-but-no-session': { status: 401 },
  'oauth-new': { status: 401 },
  'oauth-existing': { required: [], username: 'amakaobi' },
  'two-factor': { required: [], optional: [], username: 'sadebalogu' },
  'few-recovery-codes': { required: [], optional: [], username: 'ngozieze' },
  'new-device-login': { required: [], optional: [], username: 'bisolaaj' },
  payer: { required: [], optional: [], username: 'nnekaobi' },
  payee: { required: [], optional: [], username: 'samuelade' },
  restricted: { required: [], optional: [], username: 'amaraeke' },
  'restricted-all': { required: [], optional: [], username: 'ifeomaani' },
  'restricted-device': { required: [], optional: [], username: 'jideoni' },
  frozen: { required: [], optional: [], username: 'dapoojo' },
  'pin-locked': { required: [], optional: [], username: 'ebukaudo' },
  'near-limit': { required: [], optional: [], username: 'fatimasani' },
  poisoned: { required: [], optional: [], username: 'gbengalade' },
  'suspended-deposit': { required: [], optional: [], username: 'hauwaisah' },
  'whatsapp-linked': { required: [], username: 'chikanwa' },
  'google-linked': { required: [], username: 'temidayo' },
  'ngn-heavy': { required: [], username: 'dangotef' },
  many: { required: [], username: 'manybello' },
  'many-transactions': { required: [], optional: [], username: 'ifeokonkwo' },
  'many-activities': { required: [], optional: [], username: 'tundebello' },
  'notifications-0': { required: [] },
  'notifications-1': { required: [] },
  'notifications-500': { required: [] },
  'devices-0': { required: [] },
  'devices-1': { required: [] },
  'devices-50': { required: [] },
  'slow-network': { required: [], optional: [], username: 'zainabello' },
  'announcements-0': { required: [] },
  'announcements-95': { required: [] },
  'promotions-0': { required: [] },
  'promotions-10': { required: [] },
  'promotions-11': { required: [] },
  'promotions-95': { required: [] },
};

test.each(personaNames)('%s: the status is what its name says', async (name) => {
  const visitor = new Visitor(emptyMock());
  await visitor.become(name);
  const { status, body } = await visitor.get('/user/profile/status');
  expect({ ...body, status }).toMatchObject({ status: 200, ...expected[name] });
});

test.each(personaNames)('%s: the account is one that the contract could have made', async (name) => {
  const app = emptyMock();
  const visitor = new Visitor(app);
  await visitor.become(name);
  const [account] = Object.values(app.sandboxes.default.state.users);
  if (account?.profile) expect(changedUserInfo().safeParse(account.profile).success).toBe(true);
  if (account?.username) expect(account.username).toMatch(/^[a-z0-9]{5,10}$/);
  expect(visitor.cookies.has('device_id')).toBe(true);
  expect(visitor.cookies.has('__mock_sandbox')).toBe(false);
  expect(visitor.cookies.has('access_token')).toBe(account !== undefined);
});

test('the answer holds what a test needs to sign in by hand', async () => {
  const visitor = new Visitor(emptyMock());
  const { body } = await visitor.control('POST', '/persona', { name: 'complete' });
  expect(body.account).toMatchObject({ email: 'tobi@example.com', username: 'tobiade', pin: '284915' });
  expect((body.account as { customer_id: string }).customer_id).toMatch(/^CWR\d{8}$/);
  expect((body.cookies as { name: string }[]).map(({ name }) => name)).toEqual(['device_id', 'device_key']);
  const { email, password } = body.account as { email: string; password: string };
  for (const { name, value } of body.cookies as { name: string; value: string }[])
    visitor.cookies.set(name, value);
  const login = await visitor.post('/auth/login', {
    email,
    password,
    turnstile_token: PASSED,
    device_id: visitor.cookies.get('device_id'),
  });
  expect(login.status).toBe(200);
  expect(login.body.identifier).toBeUndefined();
});

test('asked for again a persona is as at first; other people and its own sessions stay', async () => {
  const app = emptyMock();
  const [ngozi, other, tobi] = [new Visitor(app), new Visitor(app), new Visitor(app)];
  await tobi.become('complete');
  await ngozi.become('missing-password');
  await ngozi.post('/user/set-password', { password: 'Sesame123' });
  expect((await ngozi.get('/user/profile/status')).body.required).toEqual([]);
  await other.become('missing-password');
  expect((await other.get('/user/profile/status')).body.required).toEqual(['password']);
  expect((await ngozi.get('/user/profile/status')).body.required).toEqual(['password']);
  expect((await tobi.get('/user/profile/status')).body.username).toBe('tobiade');
  await other.become('complete');
  const [first, second] = [await tobi.get('/wallet/balances'), await other.get('/wallet/balances')];
  expect(first.status).toBe(200);
  expect(second.body).toMatchObject({ data: { items: expect.any(Array) as unknown } });
  expect((await tobi.get('/__mock/invariants')).body.ok).toBe(true);
});

test('an unknown persona is refused', async () => {
  const { status, body } = await new Visitor(emptyMock()).control('POST', '/persona', { name: 'king' });
  expect([status, body.fields]).toEqual([422, { name: 'invalid' }]);
});
