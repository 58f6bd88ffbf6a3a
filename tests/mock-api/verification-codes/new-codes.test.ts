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
const askFor = async (who: Visitor, phone_number: string): Promise<Answer> => {
  await prove(who, 'whatsapp');
  return who.post('/whatsapp/link', { phone_number });
};
/** Seconds until another code is sent: what anybody can ask for is shared until half its life is over. */
const [SHARED, OWN] = [150, 30];
const ways: Readonly<Record<string, readonly [number, () => Promise<Answer>]>> = {
  'a sign-up of a new address': [
    SHARED,
    () => tobi.post('/auth/signup/request-code', { ...open, email: 'new@example.com', device_id: null }),
  ],
  'a sign-up of an address with an account': [
    SHARED,
    () => tobi.post('/auth/signup/request-code', { ...open, email, device_id: null }),
  ],
  'a reset of a password': [SHARED, () => tobi.post('/auth/reset', { ...open, email })],
  'a reset of an address without an account': [
    SHARED,
    () => tobi.post('/auth/reset', { ...open, email: 'nobody@example.com' }),
  ],
  'a reset of a PIN': [OWN, () => tobi.post('/user/pin/reset-code')],
  'a WhatsApp number': [OWN, () => askFor(tobi, '+2348012345678')],
};

describe.each(Object.entries(ways).map(([way, [pause, ask]]) => [way, pause, ask] as const))(
  'new codes for %s',
  (_way, pause, ask) => {
    test('ten a day, then one an hour, and never none', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        expect((await ask()).status).toBe(200);
        // The last one is over as well: one that is good could be asked for.
        await wait(turn < 9 ? pause : 300);
      }
      const refused = await ask();
      expect([refused.status, refused.body.code]).toEqual([429, 'resend_too_soon']);
      expect(refused.headers.get('retry-after')).toBe(String(3600 - 300));
      expect(refused.body.message).toBe(
        'Too many codes were requested. You can request another in 55 minutes.',
      );
      const { now } = (await tobi.get('/__mock/clock')).body as { now: string };
      const { resend_at } = errorDetails.resend_too_soon.parse(refused.body.details);
      expect(Date.parse(resend_at) - Date.parse(now)).toBe((3600 - 300) * 1000);
      await wait(3600 - 301);
      expect((await ask()).status).toBe(429);
      await wait(1);
      for (let hour = 0; hour < 30; hour += 1) {
        expect((await ask()).status).toBe(200);
        expect((await ask()).status).toBe(429);
        await wait(3600);
      }
    });
  },
);

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
    await wait(SHARED);
  }
  expect((await tobi.post('/user/pin/reset-code')).status).toBe(200);
  expect((await tobi.post('/auth/reset', { ...open, email: 'nobody@example.com' })).status).toBe(200);
});

test('codes go to three WhatsApp numbers a day; one of them can be asked for again', async () => {
  const ask = (end: number) => askFor(tobi, `+23480123456${70 + end}`);
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

test('another customer who asks for the same number takes no code from whoever asked before, nor keeps them waiting', async () => {
  const phone = '+2348012345678';
  expect((await askFor(tobi, phone)).status).toBe(200);
  const { code } = await tobi.code(phone);
  const other = new Visitor(app);
  await other.become('unicode');
  expect((await askFor(other, phone)).status).toBe(200);
  expect((await other.code(phone)).code).not.toBe(code);
  expect((await tobi.post('/whatsapp/verify', { code })).status).toBe(200);
});
