import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const SITE = 'http://localhost:4399';
const email = 'ada@example.com';
let app: Mock;
let ada: Visitor;
beforeEach(() => {
  app = emptyMock({ site: SITE });
  ada = new Visitor(app);
});

const state = () => app.sandboxes.default.state;
const newest = () => state().mails.at(-1)!;
const isOn = () => Object.hasOwn(state().newsletterSubscribers, email);

test('nobody is on the list before the link was used, and its mail leads off it again', async () => {
  await ada.post('/newsletter', { email: ' Ada@Example.com ' });
  expect(newest()).toMatchObject({ to: email, kind: 'newsletter' });
  expect(newest().link).toBe(`${SITE}/newsletter/confirm?key=${newest().code}`);
  expect(isOn()).toBe(false);

  expect((await ada.post('/newsletter/confirm', { key: newest().code })).status).toBe(200);
  expect(isOn()).toBe(true);
  expect(newest()).toMatchObject({ to: email, kind: 'subscribed', expires_at: null });
  expect(newest().link).toBe(`${SITE}/newsletter/leave?key=${newest().code}`);

  expect((await ada.post('/newsletter/leave', { key: newest().code })).status).toBe(200);
  expect(isOn()).toBe(false);
});

test('the answer is the same for an address on the list, and so is the number of mails', async () => {
  const first = await ada.post('/newsletter', { email });
  await ada.post('/newsletter/confirm', { key: newest().code });
  const before = state().mails.length;
  const second = await ada.post('/newsletter', { email });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(state().mails).toHaveLength(before + 1);
  expect(newest()).toMatchObject({ kind: 'subscribed', subject: 'You’re already subscribed' });
  expect(isOn()).toBe(true);
});

test('in Chinese the letter and its link are Chinese, the welcome too', async () => {
  await ada.post('/newsletter', { email, language: 'zh-CN' });
  expect(newest().link).toBe(`${SITE}/cn/newsletter/confirm?key=${newest().code}`);
  expect(newest().text).toMatch(/\p{Script=Han}/u);
  await ada.post('/newsletter/confirm', { key: newest().code });
  expect(newest().link).toContain('/cn/newsletter/leave?key=');
  expect(newest().text).toMatch(/\p{Script=Han}/u);
});

test('a key has 128 bits, works once, and for 48 hours', async () => {
  await ada.post('/newsletter', { email });
  const first = newest();
  expect(first.code).toMatch(/^[0-9a-f]{32}$/);
  // The mail is written a moment after the key was made.
  const hours = (Date.parse(first.expires_at!) - Date.parse(first.at)) / 3_600_000;
  expect(hours).toBeCloseTo(48, 3);
  await ada.post('/newsletter', { email });
  const second = newest();
  expect(second.code).not.toBe(first.code);
  await ada.control('POST', '/clock/advance', { ms: 48 * 3_600_000 - 60_000 });
  expect((await ada.post('/newsletter/confirm', { key: first.code })).status).toBe(200);
  expect((await ada.post('/newsletter/confirm', { key: first.code })).body.code).toBe('token_invalid');
  await ada.control('POST', '/clock/advance', { ms: 60_000 });
  expect((await ada.post('/newsletter/confirm', { key: second.code })).body.code).toBe('token_invalid');
});

test('after leaving, the old key to confirm does not bring the address back', async () => {
  await ada.post('/newsletter', { email });
  const asked = newest().code;
  await ada.post('/newsletter/confirm', { key: asked });
  await ada.post('/newsletter/leave', { key: newest().code });
  expect((await ada.post('/newsletter/confirm', { key: asked })).status).toBe(400);
  expect(isOn()).toBe(false);
});

test('a burst is limited with a wait, by the virtual clock', async () => {
  const answers = [];
  for (let turn = 0; turn < 50; turn += 1) answers.push(await ada.post('/newsletter', { email }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(state().mails).toHaveLength(5);
  const last = answers.at(-1)!;
  expect([last.status, last.body.code]).toEqual([429, 'rate_limited']);
  const wait = Number(last.headers.get('retry-after'));
  await ada.control('POST', '/clock/advance', { ms: wait * 1000 });
  expect((await ada.post('/newsletter', { email })).status).toBe(200);
});

test('contact and newsletter have limits of their own', async () => {
  for (let turn = 0; turn < 6; turn += 1) await ada.post('/newsletter', { email });
  const { status } = await ada.post('/contact', { name: 'Ada', email, message: 'Where is my card?' });
  expect(status).toBe(200);
});

test.each(['__proto__', 'constructor', 'x', '', '0'.repeat(65), '../../../../../../../../x'])(
  'the key %j is wrong',
  async (key) => {
    for (const path of ['/newsletter/confirm', '/newsletter/leave']) {
      const { status, body } = await ada.post(path, { key });
      expect([status, body.code]).toEqual([422, 'invalid_fields']);
    }
  },
);

test('the inbox has a link to open, and the journal no key', async () => {
  await ada.post('/newsletter', { email });
  const { code, link } = newest();
  const inbox = await (await ada.send('GET', '/__mock/inbox')).text();
  expect(inbox).toContain(`<a href="${link}">`);
  await ada.post('/newsletter/confirm', { key: code });
  await ada.get(`/newsletter/confirm?key=${code}`);
  const journal = JSON.stringify((await ada.get('/__mock/journal')).body);
  expect(journal).toContain('/newsletter/confirm');
  expect(journal).not.toContain(code);
});

test('a snapshot brings list, links and limits back', async () => {
  await ada.post('/newsletter', { email });
  const { body: snapshot } = await ada.get('/__mock/snapshot');
  await ada.post('/newsletter/confirm', { key: newest().code });
  const restored = await ada.control('PUT', '/snapshot', snapshot);
  expect(restored.status).toBe(200);
  expect(isOn()).toBe(false);
  expect((await ada.post('/newsletter/confirm', { key: newest().code })).status).toBe(200);
});
