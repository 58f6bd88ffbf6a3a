import { randomUUID } from 'node:crypto';
import { PERSONA_PASSWORD } from '../personas/fixtures.ts';
import { DUMMY_TOKEN } from '../stand-ins/turnstile/captcha.ts';
import { Caller, quietMock, type Answer } from './caller.ts';

const WRONG_PASSWORD = 'Wrong-Horse-7';
/** Wrong all but once in a million times; the sandbox's chance is its seed, so a figure stays what it is. */
const WRONG_CODE = '000000';
const PIN = '284915';
const STEP_SECONDS = 15 * 60;
const STEPS = (24 * 3600) / STEP_SECONDS;

/** Codes of the contract that say: the secret was looked at, and was wrong. */
const wrongCodes: readonly unknown[] = [
  'invalid_credentials',
  'password_invalid',
  'code_invalid',
  'totp_invalid',
];
/** And those that say: it is not looked at now. */
const refusedCodes: readonly unknown[] = [
  'rate_limited',
  'code_locked',
  'resend_too_soon',
  // Of a payment, once unfreezing was tried.
  'sending_frozen',
];

/** One way to try a secret: what a single try is answered with. */
type Way = () => Promise<Answer>;

/**
 * Tries every way in turn until it is refused, each quarter of an hour for a day, less its last moment.
 * @returns how many wrong secrets were looked at
 */
async function countTries(clock: Caller, ways: readonly Way[]): Promise<number> {
  let tries = 0;
  for (let step = 0; step < STEPS; step += 1) {
    for (const way of ways)
      for (;;) {
        const { body } = await way();
        if (refusedCodes.includes(body.code)) break;
        if (!wrongCodes.includes(body.code)) throw new Error(`Not a refusal: ${JSON.stringify(body)}`);
        tries += 1;
      }
    await clock.wait(STEP_SECONDS);
  }
  return tries;
}

const login = (who: Caller, email: string, password: string) =>
  who.call('POST', '/auth/login', { email, password, turnstile_token: DUMMY_TOKEN, device_id: null });

const isAnswer = (begun: unknown): begun is Answer =>
  typeof begun === 'object' && begun !== null && 'status' in begun;

/** A try with what is asked for first, and once more after what was asked for is of no use any more. */
function withStarted<Started>(
  start: () => Promise<Started | Answer>,
  tryOnce: (started: Started) => Promise<Answer>,
): Way {
  let started: Started | null = null;
  return async () => {
    for (let turn = 0; ; turn += 1) {
      if (started === null) {
        const begun = await start();
        if (isAnswer(begun)) return begun;
        started = begun;
      }
      const answer = await tryOnce(started);
      const isOver = ['code_locked', 'code_expired', 'flow_expired', 'quote_expired'].includes(
        String(answer.body.code),
      );
      if (!isOver || turn > 0) return answer;
      started = null;
    }
  };
}

/** The identifier that a call begins with, or its refusal. */
const identifierOf = (answer: Answer): string | Answer => {
  const { identifier, data } = answer.body as { identifier?: string; data?: { identifier: string } };
  return identifier ?? data?.identifier ?? answer;
};

/** Codes that were mailed to verify a device: a stranger who knows the password. */
const deviceCodes = (stranger: Caller, email: string): Way =>
  withStarted(
    async () => identifierOf(await login(stranger, email, PERSONA_PASSWORD)),
    (identifier: string) =>
      stranger.call('POST', '/auth/new-device/verify', { code: WRONG_CODE, identifier, device_id: null }),
  );

const pinReset = (owner: Caller, given: object): Way =>
  withStarted(
    async () => identifierOf(await owner.call('POST', '/user/pin/reset-code')),
    (identifier: string) =>
      owner.call('POST', '/user/pin/reset', {
        identifier,
        code: WRONG_CODE,
        password: PERSONA_PASSWORD,
        pin: '730164',
        ...given,
      }),
  );

/** By the password, which is right: it counts no wrong try. */
const prove = (owner: Caller) =>
  owner.call('POST', '/auth/reauth', { purpose: 'whatsapp', password: PERSONA_PASSWORD });

const whatsappCodes = (owner: Caller): Way =>
  withStarted(
    async () => {
      await prove(owner);
      const answer = await owner.call('POST', '/whatsapp/link', { phone_number: '+2348012345678' });
      return answer.status === 200 ? 'sent' : answer;
    },
    async () => {
      await prove(owner);
      return owner.call('POST', '/whatsapp/verify', { code: WRONG_CODE });
    },
  );

/** The second step of a log-in with the right password. */
const secondSteps = (who: Caller, email: string, code: string): Way =>
  withStarted(
    async () => identifierOf(await login(who, email, PERSONA_PASSWORD)),
    (identifier: string) => who.call('POST', '/2fa/verify', { code, email, identifier }),
  );

const idempotent = () => ({ 'idempotency-key': randomUUID() });
const address = { asset: 'usdt', network: 'trc20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };

/** A payment that needs a code, to an address that is new. */
const payments = (owner: Caller): Way =>
  withStarted(
    async () => {
      const { asset, ...to } = address;
      const answer = await owner.call('POST', '/wallet/quotes', { kind: 'send', asset, to, amount: '5' });
      const quote = answer.body.data as { quote_id: string; risks: { code: string }[] } | undefined;
      return quote ? { quote } : answer;
    },
    ({ quote }: { quote: { quote_id: string; risks: { code: string }[] } }) =>
      owner.call(
        'POST',
        '/wallet/transactions',
        {
          quote_id: quote.quote_id,
          approval: { pin: PIN, totp: WRONG_CODE },
          acknowledged_risks: quote.risks.map(({ code }) => code),
        },
        idempotent(),
      ),
  );

const newPayees = (owner: Caller): Way => {
  const approval = { pin: PIN, totp: WRONG_CODE };
  const body = { kind: 'address', label: 'New', ...address, approval };
  return () => owner.call('POST', '/wallet/payees', body, idempotent());
};

const unfreezing = (owner: Caller): Way => {
  let isFrozen = false;
  return async () => {
    if (!isFrozen) await owner.call('PUT', '/user/freeze', { frozen: true });
    isFrozen = true;
    return owner.call('PUT', '/user/freeze', { frozen: false, approval: { pin: PIN, totp: WRONG_CODE } });
  };
};

type Device = 'unknown' | 'known';

/** The ways to each secret, from devices that the account knows and from others. */
const ways: Readonly<
  Record<'password' | 'code' | 'second_factor', (devices: readonly Device[]) => Promise<[Caller, Way[]]>>
> = {
  password: async (devices) => {
    const app = quietMock();
    const [owner, stranger] = [new Caller(app), new Caller(app)];
    await owner.stopClock();
    const { email } = await owner.become('complete');
    const ofDevice: Record<Device, Way[]> = {
      unknown: [() => login(stranger, email, WRONG_PASSWORD)],
      known: [() => login(owner, email, WRONG_PASSWORD), pinReset(owner, { password: WRONG_PASSWORD })],
    };
    return [owner, devices.flatMap((device) => ofDevice[device])];
  },
  code: async (devices) => {
    const app = quietMock();
    const [owner, stranger] = [new Caller(app), new Caller(app)];
    await owner.stopClock();
    const { email } = await owner.become('complete');
    const ofDevice: Record<Device, Way[]> = {
      unknown: [deviceCodes(stranger, email)],
      known: [pinReset(owner, {}), whatsappCodes(owner)],
    };
    return [owner, devices.flatMap((device) => ofDevice[device])];
  },
  second_factor: async (devices) => {
    const app = quietMock();
    const [owner, stranger] = [new Caller(app), new Caller(app)];
    await owner.stopClock();
    const { email } = await owner.become('two-factor');
    const ofDevice: Record<Device, Way[]> = {
      unknown: [secondSteps(stranger, email, WRONG_CODE), secondSteps(stranger, email, 'AAAAA-AAAAA')],
      known: [
        secondSteps(owner, email, WRONG_CODE),
        payments(owner),
        newPayees(owner),
        unfreezing(owner),
        pinReset(owner, { totp: WRONG_CODE }),
      ],
    };
    return [owner, devices.flatMap((device) => ofDevice[device])];
  },
};

export type MeasuredSecret = keyof typeof ways;

/** Wrong tries of a secret of one account that are looked at within a day, through every call. */
export async function triesADay(secret: MeasuredSecret, devices: readonly Device[]): Promise<number> {
  return countTries(...(await ways[secret](devices)));
}

/** The same of the PIN, which is asked for in a session alone and has locks of its own. */
export async function pinTriesADay(): Promise<number> {
  const owner = new Caller(quietMock());
  await owner.stopClock();
  await owner.become('complete');
  const wrong = { current_pin: '000001', pin: '730164' };
  let lockedUntil = 0;
  let tries = 0;
  for (let seconds = 0; seconds < 24 * 3600; seconds += STEP_SECONDS) {
    while (lockedUntil <= seconds) {
      const { body } = await owner.call('PUT', '/user/pin', wrong);
      tries += 1;
      if (body.code !== 'pin_locked') continue;
      const until = Date.parse((body.details as { until: string }).until);
      const { body: clock } = await owner.call('GET', '/__mock/clock');
      lockedUntil = seconds + (until - Date.parse(String(clock.now))) / 1000;
    }
    await owner.wait(STEP_SECONDS);
  }
  return tries;
}
