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

test('whoever asks for a number that is taken learns nothing: every answer is that of a free one', async () => {
  const owner = new Visitor(app);
  await owner.become('whatsapp-linked');
  const [theirs] = Object.values(app.sandboxes.default.state.whatsappLinks);
  const taken = theirs?.phone_number ?? '';
  const { state } = app.sandboxes.default;
  const answersOf = async (phone: string) => {
    // Wrong codes count for the account, whatever number they are of.
    state.wrongTries = {};
    await tobi.control('POST', '/clock/advance', { ms: 60_000 });
    const answers = [await ask(tobi, phone), await ask(tobi, phone)];
    for (const code of ['000000', '111111', '222222', '333333', '444444', '555555'])
      answers.push(await verify(code));
    answers.push(await unlink());
    // Times and ids differ between any two calls.
    return answers.map(({ status, body: { request_id, expires_at, details, data, ...body } }) => ({
      status,
      ...body,
      members: [request_id, expires_at, details, data].map((member) => typeof member),
      left: (details as { tries_left?: number } | undefined)?.tries_left,
    }));
  };
  expect(await answersOf(taken)).toEqual(await answersOf('+2348059990000'));
  expect(await tobi.code(taken)).toMatchObject({ kind: 'whatsapp', code: '' });
  expect(Object.values(app.sandboxes.default.state.whatsappLinks)).toContainEqual(theirs);
});

test('many accounts are sent no more codes to one number than one: ten, then one an hour, and nobody is told who asked', async () => {
  await tobi.control('PUT', '/clock', { mode: 'frozen' });
  const crowd = ['payer', 'payee', 'no-address', 'google-linked'] as const;
  const people = [tobi];
  for (const name of crowd) {
    const person = new Visitor(app);
    await person.become(name);
    people.push(person);
  }
  const { state } = app.sandboxes.default;
  const received = () => state.mails.filter(({ to }) => to === PHONE).length;
  for (let turn = 0; turn < 25; turn += 1) {
    await ask(people[turn % people.length]);
    await tobi.control('POST', '/clock/advance', { ms: 31_000 });
  }
  expect(received()).toBe(10);
  const own = await ask(tobi);
  const stranger = new Visitor(app);
  await stranger.become('missing-referral');
  const others = await ask(stranger);
  expect([others.status, others.body.code]).toEqual([429, 'resend_too_soon']);
  // As it reads to who has asked themselves.
  expect({ ...others.body, request_id: null }).toEqual({ ...own.body, request_id: null });
  for (let hour = 0; hour < 5; hour += 1) {
    await tobi.control('POST', '/clock/advance', { ms: 3_600_000 });
    for (const person of people) await ask(person);
  }
  expect(received()).toBe(15);
  // Another number is another one's.
  expect((await ask(stranger, '+2348059990000')).status).toBe(200);
});

test('messages to who has linked the number count, too, and are in the owner’s language', async () => {
  const owner = new Visitor(app);
  await owner.become('whatsapp-linked');
  await owner.write('PUT', '/user/preferences', { language: 'zh-CN' }, {});
  const { state } = app.sandboxes.default;
  const taken = Object.values(state.whatsappLinks)[0]?.phone_number ?? '';
  const received = () => state.mails.filter(({ to }) => to === taken);
  const before = received().length;
  for (let turn = 0; turn < 15; turn += 1) {
    await ask(tobi, taken);
    await tobi.control('POST', '/clock/advance', { ms: 31_000 });
  }
  expect(received().length - before).toBe(10);
  expect(received().at(-1)?.subject).toBe('绑定 WhatsApp');
});

test('a number that was taken between its code and its proof belongs to whoever proved it first', async () => {
  const other = new Visitor(app);
  await other.become('whatsapp-linked');
  await prove(other, 'whatsapp');
  await other.write('DELETE', '/whatsapp/unlink', undefined, {});
  await ask(other);
  const early = await codeFor();
  await tobi.control('POST', '/clock/advance', { ms: 31_000 });
  await ask(tobi);
  expect((await verify(await codeFor())).status).toBe(200);
  await prove(other, 'whatsapp');
  expect((await other.post('/whatsapp/verify', { code: early })).status).toBe(400);
  const linked = Object.values(app.sandboxes.default.state.whatsappLinks).filter(
    ({ linked_at }) => linked_at,
  );
  expect(linked.map(({ phone_number }) => phone_number)).toEqual([PHONE]);
});
