import * as z from 'zod/mini';
import { isUnion } from '../every-call/is-union.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { isSecret, redact, redactPath, redactText } from '#mock-api/core/redact.ts';
import { EventReader } from '../control/event-reader.ts';
import { sampleCalls } from '../every-call/sample-calls.ts';
import { emptyMock, Visitor } from '../visitor.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every field name of a schema, at any depth and in every form of a union. */
function fieldNames(schema: unknown): string[] {
  if (isUnion(schema)) return (schema.def.options as unknown[]).flatMap(fieldNames);
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return fieldNames(schema.def.innerType);
  if (schema instanceof z.ZodMiniArray) return fieldNames(schema.def.element);
  if (schema instanceof z.ZodMiniPipe) return [...fieldNames(schema.def.in), ...fieldNames(schema.def.out)];
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.def.shape).flatMap(([name, inner]) => [name, ...fieldNames(inner)]);
}

const bodies = sampleCalls.filter(({ request }) => request.body);
const secretNames = [...new Set(bodies.flatMap(({ request }) => fieldNames(request.body!)))].filter(isSecret);
const more = [
  'access_token',
  'refreshToken',
  'pin',
  'transaction_pin',
  'otp',
  'recovery_code',
  'client_secret',
  'Authorization',
  'cookie',
];
const names = [...new Set([...secretNames, ...more])];

test('the contract’s secrets are known by their names, and no other field is', () => {
  expect(secretNames.sort()).toEqual([
    'code',
    'current_password',
    'current_pin',
    'email_code',
    'key',
    'password',
    'pin',
    'recovery_code',
    'token',
    'totp',
    'turnstile_token',
  ]);
  for (const name of more) expect(isSecret(name)).toBe(true);
  for (const name of [
    'postal_code',
    'country_code',
    'referral_code',
    'email',
    'identifier',
    'shipping',
    'opinion',
  ])
    expect(isSecret(name)).toBe(false);
});

/** What can be read of a sandbox, but for what holds secrets on purpose: mail, state and snapshot. */
const readable = [
  '/journal',
  '/health',
  '/faults',
  '/clock',
  '/ticker',
  '/challenge',
  '/invariants',
  '/sandboxes',
  '/snapshots',
  '/personas',
];

test('no marked secret of any call can be read anywhere, and none is on the terminal', async () => {
  const printed: unknown[] = [];
  for (const method of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words));
  const app = emptyMock({ onUnmatched: (text) => printed.push(text) });
  const ann = new Visitor(app);
  const events = new EventReader(await ann.send('GET', '/__mock/events'));
  await ann.become('complete');
  const [session] = [ann.cookies.get('access_token')!];

  let marks = 0;
  const mark = () => `MARK${(marks += 1)}`;
  const marked = () => Object.fromEntries(names.map((name) => [name, mark()]));
  for (const { endpoint, path, body } of bodies) {
    const sent = { ...(body as object), ...marked(), deep: [marked()] };
    const query = new URLSearchParams(marked()).toString();
    await ann.write(endpoint.method, `${path}?${query}`, sent, { authorization: `Bearer ${mark()}` });
    // As text that is no JSON, under a path that is not served, and against the method.
    await ann.send(endpoint.method, path, {
      body: `password=${mark()}`,
      headers: { 'content-type': 'application/json' },
    });
    await ann.get(`/token/${mark()}${path}?token=${mark()}`);
    await ann.write('PUT', `/auth/login?${query}`, sent, {});
  }
  expect(marks).toBeGreaterThan(400);

  const texts = new Map<string, string>([['terminal', JSON.stringify(printed)]]);
  const read = async (path: string) =>
    texts.set(path, await (await ann.send('GET', `/__mock${path}`)).text());
  for (const path of readable) await read(path);
  const { items } = (await ann.get('/__mock/journal')).body as { items: { id: number }[] };
  for (const { id } of items) for (const as of ['curl', 'playwright']) await read(`/journal/${id}?as=${as}`);
  const { state } = (await ann.get('/__mock/snapshot')).body as { state: { requestLog: unknown } };
  texts.set('the snapshot’s journal', JSON.stringify(state.requestLog));
  const heard = await events.take(items.length);
  texts.set('events', JSON.stringify(heard));
  await events.leave();
  for (const [where, text] of texts) {
    expect(text.includes('MARK'), where).toBe(false);
    expect(text.includes(session), where).toBe(false);
  }
  expect(items.length).toBeGreaterThan(50);
});

test.each([
  ['/reset?token=hush', '/reset?token=[redacted]'],
  ['/reset?a=1&To%6ben=hush&b=2', '/reset?a=1&To%6ben=[redacted]&b=2'],
  ['/x?q=1?token=hush', '/x?q=1?token=[redacted]'],
  ['/token/hush/more', '/token/[redacted]/more'],
  ['/x;password=hush', '/x;password=[redacted]'],
  ['/user/set-password', '/user/set-password'],
  ['/wallet/balances?currency=usd', '/wallet/balances?currency=usd'],
  ['/x?token', '/x?token'],
])('%s is written down as %s', (path, written) => {
  expect(redactPath(path)).toBe(written);
});

test.each([
  ['{"password": "hu\\"sh', '{"password": [redacted]'],
  ["{'pin':'1234', a: 1}", "{'pin':[redacted], a: 1}"],
  ['access_token=hush; b=1', 'access_token=[redacted]; b=1'],
  ['the code is secret', 'the code is secret'],
])('of the text %s is left %s', (text, left) => {
  expect(redact(text)).toBe(left);
});

test.each(['a-', 'code ', 'password', "'", '"\\', '=:'])('a text of nothing but %s is read once', (part) => {
  // An expression that goes back over such a text would take minutes, and this test ends long before.
  const text = part.repeat(300_000 / part.length);
  expect(redactText(text)).toBe(text);
});
