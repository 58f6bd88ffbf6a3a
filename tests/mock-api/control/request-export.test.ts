import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { transpileModule } from 'typescript';
import { beforeEach, expect, test } from 'vitest';
import { jsLiteral } from '#mock-api/control/request-export/escape.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  app.sandboxes.create('s-a', {});
  ann = new Visitor(app, { 'x-mock-sandbox': 's-a' });
});

const copied = async (as: string, id = 1) =>
  (await ann.send('GET', `/__mock/journal/${id}?as=${as}`, { headers: { host: 'localhost:8787' } })).text();

/** The words that a shell makes of a command, by a curl that prints what it was given. */
function words(command: string): string[] {
  const printed = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
  });
  return printed.split('\0').slice(0, -1);
}

const hostile = [
  `it's "quoted"`,
  '$(touch /tmp/owned) `id` ${HOME} !! \\',
  "'; exit 9; '",
  'one\ntwo\r\n\u001b[201~three\u0007',
  '-o /etc/passwd',
  '\u202egnp.exe\u2028*/ // <!-- </script> ${1+1}',
  '中文 🏡',
];

test.each(hostile)('the shell is given exactly what was sent: %j', async (value) => {
  const sent = { email: value, [value]: { nested: [value, 1, null, true] } };
  await ann.post('/auth/login', sent);
  const command = await copied('curl');
  expect(command.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2028]/);
  const given = words(command);
  expect(given.slice(0, 4)).toEqual(['-i', '-X', 'POST', 'http://localhost:8787/auth/login']);
  expect(JSON.parse(given.at(-1)!)).toEqual(sent);
});

test('a hostile path stays one word', async () => {
  await ann.get("/auth/google'$(id)?a=';b`id`&token=hush&c=%0A");
  const [, , , url] = words(await copied('curl'));
  expect(new URL(url!).searchParams.get('token')).toBe('<token>');
  expect(url).toContain("';b`id`".replaceAll("'", '%27'));
  expect(url).not.toContain('hush');
});

test('secrets are left for the reader to fill in', async () => {
  await ann.become('complete');
  await ann.get('/user/profile');
  await ann.post('/auth/login', { email: 'a@b.co', password: 'hush', turnstile_token: PASSED });
  expect(words(await copied('curl'))).toContain('cookie: __mock_sandbox=s-a; access_token=<access_token>');
  expect(JSON.parse(words(await copied('curl', 2)).at(-1)!)).toEqual({
    email: 'a@b.co',
    password: '<password>',
    turnstile_token: '<turnstile_token>',
  });
  for (const as of ['curl', 'playwright'])
    for (const secret of ['hush', PASSED, ann.cookies.get('access_token')!])
      expect(await copied(as, 2)).not.toContain(secret);
});

test('a Playwright test in the style of tests/e2e', async () => {
  await ann.become('missing-password');
  const effect = { type: 'status', status: 503, message: null };
  await ann.control('POST', '/faults', { op: 'POST /user/set-password', effect, stage: 'post' });
  await ann.post('/user/set-password', { password: 'Sesame123' });
  expect(await copied('playwright')).toBe(`import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, test } from './mock.ts';

test('POST /user/set-password answers 503', async ({ page, mock }) => {
  await mock.persona('missing-password', { login: true });
  await mock.fault({
    op: 'POST /user/set-password',
    effect: {
      type: 'status',
      status: 503,
      message: null,
    },
    times: 1,
    stage: 'post',
  });
  const response = await page.request.fetch(mockUrl + '/user/set-password', {
    method: 'POST',
    data: {
      password: '<password>',
    },
  });
  expect(response.status()).toBe(503);
});
`);
});

test.each(hostile)('JavaScript reads what was sent: %j', async (value) => {
  const sent = JSON.parse(
    JSON.stringify({ email: value, [value]: [value] }).replace('{', '{"__proto__":{"a":1},'),
  ) as object;
  expect(JSON.stringify(runInNewContext(`(${jsLiteral(sent)})`))).toBe(JSON.stringify(sent));
  await ann.post('/auth/login', sent);
  const text = await copied('playwright');
  expect(transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u2028]/);
});

test.each([
  ['/7?as=curl', 404, 'not_found'],
  ['/1?as=poem', 422, 'invalid_fields'],
  ['/1', 422, 'invalid_fields'],
  ['/1?as=persona', 422, 'invalid_fields'],
])('%s is refused', async (path, status, code) => {
  await ann.get('/auth/google');
  const refused = await ann.get(`/__mock/journal${path}`);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(refused.body.message).toBeTruthy();
});
