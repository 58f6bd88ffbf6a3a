import { beforeEach, describe, expect, test } from 'vitest';
import { errorDetails } from '#contract/error-codes.ts';
import { now } from '#mock-api/core/clock.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import { tryGroups, type TryGroup } from '#mock-api/features/wrong-tries/state.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { prove } from '../reauth/prove.ts';
import { Payer, PIN, toChinedu, toTron, TRON } from '../transfers/payer.ts';
import { PASSED, Visitor, type Answer } from '../visitor.ts';
import { useUp } from './use-up.ts';

const NEW_PIN = '730164';
const WRONG_PASSWORD = 'Wrong-Horse-7';
const other = (code: string) => (code === '000000' ? '111111' : '000000');

/** The owner on a device that the account knows, and somebody on another one. */
interface Stage {
  readonly owner: Payer;
  readonly stranger: Visitor;
  readonly email: string;
}

async function arrive(persona: PersonaName): Promise<Stage> {
  const owner = await Payer.create(persona);
  const stranger = new Visitor(owner.app);
  const email = Object.values(owner.state.users).at(-1)!.email;
  return { owner, stranger, email };
}

const login = (who: Visitor, email: string, password: string) =>
  who.post('/auth/login', { email, password, turnstile_token: PASSED, device_id: null });
const appCode = ({ owner: { state }, email }: Stage) =>
  shownCode(state, state.twoFactor[userByEmail(state, email)!.customer_id]!).code;

const useUpOf = ({ owner: { state }, email }: Stage, group: TryGroup, known: boolean) =>
  useUp(state, email, { group, known });

/** A way to try a secret: what is needed for it is made ready, then the try itself, with the right one or a wrong one. */
interface Way {
  readonly way: string;
  readonly group: TryGroup;
  readonly from: 'known' | 'unknown';
  readonly as: PersonaName;
  readonly prepare: (stage: Stage) => Promise<(isRight: boolean) => Promise<Answer>>;
}

const resetCode = async ({ owner }: Stage) => {
  const { identifier } = (await owner.post('/user/pin/reset-code')).body.data as { identifier: string };
  const { code } = (await owner.get('/__mock/mail/latest?kind=pin')).body as { code: string };
  return { identifier, code, password: PERSONA_PASSWORD, pin: NEW_PIN };
};
const pendingLogin = async (who: Visitor, email: string) => ({
  email,
  identifier: (await login(who, email, PERSONA_PASSWORD)).body.identifier,
});

const ways: readonly Way[] = [
  {
    way: 'a log-in',
    group: 'password',
    from: 'unknown',
    as: 'complete',
    prepare:
      async ({ stranger, email }) =>
      (isRight) =>
        login(stranger, email, isRight ? PERSONA_PASSWORD : WRONG_PASSWORD),
  },
  {
    way: 'a log-in',
    group: 'password',
    from: 'known',
    as: 'complete',
    prepare:
      async ({ owner, email }) =>
      (isRight) =>
        login(owner, email, isRight ? PERSONA_PASSWORD : WRONG_PASSWORD),
  },
  {
    way: 'the first PIN',
    group: 'password',
    from: 'known',
    as: 'complete-no-pin',
    prepare:
      async ({ owner }) =>
      (isRight) =>
        owner.post('/user/pin', { pin: NEW_PIN, password: isRight ? PERSONA_PASSWORD : WRONG_PASSWORD }),
  },
  {
    way: 'a PIN reset',
    group: 'password',
    from: 'known',
    as: 'complete',
    prepare: async (stage) => {
      const body = await resetCode(stage);
      return (isRight) =>
        stage.owner.post('/user/pin/reset', { ...body, ...(isRight ? {} : { password: WRONG_PASSWORD }) });
    },
  },
  {
    way: 'a PIN reset',
    group: 'code',
    from: 'known',
    as: 'complete',
    prepare: async (stage) => {
      const body = await resetCode(stage);
      return (isRight) =>
        stage.owner.post('/user/pin/reset', { ...body, code: isRight ? body.code : other(body.code) });
    },
  },
  {
    way: 'a WhatsApp number',
    group: 'code',
    from: 'known',
    as: 'complete',
    prepare: async ({ owner }) => {
      await prove(owner, 'whatsapp');
      await owner.post('/whatsapp/link', { phone_number: '+2348012345678' });
      const { code } = await owner.code('+2348012345678');
      return (isRight) => owner.post('/whatsapp/verify', { code: isRight ? code : other(code) });
    },
  },
  {
    way: 'a new device',
    group: 'code',
    from: 'unknown',
    as: 'complete',
    prepare: async ({ stranger, email }) => {
      await login(stranger, email, PERSONA_PASSWORD);
      const { code, identifier } = await stranger.code(email);
      return (isRight) =>
        stranger.post('/auth/new-device/verify', { identifier, code: isRight ? code : other(code) });
    },
  },
  ...(['known', 'unknown'] as const).map((from): Way => ({
    way: 'the second step of a log-in',
    group: 'second_factor',
    from,
    as: 'two-factor',
    prepare: async (stage) => {
      const who = from === 'known' ? stage.owner : stage.stranger;
      const pending = await pendingLogin(who, stage.email);
      return (isRight) =>
        who.post('/2fa/verify', { ...pending, code: isRight ? appCode(stage) : other(appCode(stage)) });
    },
  })),
  {
    way: 'a recovery code',
    group: 'second_factor',
    from: 'unknown',
    as: 'two-factor',
    prepare: async ({ stranger, email }) => {
      const pending = await pendingLogin(stranger, email);
      return () => stranger.post('/2fa/verify', { ...pending, code: 'AAAAA-AAAAA' });
    },
  },
  {
    way: 'a payment',
    group: 'second_factor',
    from: 'known',
    as: 'two-factor',
    prepare: async (stage) => {
      const quote = await stage.owner.quote(toTron('5'));
      return (isRight) => {
        const totp = isRight ? appCode(stage) : other(appCode(stage));
        return stage.owner.pay(quote, { approval: { pin: PIN, totp } });
      };
    },
  },
  {
    way: 'a new payee',
    group: 'second_factor',
    from: 'known',
    as: 'two-factor',
    prepare: async (stage) => (isRight) =>
      stage.owner.post(
        '/wallet/payees',
        {
          kind: 'address',
          label: 'Shop',
          asset: 'usdt',
          network: 'trc20',
          address: TRON,
          approval: { pin: PIN, totp: isRight ? appCode(stage) : other(appCode(stage)) },
        },
        { 'idempotency-key': '5f7c0a52-9d3e-4a53-8f0e-1f2d8a6b7c90' },
      ),
  },
  {
    way: 'unfreezing',
    group: 'second_factor',
    from: 'known',
    as: 'two-factor',
    prepare: async (stage) => {
      await stage.owner.write('PUT', '/user/freeze', { frozen: true });
      return (isRight) =>
        stage.owner.write('PUT', '/user/freeze', {
          frozen: false,
          approval: { pin: PIN, totp: isRight ? appCode(stage) : other(appCode(stage)) },
        });
    },
  },
  {
    way: 'a PIN reset',
    group: 'second_factor',
    from: 'known',
    as: 'two-factor',
    prepare: async (stage) => {
      const body = await resetCode(stage);
      return (isRight) =>
        stage.owner.post('/user/pin/reset', {
          ...body,
          totp: isRight ? appCode(stage) : other(appCode(stage)),
        });
    },
  },
];

/** What an answer says, without what differs between any two. */
const told = ({ status, headers, body }: Answer) => {
  const { request_id: _request_id, ...rest } = body;
  return { ...rest, status, retryAfter: headers.get('retry-after') };
};

describe.each(ways)('$way, by its $group, from a device that is $from', ({ group, from, as, prepare }) => {
  const known = from === 'known';

  test('a wrong one counts in its group and for its kind of device alone', async () => {
    const stage = await arrive(as);
    const tryIt = await prepare(stage);
    const before = stage.owner.state.wrongTries[stage.email] ?? [];
    await tryIt(false);
    expect(stage.owner.state.wrongTries[stage.email]?.slice(before.length)).toEqual([
      { group, known, at: now(stage.owner.state) },
    ]);
  });

  test('after too many the right one is refused as a wrong one is, with the time', async () => {
    const stage = await arrive(as);
    const tryIt = await prepare(stage);
    useUpOf(stage, group, known);
    const wrong = await tryIt(false);
    const until = new Date(now(stage.owner.state) + 24 * 3_600_000).toISOString();
    expect(told(wrong)).toEqual({
      status: 429,
      retryAfter: String(24 * 3600),
      code: 'rate_limited',
      message: 'Too many wrong tries. Try again in 24 hours.',
      details: { until, secret: group },
    });
    expect(errorDetails.rate_limited.safeParse(wrong.body.details).success).toBe(true);
    expect(told(await tryIt(true))).toEqual(told(wrong));
  });

  test('what the other kind of devices and the other groups have used up refuses nothing', async () => {
    const stage = await arrive(as);
    const tryIt = await prepare(stage);
    // A call may ask for several secrets, and the same device tries them all.
    for (const one of tryGroups) if (one !== group || known) useUpOf(stage, one, !known);
    expect((await tryIt(false)).body.code).not.toBe('rate_limited');
  });
});

test('demand 9: a stranger who uses up everything locks the owner out of nothing: a log-in, a PIN reset and a payment go on', async () => {
  const stage = await arrive('two-factor');
  const { owner, stranger, email } = stage;
  // A new PIN holds back people who were never paid.
  await owner.paid(toChinedu('5'));
  for (const group of tryGroups) useUpOf(stage, group, false);
  for (const password of [PERSONA_PASSWORD, WRONG_PASSWORD])
    expect((await login(stranger, email, password)).body.code).toBe('rate_limited');

  await owner.post('/auth/logout');
  const pending = await pendingLogin(owner, email);
  expect((await owner.post('/2fa/verify', { ...pending, code: appCode(stage) })).status).toBe(200);
  await owner.wait(60);
  const body = await resetCode(stage);
  expect((await owner.post('/user/pin/reset', { ...body, totp: appCode(stage) })).status).toBe(200);
  const approval = { pin: NEW_PIN };
  expect((await owner.pay(await owner.quote(toChinedu('5')), { approval })).status).toBe(201);
});

describe('passwords of an address', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await arrive('complete');
  });

  test('one that has no account is answered as one that has, before and after too many tries', async () => {
    const { stranger, email } = stage;
    for (let turn = 0; turn < 13; turn += 1)
      expect(told(await login(stranger, 'nobody@example.com', WRONG_PASSWORD))).toEqual(
        told(await login(stranger, email, WRONG_PASSWORD)),
      );
    // However it is written.
    expect((await login(stranger, email.toUpperCase(), PERSONA_PASSWORD)).body.code).toBe('rate_limited');
  });

  test('a completed reset empties their count', async () => {
    const { stranger, email } = stage;
    for (let turn = 0; turn < 10; turn += 1) await login(stranger, email, WRONG_PASSWORD);
    const { identifier } = (await stranger.post('/auth/reset', { email, turnstile_token: PASSED })).body;
    const { code } = await stranger.code(email);
    const verified = await stranger.post('/auth/verify-reset-code', {
      code,
      identifier,
      turnstile_token: PASSED,
    });
    expect((await login(stranger, email, PERSONA_PASSWORD)).body.code).toBe('rate_limited');
    const password = 'Another-Horse-8!';
    await stranger.post('/auth/reset-password', { password, identifier: verified.body.identifier });
    expect((await login(stranger, email, password)).status).toBe(200);
  });

  test('the owner gets one email for ten wrong ones, which says that nobody got in', async () => {
    const { stranger, email } = stage;
    for (let turn = 0; turn < 14; turn += 1) await login(stranger, email, WRONG_PASSWORD);
    const { items } = (await stranger.get(`/__mock/mail?to=${email}`)).body as { items: { text: string }[] };
    expect(items.map(({ text }) => text)).toEqual([
      '10 wrong passwords were entered for your account within a day, so more are refused for now. If it wasn’t you, no one got in.',
    ]);
  });
});
