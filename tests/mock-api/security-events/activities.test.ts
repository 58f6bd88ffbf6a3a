import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ACTIVITY_DAYS, type Activity } from '#contract/activities.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import { maskAddress } from '#mock-api/features/security-events/mask-address.ts';
import { recordEvent } from '#mock-api/features/security-events/record-event.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { Payer, PIN } from '../transfers/payer.ts';
import { emptyMock, forwardedFor, PASSED, Visitor } from '../visitor.ts';

const EMAIL = 'tobi@example.com';
const DAY = 86_400;
let tobi: Payer;

beforeEach(async () => {
  tobi = await Payer.create('complete', emptyMock());
});

const list = async (query = '', who: Visitor = tobi) =>
  (await who.get(`/auth/activities${query}`)).body.data as { items: Activity[]; total: number };
const changePin = (current_pin: string, pin: string, headers = {}) =>
  tobi.write('PUT', '/user/pin', { current_pin, pin }, headers);
const record = (event: Parameters<typeof recordEvent>[2], ip: string | null = null) => {
  const user = Object.values(tobi.state.users).find(({ email }) => email === EMAIL)!;
  recordEvent(jobContext(tobi.app.sandboxes.default), user, event, {
    ip,
    values: { from: 'A', label: 'B', left: 9 },
  });
};

test('an entry says what, when, on which device, and from about where', async () => {
  await changePin(PIN, '730164', forwardedFor('102.89.34.7'));
  const [entry] = (await list()).items;
  expect(entry).toMatchObject({
    event: 'pin_changed',
    kind: 'security',
    outcome: 'done',
    title: 'PIN changed',
    at: '2026-11-21T09:42:00.000Z',
    this_device: true,
    ip: '102.89.•.•',
    method: null,
    factor: null,
  });
  expect(entry?.device_name).toMatch(/\S/);
  expect(entry?.place).toMatch(/^[A-Z]/);
  expect((await list()).items[0]?.place).toBe(entry?.place);
});

test('a login says how, and another device is not this one', async () => {
  const laptop = new Visitor(tobi.app);
  await laptop.become('complete', false);
  const body = { email: EMAIL, password: PERSONA_PASSWORD, turnstile_token: PASSED, device_id: null };
  await laptop.post('/auth/login', body);
  expect((await list('', laptop)).items[0]).toMatchObject({
    event: 'signed_in',
    kind: 'sign_in',
    method: 'password',
  });
});

test('it is in the language of the call', async () => {
  await changePin(PIN, '730164');
  const { body } = await tobi.get('/auth/activities', { 'accept-language': 'zh-CN' });
  expect((body.data as { items: Activity[] }).items[0]?.title).toBe('修改交易密码');
});

test('it comes in pages, newest first, and by kind and outcome', async () => {
  await changePin('000001', '730164');
  await changePin('000001', '730164');
  await changePin('000001', '730164');
  await changePin(PIN, '730164');
  await tobi.wait(1);
  await tobi.write('PUT', '/user/freeze', { frozen: true });
  const { items, total } = await list('?page_size=2');
  expect(items.map(({ event }) => event)).toEqual(['sending_frozen', 'pin_changed']);
  expect(total).toBe(3);
  expect((await list('?outcome=refused')).items.map(({ event }) => event)).toEqual(['pin_wrong']);
  expect((await list('?kind=payees')).items).toEqual([]);
  expect((await list('?kind=security&outcome=done')).total).toBe(2);
});

test('it is kept for 90 days, and nobody can delete any of it', async () => {
  await changePin(PIN, '730164');
  for (const session of Object.values(tobi.state.sessions))
    session.expires_at += 2 * ACTIVITY_DAYS * DAY * 1000;
  await tobi.wait(ACTIVITY_DAYS * DAY - 1);
  expect((await list('?kind=security')).total).toBe(1);
  await tobi.wait(1);
  expect((await list('?kind=security')).total).toBe(0);
  for (const method of ['DELETE', 'PUT', 'POST'])
    expect((await tobi.write(method, '/auth/activities', undefined)).status).toBe(405);
});

test('who does one thing over and over pushes nothing else out of the log', async () => {
  record('new_device', '105.112.9.9');
  for (let turn = 0; turn < 2100; turn += 1) record('payee_renamed');
  const kept = Object.values(tobi.state.activities).flat();
  expect(kept).toHaveLength(2000);
  expect(kept[0]?.event).toBe('new_device');
});

test('no entry and no state of it has a full address, a PIN or a password', async () => {
  const ip = forwardedFor('203.0.113.77');
  await changePin('000001', '730164', ip);
  await changePin(PIN, '730164', ip);
  const stored = JSON.stringify(tobi.state.activities);
  for (const secret of ['203.0.113.77', '730164', PIN, PERSONA_PASSWORD])
    expect(stored).not.toContain(secret);
});

test('of any address, no more than its first half is left', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(octet, octet, octet, octet, (a, b, c, d) => {
      const masked = `${a}.${b}.•.•`;
      expect(maskAddress(`${a}.${b}.${c}.${d}`)).toBe(masked);
      expect(maskAddress(`::ffff:${a}.${b}.${c}.${d}`)).toBe(masked);
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), (ip) => {
      const groups = (maskAddress(ip) ?? '').split(/[:•.]+/).filter(Boolean);
      expect(groups.length).toBeLessThanOrEqual(2);
    }),
  );
  for (const none of [null, 'anybody', '', 'Lagos', '1.2.3', 'a'.repeat(64)])
    expect(maskAddress(none)).toBe(null);
});

// Which emails are sent.

const subjects = async () =>
  ((await tobi.get(`/__mock/mail?to=${EMAIL}&kind=security`)).body.items as { subject: string }[]).map(
    ({ subject }) => subject,
  );
const aboutDevices = async () => (await subjects()).filter((subject) => /device/i.test(subject));
const setFlags = (flags: object) =>
  tobi.write('PUT', '/user/notifications', {
    device_alerts: true,
    email_notifications: true,
    newsletter_subscription: false,
    security_alerts: true,
    trade_alerts: true,
    ...flags,
  });

test.each([{ security_alerts: false }, { email_notifications: false }])(
  'with %o, emails that always go still come, and no others',
  async (flags) => {
    await setFlags(flags);
    expect(await subjects()).toEqual(['Your email alerts were changed']);
    for (const event of ['payee_renamed', 'google_linked', 'sending_unfrozen'] as const) record(event);
    expect(await subjects()).toHaveLength(1);
    for (const event of ['new_device', 'pin_changed', 'two_factor_on', 'recovery_code_used'] as const)
      record(event);
    expect(await subjects()).toHaveLength(5);
  },
);

test('removed devices are mailed by the setting of devices, and by no other', async () => {
  await setFlags({ security_alerts: false });
  record('device_removed');
  expect(await aboutDevices()).toHaveLength(1);
  await setFlags({ device_alerts: false });
  record('devices_removed');
  expect(await aboutDevices()).toHaveLength(1);
});

test('refused tries are mailed once an hour of a kind, and each is entered', async () => {
  for (const seconds of [0, 1800, 1799, 1]) {
    await tobi.wait(seconds);
    record('password_refused');
    record('code_refused');
  }
  // At first, and when the hour is over.
  expect(await subjects()).toHaveLength(4);
  expect((await list('?outcome=refused')).total).toBe(8);
});
