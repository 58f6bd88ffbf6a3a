import { stateDefinition } from '#mock-api/features/index.ts';
import { expect, test } from 'vitest';
import { listPersonas } from '#mock-api/personas/persona-catalogue.ts';
import { personaNames } from '#mock-api/personas/persona-ids.ts';
import type { Persona } from '#mock-api/personas/fixtures.ts';
import { emptyMock, Visitor } from '../visitor.ts';

// @ts-expect-error A persona without a title does not compile.
export const untitled: Persona = { group: 'Wallet', email: 'a@example.com', build: () => null };

test('lists every persona with a line of its own, and what it lacks', async () => {
  const admin = new Visitor(emptyMock());
  const { body } = await admin.get('/__mock/personas');
  expect(body.items).toEqual(listPersonas(stateDefinition));
  const lines = listPersonas(stateDefinition);
  expect(lines.map(({ name }) => name)).toEqual(personaNames);
  expect(new Set(lines.map(({ title }) => title)).size).toBe(lines.length);
  expect(lines.find(({ name }) => name === 'missing-reordered')).toEqual({
    name: 'missing-reordered',
    title: 'Has every step left, and the server names them in another order',
    group: 'Onboarding',
    email: 'missing-reordered@example.com',
    missing: ['referral', 'username', 'user_info', 'password'],
  });
  expect(lines.filter(({ missing }) => missing.length > 0).map(({ name }) => name)).toEqual(
    personaNames.filter((name) => name.startsWith('missing')),
  );
});

/** What a browser is told to keep, by name: the attributes. */
async function setCookies(who: Visitor, body: object) {
  const response = await who.send('POST', '/__mock/persona', {
    body: JSON.stringify(body),
    headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
  });
  return Object.fromEntries<string>(
    response.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      return [pair.split('=')[0]!, attributes.sort().join('; ')];
    }),
  );
}

test('set_cookies signs the asking browser in, and out again', async () => {
  const app = emptyMock();
  app.sandboxes.create('s-a', {});
  const browser = new Visitor(app, { 'x-mock-sandbox': 's-a' });
  expect(await setCookies(browser, { name: 'complete', login: true, set_cookies: true })).toEqual({
    access_token: 'HttpOnly; Max-Age=604800; Path=/; SameSite=Lax',
    device_id: 'Max-Age=31536000; Path=/; SameSite=Lax',
    device_key: 'HttpOnly; Max-Age=31536000; Path=/; SameSite=Lax',
    __mock_sandbox: 'Path=/; SameSite=Lax',
  });
  const site = new Visitor(app);
  for (const [name, value] of browser.cookies) site.cookies.set(name, value);
  expect((await site.get('/user/profile/status')).body.username).toBe('tobiade');

  await setCookies(browser, { name: 'guest', set_cookies: true });
  expect([...browser.cookies.keys()].sort()).toEqual(['__mock_sandbox', 'device_id', 'device_key']);
});

test('back in the default sandbox the browser forgets the other', async () => {
  const app = emptyMock();
  const browser = new Visitor(app, { 'x-mock-sandbox': 'default' });
  browser.cookies.set('__mock_sandbox', 's-gone');
  await setCookies(browser, { name: 'session-expired', set_cookies: true });
  // The persona comes with a session cookie of its own, asked for or not.
  expect([...browser.cookies.keys()].sort()).toEqual(['access_token', 'device_id', 'device_key']);
});

test('without set_cookies the browser keeps what it has', async () => {
  expect(await setCookies(new Visitor(emptyMock()), { name: 'complete', login: true })).toEqual({});
});
