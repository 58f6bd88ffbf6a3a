import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { personaNames } from '#mock-api/personas/persona-ids.ts';
import { stateDefinition } from '#mock-api/features/index.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
let id: string;
beforeEach(async () => {
  app = emptyMock();
  tobi = new Visitor(app);
  await tobi.become('complete');
  id = Object.keys(app.sandboxes.default.state.users)[0]!;
});

const look = async (path: string) => tobi.get(`/__mock/state?path=${encodeURIComponent(path)}`);
const patch = (operations: unknown) => tobi.control('PATCH', '/state', operations);
const whole = async () => (await tobi.get('/__mock/state')).body.value;

test('shows the whole state, or what a pointer names', async () => {
  expect(await whole()).toEqual(JSON.parse(JSON.stringify(app.sandboxes.default.state)));
  expect((await look(`/users/${id}/username`)).body).toEqual({
    path: `/users/${id}/username`,
    value: 'tobiade',
  });
  expect((await look(`/transactions/${id}/23/amount`)).body.value).toBe('100');
  app.sandboxes.default.state.counters['a/b~c'] = 7;
  expect((await look('/counters/a~1b~0c')).body.value).toBe(7);
});

test.each([
  ['/nothing', 404],
  ['/users/constructor', 404],
  ['/__proto__', 404],
  ['/mails/length', 404],
  ['/ledger/journals/00', 404],
  ['/ledger/journals/-', 404],
  ['users', 422],
  ['/a~2', 422],
])('there is nothing at %s', async (path, status) => {
  expect((await look(path)).status).toBe(status);
});

test('a patch changes what a person then sees', async () => {
  const user = `/users/${id}`;
  const done = await patch([
    { op: 'test', path: `${user}/username`, value: 'tobiade' },
    { op: 'replace', path: `${user}/username`, value: 'annlee' },
    { op: 'add', path: `${user}/pendingSteps/-`, value: 'password' },
    { op: 'copy', from: `${user}/pendingSteps/0`, path: `${user}/pendingSteps/1` },
    { op: 'replace', path: `${user}/pendingSteps/1`, value: 'username' },
    { op: 'move', from: `${user}/pendingSteps/1`, path: `${user}/pendingSteps/0` },
    { op: 'remove', path: `/transactions/${id}/15` },
  ]);
  expect([done.status, done.body]).toEqual([200, { status: 'ok' }]);
  expect((await tobi.get('/user/profile/status')).body).toMatchObject({
    username: 'annlee',
    required: ['username', 'password'],
  });
});

test('its own media type is understood; another is not', async () => {
  const send = (type: string) =>
    tobi.send('PATCH', '/__mock/state', {
      body: '[]',
      headers: { 'content-type': type, 'x-mock-control': '1' },
    });
  expect((await send('application/json-patch+json')).status).toBe(200);
  expect((await send('text/plain')).status).toBe(415);
});

const polluting = JSON.parse('{"__proto__": {"polluted": true}}') as unknown;
test.each<[string, unknown, number, string]>([
  ['no array', { op: 'add' }, 422, 'A patch is an array'],
  ['an unknown operation', { op: 'poke', path: '/promotions' }, 422, 'Operation 1 is none'],
  ['no value', { op: 'replace', path: '/promotions' }, 422, 'Operation 1 is none'],
  ['no pointer', { op: 'remove', path: 'promotions' }, 422, 'no JSON pointer'],
  [
    'nothing there',
    { op: 'replace', path: '/users/nobody/email', value: 'x' },
    409,
    'Operation 1 (replace /users/nobody/email) failed',
  ],
  ['a test that fails', { op: 'test', path: '/promotions', value: 1 }, 409, 'the value is another'],
  ['a prototype in the path', { op: 'add', path: '/users/__proto__/polluted', value: 1 }, 422, 'leads out'],
  [
    'a constructor in the path',
    { op: 'add', path: '/constructor/prototype/polluted', value: 1 },
    422,
    'leads out',
  ],
  ['a prototype in from', { op: 'copy', from: '/__proto__', path: '/users/x' }, 422, 'leads out'],
  ['a prototype in the value', { op: 'add', path: '/counters/x', value: polluting }, 422, 'leads out'],
  ['the whole', { op: 'replace', path: '', value: {} }, 422, 'is fixed'],
  ['the journal', { op: 'remove', path: '/requestLog/0' }, 422, 'is fixed'],
  ['another name', { op: 'replace', path: '/id', value: 's-b' }, 422, 'is fixed'],
  ['a member less', { op: 'remove', path: '/users' }, 422, '/users is missing'],
  ['a member more', { op: 'add', path: '/extra', value: 1 }, 422, '/extra is no member'],
  ['another kind', { op: 'replace', path: '/mails', value: {} }, 422, '/mails is invalid: expected array'],
  [
    'another kind inside',
    { op: 'replace', path: '/ticker/tickMs', value: '1' },
    422,
    '/ticker/tickMs is invalid',
  ],
  ['a broken clock', { op: 'replace', path: '/clock/rate', value: -1 }, 422, '/clock/rate is invalid'],
  [
    'an unknown effect',
    {
      op: 'add',
      path: '/faults/-',
      value: {
        id: 'a',
        op: '*',
        effect: { type: 'x' },
        after: 0,
        probability: 1,
        stage: 'pre',
        seen: 0,
        hits: 0,
      },
    },
    422,
    '/faults/0/effect',
  ],
  ['money from nowhere', { op: 'replace', path: '/ledger/accounts', value: {} }, 422, 'I2 does not hold'],
])('%s: nothing is changed, and it says why', async (_what, bad, status, message) => {
  const before = await whole();
  const first = { op: 'replace', path: '/promotions', value: { CWR1: 3 } };
  const refused = await patch(Array.isArray(bad) || _what === 'no array' ? bad : [first, bad]);
  expect(refused.status).toBe(status);
  expect(refused.body.message).toContain(message);
  expect(await whole()).toEqual(before);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('a quote under another id or another customer is no state', async () => {
  await tobi.become('complete');
  const { body } = await tobi.post('/wallet/quotes', {
    kind: 'convert',
    from: 'usdt',
    to: 'ngn',
    amount: '5',
    fixed_side: 'from',
  });
  const [customer] = Object.keys(app.sandboxes.default.state.quotes);
  const quote = (body.data as { quote_id: string }).quote_id;
  const renamed = await patch([
    { op: 'move', from: `/quotes/${customer}/${quote}`, path: `/quotes/${customer}/quo_0` },
  ]);
  expect(renamed.body.message).toContain(`/quotes/${customer}/quo_0 has another quote_id`);
  const moved = await patch([{ op: 'move', from: `/quotes/${customer}`, path: '/quotes/CWR0' }]);
  expect(moved.body.message).toContain(`/quotes/CWR0/${quote} has another customer_id`);
});

test('a row under another key, or an address of two accounts, is no state', async () => {
  const moved = await patch([{ op: 'move', from: `/users/${id}`, path: '/users/CWR0' }]);
  expect(moved.body.message).toContain('/users/CWR0 has another customer_id');
  await tobi.become('unicode');
  const other = Object.keys(app.sandboxes.default.state.users)[1]!;
  const twice = await patch([{ op: 'replace', path: `/users/${other}/email`, value: 'tobi@example.com' }]);
  expect(twice.body.message).toContain('two accounts have the address tobi@example.com');
});

test('every state that the mock makes by itself is one', async () => {
  const all = new Visitor(app);
  for (const name of personaNames) await all.become(name);
  await all.post('/auth/reset', { email: 'tobi@example.com', turnstile_token: PASSED, device_id: null });
  await all.control('POST', '/faults', { op: '*', effect: { type: 'status', status: 500 }, times: 1 });
  await all.control('PUT', '/latency', { latency: { dist: 'fixed', ms: 0 } });
  await all.control('PUT', '/ticker', { symbols: { btcusdt: { mode: 'silent' } } });
  expect(stateDefinition.problem(JSON.parse(JSON.stringify(app.sandboxes.default.state)))).toBeNull();
});

const burst = { mode: 'burst', count: 1e10 };
test.each<[string, unknown]>([
  ['/ticker/symbols', { btc: burst }],
  ['/ticker/symbols', { btc: null }],
  ['/ticker/symbols', { doge2: { mode: 'live' } }],
  ['/ticker/socket', burst],
  ['/ticker/socket', { mode: 'burst' }],
  ['/ticker/socket', { mode: 'accept-then-close', code: 1006 }],
  ['/ticker/since', 1e300],
  ['/ticker/market', -1e300],
  ['/ticker/tickMs', 0],
  ['/ticker/pingMs', -1],
  ['/clock/base', 1e300],
  ['/clock/base', 8e15],
  ['/challenge/mode', 'nothing'],
  ['/challenge/tokens', { 'mock.1': 'soon' }],
  ['/pendingLogins', { 'id-1': null }],
  ['/oauthRequests', { a: null }],
  [
    '/oauthRequests',
    { a: { state: 'a', browser: 'b', code_verifier: 'c', site: 'https://evil.example', expires_at: 9e12 } },
  ],
  ['/latency', [{ dist: 'fixed', ms: 'long' }]],
  ['/faults', [{ id: 'flt_1', op: '*', effect: { type: 'hang' } }]],
])('no patch and no snapshot sets %s to what would end or stop the mock: %j', async (path, value) => {
  const before = JSON.stringify(app.sandboxes.default.state);
  expect((await patch([{ op: 'replace', path, value }])).body).toMatchObject({ code: 'patch_failed' });
  const { body: snapshot } = await tobi.get('/__mock/snapshot');
  const [, area = '', member] = path.split('/');
  const state = snapshot.state as Record<string, Record<string, unknown>>;
  Object.assign(member ? state[area]! : state, { [member ?? area]: value });
  expect((await tobi.control('PUT', '/snapshot', snapshot)).status).toBe(422);
  expect(JSON.stringify(app.sandboxes.default.state)).toBe(before);
});

test.each([
  null,
  { id: 1 },
  { path: '/\u001b[201~\u0003\nrm -rf ~\n' },
  { status: '1); process.exit(' },
  { op: 'GET /\u009b2J' },
])('a snapshot whose journal holds %j is none', async (broken) => {
  await tobi.get('/user/profile');
  const { body: snapshot } = await tobi.get('/__mock/snapshot');
  const { requestLog } = snapshot.state as { requestLog: object[] };
  requestLog[0] =
    broken === null ? (null as never) : 'id' in broken ? broken : { ...requestLog[0], ...broken };
  expect((await tobi.control('PUT', '/snapshot', snapshot)).status).toBe(422);
});

test('copies that would double the state again and again are refused', async () => {
  const copies = Array.from({ length: 60 }, (_, nth) => ({
    op: 'copy',
    from: '/users',
    path: `/users/x${nth}`,
  }));
  const { status, body } = await patch(copies);
  expect([status, body.message]).toEqual([422, expect.stringContaining('copies too much')]);
});
