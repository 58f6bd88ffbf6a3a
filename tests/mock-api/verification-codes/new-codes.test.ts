import { beforeEach, describe, expect, test } from 'vitest';
import { errorDetails } from '#contract/error-codes.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, PASSED, Visitor, type Answer } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
let email: string;
beforeEach(async () => {
  app = emptyMock();
  tobi = new Visitor(app);
  await tobi.control('PUT', '/clock', { mode: 'frozen' });
  ({ email } = await tobi.become('complete'));
});
const wait = (seconds: number) => tobi.control('POST', '/clock/advance', { ms: seconds * 1000 });

const open = { turnstile_token: PASSED };
const linkWhatsapp = async (phone_number: string) => {
  await prove(tobi, 'whatsapp');
  return tobi.post('/whatsapp/link', { phone_number });
};
const ways: Readonly<Record<string, () => Promise<Answer>>> = {
  'a sign-up of a new address': () =>
    tobi.post('/auth/signup/request-code', { ...open, email: 'new@example.com', device_id: null }),
  'a sign-up of an address with an account': () =>
    tobi.post('/auth/signup/request-code', { ...open, email, device_id: null }),
  'a reset of a password': () => tobi.post('/auth/reset', { ...open, email }),
  'a reset of an address without an account': () =>
    tobi.post('/auth/reset', { ...open, email: 'nobody@example.com' }),
  'a reset of a PIN': () => tobi.post('/user/pin/reset-code'),
  'a WhatsApp number': () => linkWhatsapp('+2348012345678'),
};

describe.each(Object.entries(ways))('new codes for %s', (_, ask) => {
  test('ten a day, then one an hour, and never none', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await ask()).status).toBe(200);
      await wait(30);
    }
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'resend_too_soon']);
    expect(refused.headers.get('retry-after')).toBe(String(3600 - 30));
    expect(refused.body.message).toBe(
      'Too many codes were requested. You can request another in 60 minutes.',
    );
    const { now } = (await tobi.get('/__mock/clock')).body as { now: string };
    const { resend_at } = errorDetails.resend_too_soon.parse(refused.body.details);
    expect(Date.parse(resend_at) - Date.parse(now)).toBe((3600 - 30) * 1000);
    await wait(3600 - 31);
    expect((await ask()).status).toBe(429);
    await wait(1);
    for (let hour = 0; hour < 30; hour += 1) {
      expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(429);
      await wait(3600);
    }
  });
});

test('the answer with a code for a PIN says when the next one can be sent, an hour included', async () => {
  const waits: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const { data } = (await tobi.post('/user/pin/reset-code')).body as { data: { resend_in: number } };
    waits.push(data.resend_in);
    await wait(30);
  }
  expect(waits).toEqual([...new Array<number>(9).fill(30), 3600]);
});

test('each purpose and each address has codes of its own', async () => {
  for (let turn = 0; turn < 11; turn += 1) {
    await tobi.post('/auth/reset', { ...open, email });
    await wait(30);
  }
  expect((await tobi.post('/user/pin/reset-code')).status).toBe(200);
  expect((await tobi.post('/auth/reset', { ...open, email: 'nobody@example.com' })).status).toBe(200);
});

test('codes go to three WhatsApp numbers a day; one of them can be asked for again', async () => {
  const ask = (end: number) => linkWhatsapp(`+23480123456${70 + end}`);
  for (const end of [1, 2, 3]) {
    expect((await ask(end)).status).toBe(200);
    await wait(3600);
  }
  const refused = await ask(4);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(refused.body.message).toBe('You can try 3 numbers a day. Try another one in 21 hours.');
  expect(errorDetails.rate_limited.safeParse(refused.body.details).success).toBe(true);
  expect((await ask(2)).status).toBe(200);
  await wait(21 * 3600);
  expect((await ask(4)).status).toBe(200);
});
