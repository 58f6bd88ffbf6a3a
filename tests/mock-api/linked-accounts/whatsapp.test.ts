import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const PHONE = '+2348012345678';
let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  app = emptyMock();
  tobi = new Visitor(app);
  await tobi.become('complete');
});

const ask = async (who = tobi, phone_number = PHONE) => {
  await prove(who, 'whatsapp');
  return who.post('/whatsapp/link', { phone_number });
};
const verify = async (code: string) => {
  await prove(tobi, 'whatsapp');
  return tobi.post('/whatsapp/verify', { code });
};
const codeFor = async (phone = PHONE) => (await tobi.code(phone)).code;
const unlink = async () => {
  await prove(tobi, 'whatsapp');
  return tobi.write('DELETE', '/whatsapp/unlink', undefined, {});
};

test('a number is linked by the code that it got, and can be unlinked', async () => {
  const asked = await ask();
  expect(asked.status).toBe(200);
  expect(Date.parse(asked.body.expires_at as string)).not.toBeNaN();
  expect((await tobi.code(PHONE)).kind).toBe('whatsapp');
  const linked = await verify(await codeFor());
  expect([linked.status, linked.body.phone_number]).toEqual([200, PHONE]);
  for (const again of [await ask(), await verify('123456')])
    expect([again.status, again.body.code]).toEqual([409, 'whatsapp_linked']);
  expect((await unlink()).status).toBe(200);
  expect((await unlink()).body.code).toBe('whatsapp_not_linked');
});

test('a wrong code counts: five lock it; nothing is linked', async () => {
  await ask();
  const code = await codeFor();
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await verify(wrong)).body.code).toBe('code_invalid');
  expect((await verify(code)).body.code).toBe('code_locked');
  expect((await unlink()).body.code).toBe('whatsapp_not_linked');
});

test('a code expires after 300 seconds of the sandbox’s time', async () => {
  await ask();
  const code = await codeFor();
  await tobi.control('POST', '/clock/advance', { ms: 300_000 });
  expect((await verify(code)).body.code).toBe('code_expired');
});

test('no code before a number was given, and none for a number that cannot be', async () => {
  expect((await verify('123456')).body.code).toBe('whatsapp_not_linked');
  for (const phone of ['', '08012345678', '+123', `${PHONE}99999`, '+23480123456ab'])
    expect((await ask(tobi, phone)).body.fields).toHaveProperty('phone_number');
});

test('a number belongs to one account', async () => {
  const linked = new Visitor(app);
  await linked.become('whatsapp-linked');
  const taken = Object.values(app.sandboxes.default.state.whatsappLinks).find((link) => link.linked_at);
  const refused = await ask(tobi, taken!.phone_number);
  expect([refused.status, refused.body.code]).toEqual([409, 'phone_taken']);
});
