import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { prove } from '../reauth/prove.ts';
import { texts } from '#mock-api/features/two-factor/texts.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
let app: Mock;
let tobi: Visitor;
let account: { email: string; password: string };
beforeEach(async () => {
  app = emptyMock({ first: { clock: { mode: 'frozen', at: NOON } } });
  tobi = new Visitor(app);
  account = await tobi.become('complete');
  await prove(tobi, 'two_factor_on');
});

const wait = (seconds: number) => tobi.control('POST', '/clock/advance', { ms: seconds * 1000 });

/** A phone of its own: the published algorithm on the secret, at the sandbox's time. */
async function phone(secret: string, shift = 0): Promise<string> {
  const { body } = await tobi.get('/__mock/clock');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.parse(body.now as string) + shift * 1000 });
}

async function switchOn(): Promise<{ secret: string; recovery: string[] }> {
  const { body } = await tobi.post('/2fa/setup');
  const secret = body.secret as string;
  const on = await tobi.post('/2fa/enable', { code: await phone(secret) });
  expect(on.status).toBe(200);
  return { secret, recovery: on.body.recovery_codes as string[] };
}

async function firstStep(who = tobi): Promise<string> {
  const { status, body } = await who.post('/auth/login', { ...account, turnstile_token: PASSED });
  expect([status, body.two_factor]).toEqual([200, true]);
  expect(who.cookies.has('access_token')).toBe(false);
  return body.identifier as string;
}

const secondStep = (identifier: string, code: string, who = tobi) =>
  who.post('/2fa/verify', { code, email: account.email, identifier });

test('the secret is an authenticator’s, and nothing changes before a first code was right', async () => {
  const { status, body } = await tobi.post('/2fa/setup');
  expect(status).toBe(200);
  const url = new URL(body.otpauth_url as string);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    issuer: 'Cowrie',
    secret: body.secret,
    digits: '6',
    period: '30',
  });
  const wrong = await tobi.post('/2fa/enable', { code: '000000' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'code_invalid']);
  await tobi.post('/auth/logout');
  const { body: login } = await tobi.post('/auth/login', {
    ...account,
    turnstile_token: PASSED,
    device_id: tobi.cookies.get('device_id'),
  });
  expect(login.two_factor).toBeUndefined();
  expect(tobi.cookies.has('access_token')).toBe(true);
});

test('a setup is void after ten minutes, and there is none without asking', async () => {
  const early = await tobi.post('/2fa/enable', { code: '123456' });
  expect([early.status, early.body.code]).toEqual([409, 'two_factor_setup_missing']);
  const { body } = await tobi.post('/2fa/setup');
  await wait(600);
  await prove(tobi, 'two_factor_on');
  const late = await tobi.post('/2fa/enable', { code: await phone(body.secret as string) });
  expect([late.status, late.body.code]).toEqual([409, 'two_factor_setup_missing']);
});

test('ten recovery codes, each of its own; a second setup is refused', async () => {
  const { recovery } = await switchOn();
  const given = { purpose: 'two_factor_on', password: account.password, recovery_code: recovery[0] };
  expect((await tobi.post('/auth/reauth', given)).status).toBe(200);
  expect(new Set(recovery).size).toBe(10);
  for (const code of recovery) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  for (const [path, body] of [
    ['/2fa/setup', undefined],
    ['/2fa/enable', { code: '123456' }],
  ] as const) {
    const again = await tobi.post(path, body);
    expect([again.status, again.body.code]).toEqual([409, 'two_factor_enabled']);
  }
  const { body } = await tobi.get('/user/notifications/list?type=security');
  expect((body.data as { title: string }[]).some(({ title }) => title.includes('Two-factor'))).toBe(true);
});

test('a login then takes two steps, on any device, and no code by email', async () => {
  const { secret } = await switchOn();
  const laptop = new Visitor(app);
  const identifier = await firstStep(laptop);
  await wait(30);
  expect((await secondStep(identifier, await phone(secret), laptop)).status).toBe(200);
  expect((await laptop.get('/user/profile/status')).body).toMatchObject({
    username: 'tobiade',
    device_unauthorized: false,
  });
  expect((await laptop.get(`/__mock/mail?to=${account.email}&kind=device`)).body.items).toEqual([]);
});

test('a code is good once, and 30 seconds to either side', async () => {
  const { secret } = await switchOn();
  await tobi.post('/auth/logout');
  const used = await phone(secret);
  const refused = await secondStep(await firstStep(), used);
  expect([refused.status, refused.body.code]).toEqual([400, 'code_invalid']);
  await wait(120);
  expect((await secondStep(await firstStep(), await phone(secret, -60))).status).toBe(400);
  expect((await secondStep(await firstStep(), await phone(secret, 60))).status).toBe(400);
  expect((await secondStep(await firstStep(), await phone(secret, -30))).status).toBe(200);
  await tobi.post('/auth/logout');
  expect((await secondStep(await firstStep(), await phone(secret, 30))).status).toBe(200);
});

test('what is wrong is said of the code that was typed: a recovery code changes at no time', async () => {
  const { recovery } = await switchOn();
  await tobi.post('/auth/logout');
  const identifier = await firstStep();
  const refused = async (code: string) => (await secondStep(identifier, code)).body.message;
  expect(await refused('000000')).toMatch(/every 30 seconds/);
  expect(await refused('AAAAA-BBBBB')).toBe('That recovery code isn’t right. Each one works once.');
  expect((await secondStep(identifier, recovery[0]!)).status).toBe(200);
});

test('a recovery code works once, with or without its dash, in small letters too', async () => {
  const {
    recovery: [first = '', second = ''],
  } = await switchOn();
  await tobi.post('/auth/logout');
  expect((await secondStep(await firstStep(), first)).status).toBe(200);
  await tobi.post('/auth/logout');
  const again = await secondStep(await firstStep(), first);
  expect([again.status, again.body.message]).toEqual([400, texts.recovery_code_wrong.en]);
  expect((await secondStep(await firstStep(), second.replace('-', '').toLowerCase())).status).toBe(200);
});

test('demand 10: a log-in by a recovery code is mailed with the count left and the way to set it up again, and approves nothing', async () => {
  const {
    recovery: [first = '', second = ''],
  } = await switchOn();
  await tobi.post('/auth/logout');
  expect((await secondStep(await firstStep(), first)).status).toBe(200);
  const { text } = (await tobi.get('/__mock/mail/latest?kind=security')).body as { text: string };
  expect(text).toContain('You have 9 left.');
  expect(text).toContain('set it up on the new one');
  await tobi.write('PUT', '/user/freeze', { frozen: true });
  const refused = await tobi.write('PUT', '/user/freeze', {
    frozen: false,
    approval: { pin: '284915', totp: second },
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'totp_invalid']);
});

test('five wrong codes lock the login, which can be begun again', async () => {
  const { secret } = await switchOn();
  await tobi.post('/auth/logout');
  await wait(60);
  const identifier = await firstStep();
  for (let tries = 0; tries < 5; tries += 1)
    expect((await secondStep(identifier, 'AAAAA-AAAAA')).status).toBe(400);
  const locked = await secondStep(identifier, await phone(secret));
  expect([locked.status, locked.body.code]).toEqual([429, 'code_locked']);
  expect((await secondStep(await firstStep(), await phone(secret))).status).toBe(200);
});

test('the second step is bound to its login: another address, a made-up one, too late', async () => {
  const { secret } = await switchOn();
  await tobi.post('/auth/logout');
  await wait(60);
  const identifier = await firstStep();
  const code = await phone(secret);
  const other = await tobi.post('/2fa/verify', { code, email: 'ann@example.com', identifier });
  expect([other.status, other.body.code]).toEqual([400, 'flow_expired']);
  expect((await secondStep('__proto__', code)).body.code).toBe('flow_expired');
  await wait(300);
  expect((await secondStep(identifier, await phone(secret))).body.code).toBe('flow_expired');
});

test('the journal shows neither codes nor recovery codes', async () => {
  const { recovery } = await switchOn();
  await tobi.post('/auth/logout');
  await secondStep(await firstStep(), recovery[0]!);
  const text = JSON.stringify((await tobi.get('/__mock/journal')).body);
  expect(text).toContain('POST /2fa/verify');
  expect(text).not.toContain(recovery[0]);
});

test('the authenticator shows a code until its 30 seconds are over, of a setup that is not finished, too', async () => {
  expect((await tobi.get('/__mock/authenticator')).body.items).toEqual([]);
  const { body } = await tobi.post('/2fa/setup');
  const shown = async () => (await tobi.get('/__mock/authenticator')).body.items as object[];
  const before = { email: account.email, code: await phone(body.secret as string), enabled: false };
  expect(await shown()).toEqual([{ ...before, seconds_left: 30 }]);
  await wait(29);
  expect(await shown()).toEqual([{ ...before, seconds_left: 1 }]);
  await wait(1);
  const after = { ...before, code: await phone(body.secret as string), seconds_left: 30 };
  expect(await shown()).toEqual([after]);
  expect(after.code).not.toBe(before.code);
});

test('two-factor: the persona’s codes can be read where no phone is at hand', async () => {
  const dev = new Visitor(emptyMock());
  const { body } = await dev.control('POST', '/persona', { name: 'two-factor' });
  const { email, password, totp_secret: secret } = body.account as Record<string, string>;
  const { body: login } = await dev.post('/auth/login', { email, password, turnstile_token: PASSED });
  const code = new TOTP({ secret: Secret.fromBase32(secret!) }).generate();
  const { body: shown } = await dev.get('/__mock/authenticator');
  expect(shown.items).toEqual([{ email, code, seconds_left: expect.any(Number) as number, enabled: true }]);
  const done = await dev.post('/2fa/verify', { code, email, identifier: login.identifier });
  expect(done.status).toBe(200);
});
