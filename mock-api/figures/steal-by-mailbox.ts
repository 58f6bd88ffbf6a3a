import { randomUUID } from 'node:crypto';
import { bodyOf } from '../openapi/scenes/scene.ts';
import type { Mock } from '../server/hono-env.ts';
import { DUMMY_TOKEN } from '../stand-ins/turnstile/captcha.ts';
import { Caller, type Answer } from './caller.ts';

// What somebody can do who reads the mailbox of an account's owner and knows nothing else.

const EMAIL = 'tobi@example.com';
/** Whom the owner has paid before, and who is in league with the thief; the latter has an account, an address and a bank account. */
const FRIEND = 'chinedu';
const ACCOMPLICE = 'nnekaobi';
const ACCOMPLICE_PERSONA = 'payer';
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ACCOUNT = { bank_code: '901', account_number: '0000014579' };

/** When the thief resets the PIN, in hours after the password; null: never, the PIN is guessed. */
export const plans = [0, 1, 12, 23, null] as const;
export type Plan = (typeof plans)[number];

export interface Theft {
  /** What has left the account within 24 hours of the first step, in kobo. */
  readonly kobo: bigint;
  /** Payments that were tried. */
  readonly tried: number;
  /** How often each code, or a status where there is none, has refused one. */
  readonly refusals: Readonly<Record<string, number>>;
  /** What the thief has done before paying, with the status of each answer. */
  readonly steps: readonly string[];
}

/**
 * Plays a thief of a mailbox for 24 hours, who tries every way to pay, every hour.
 * @param app a fresh mock; it becomes the persona `complete`, whose account is robbed
 */
export async function stealByMailbox(app: Mock, plan: Plan): Promise<Theft> {
  const thief = new Caller(app);
  const accomplice = new Caller(app);
  await thief.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
  // The account is there; nothing of its browser is the thief's.
  await thief.control('POST', '/persona', { name: 'complete', login: false });
  await makeFriendKnown(app);
  await accomplice.become(ACCOMPLICE_PERSONA);

  const steps: string[] = [];
  const took = (what: string, { status }: Answer) => void steps.push(`${what}: ${status}`);
  const password = await takeOver(thief, took);
  const pin = '730164';
  const theft = { kobo: 0n, tried: 0, refusals: {} as Record<string, number> };
  for (let hour = 0; hour <= 24; hour += 1) {
    if (hour === plan) took(`PIN reset in hour ${hour}`, await resetPin(thief, password, pin));
    for (const payment of await everyWay(accomplice)) {
      const { status, body: answer } = await pay(thief, payment, pin);
      theft.tried += 1;
      if (status === 201) theft.kobo += koboOf(answer);
      else {
        const code = typeof answer.code === 'string' ? answer.code : `status ${status}`;
        theft.refusals[code] = (theft.refusals[code] ?? 0) + 1;
      }
    }
    // The last round is a second before the day is over.
    await thief.wait(hour === 23 ? 3599 : 3600);
  }
  return { ...theft, steps };
}

/** The owner has paid a friend, as people do: the friend may be the thief. */
async function makeFriendKnown(app: Mock): Promise<void> {
  const owner = new Caller(app);
  const { pin } = await owner.become('complete');
  await pay(owner, { kind: 'send', asset: 'ngn', to: { username: FRIEND }, amount: '500' }, pin);
  await owner.wait(48 * 3600);
}

/** From the mailbox to a session: a new password, and the code for a new device. @returns the password */
async function takeOver(thief: Caller, took: (what: string, answer: Answer) => void): Promise<string> {
  const password = 'Stolen123!';
  const challenge = { turnstile_token: DUMMY_TOKEN };
  const { body } = await thief.post('/auth/device-id', bodyOf('registerDevice'));
  took('reset asked for', await thief.post('/auth/reset', { email: EMAIL, ...challenge }));
  const reset = await thief.code(EMAIL);
  const { code, identifier } = reset;
  const granted = await thief.post('/auth/verify-reset-code', { code, identifier, ...challenge });
  took(
    'password reset',
    await thief.post('/auth/reset-password', { identifier: granted.body.identifier, password }),
  );
  const login = { email: EMAIL, password, device_id: body.device_id, ...challenge };
  const pending = await thief.post('/auth/login', login);
  took('log-in', pending);
  const device = { code: (await thief.code(EMAIL)).code, identifier: pending.body.identifier };
  took('new device verified', await thief.post('/auth/new-device/verify', device));
  took('balances', await thief.call('GET', '/wallet/balances'));
  return password;
}

async function resetPin(thief: Caller, password: string, pin: string): Promise<Answer> {
  const { body } = await thief.post('/user/pin/reset-code');
  const { identifier } = (body.data ?? {}) as { identifier?: string };
  const { code } = await thief.code(EMAIL);
  return thief.post('/user/pin/reset', { identifier, code, password, pin });
}

/** To the friend, to the accomplice in every way there is, and by a request that the accomplice makes. */
async function everyWay(accomplice: Caller): Promise<object[]> {
  const amount = '5000';
  const asked = await accomplice.post(
    '/wallet/payment-requests',
    { asset: 'ngn', amount, to: '@tobiade' },
    { 'idempotency-key': randomUUID() },
  );
  const request_id = (asked.body.data as { request_id?: string } | undefined)?.request_id;
  const toAccomplice = { kind: 'send', asset: 'ngn', to: { username: ACCOMPLICE }, amount };
  return [
    { kind: 'send', asset: 'ngn', to: { username: FRIEND }, amount },
    toAccomplice,
    { kind: 'send', asset: 'usdt', to: { network: 'trc20', address: ADDRESS }, amount: '20' },
    { kind: 'payout', to: ACCOUNT, amount },
    ...(request_id === undefined ? [] : [{ ...toAccomplice, request_id }]),
  ];
}

async function pay(who: Caller, request: object, pin: string): Promise<Answer> {
  const quoted = await who.post('/wallet/quotes', request);
  if (quoted.status !== 200) return quoted;
  const { quote_id, risks } = quoted.body.data as { quote_id: string; risks: { code: string }[] };
  const acknowledged_risks = risks.map(({ code }) => code);
  const body = { quote_id, approval: { pin }, acknowledged_risks };
  return who.post('/wallet/transactions', body, { 'idempotency-key': randomUUID() });
}

/** What a payment is worth, in kobo: its value in naira has at most two decimals. */
function koboOf({ data }: Answer['body']): bigint {
  const { fiat } = data as { fiat: { amount: string } };
  const [naira = '0', decimals = ''] = fiat.amount.split('.');
  return BigInt(naira) * 100n + BigInt(decimals.padEnd(2, '0'));
}
