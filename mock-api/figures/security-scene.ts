import { randomUUID } from 'node:crypto';
import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import type { Mail } from '../core/mailbox.ts';
import { bodyOf } from '../openapi/scenes/scene.ts';
import type { Answer, Caller } from './caller.ts';

const PASSED = 'XXXX.DUMMY.TOKEN.XXXX';
export const PIN = '284915';
export const NEW_PIN = '730164';
const WRONG_PIN = '000001';
export const WRONG_PASSWORD = 'Wrong-Horse-7';
export const WRONG_CODE = '000000';
export const NEW_PASSWORD = 'Fresh1234!';
const BANK = { kind: 'bank', bank_code: '901', account_number: '0123456784', label: 'Mine' };

/** Where something is caused: the owner's session, their browser without it, and a browser that the account does not know. */
export interface Scene {
  readonly email: string;
  readonly password: string;
  /** A call of the owner's session. */
  readonly act: (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly browser: Caller;
  readonly stranger: Caller;
  /** The id of another device that is logged in. */
  readonly laptop: string;
  /** What has happened so far has led to the event, and does not count. */
  readonly begin: () => void;
}

export const loginBody = ({ email, password }: Scene) => ({
  email,
  password,
  turnstile_token: PASSED,
  device_id: null,
});
export const newestMail = async ({ stranger, email }: Scene, kind: string): Promise<Mail> =>
  (await stranger.call('GET', `/__mock/mail/latest?kind=${kind}&to=${encodeURIComponent(email)}`))
    .body as unknown as Mail;
export const authenticatorCode = async ({ stranger, email }: Scene): Promise<string> => {
  const { items } = (await stranger.call('GET', '/__mock/authenticator')).body as {
    items: { email: string; code: string }[];
  };
  return items.find((one) => one.email === email)?.code ?? '';
};
export const wait = ({ stranger }: Scene, seconds: number) => stranger.wait(seconds);

/** Proves with the password that it is the owner who makes a change. */
export const prove = ({ act, password }: Scene, purpose: ReauthPurpose, second: object = {}) =>
  act('POST', '/auth/reauth', { purpose, password, ...second });

export const changePassword = ({ act, password }: Scene, log_out_others: boolean) =>
  act('POST', '/user/change-password', {
    current_password: password,
    password: NEW_PASSWORD,
    log_out_others,
  });

export async function enableTwoFactor(scene: Scene): Promise<string[]> {
  await prove(scene, 'two_factor_on');
  await scene.act('POST', '/2fa/setup');
  const { body } = await scene.act('POST', '/2fa/enable', { code: await authenticatorCode(scene) });
  return body.recovery_codes as string[];
}

export const secondStep = async (scene: Scene, identifier: unknown, code: string) =>
  scene.stranger.call('POST', '/2fa/verify', { code, email: scene.email, identifier });

export const enterPins = async ({ act }: Scene, times: number) => {
  for (let turn = 0; turn < times; turn += 1)
    await act('PUT', '/user/pin', { current_pin: WRONG_PIN, pin: NEW_PIN });
};

export const savePayee = async ({ act }: Scene) => {
  const key = { 'idempotency-key': randomUUID() };
  return (await act('POST', '/wallet/payees', { ...BANK, approval: { pin: PIN } }, key)).body.data as {
    payee_id: string;
  };
};

export const freeze = ({ act }: Scene, frozen: boolean) =>
  act('PUT', '/user/freeze', { frozen, ...(frozen ? {} : { approval: { pin: PIN } }) });

export const restrict = ({ stranger, email }: Scene) =>
  stranger.control('POST', '/simulate/restrictions', {
    email,
    scope: 'new_payees',
    reason: 'review',
    hours: 1,
  });

export async function resetPin(scene: Scene): Promise<void> {
  const { identifier } = (await scene.act('POST', '/user/pin/reset-code')).body.data as {
    identifier: string;
  };
  const { code } = await newestMail(scene, 'pin');
  await scene.act('POST', '/user/pin/reset', { identifier, code, password: scene.password, pin: NEW_PIN });
}

export async function resetPassword(scene: Scene): Promise<void> {
  const { stranger, email } = scene;
  await stranger.call('POST', '/auth/reset', { email, turnstile_token: PASSED });
  const { code, identifier } = await newestMail(scene, 'reset');
  const body = { code, identifier, turnstile_token: PASSED };
  const verified = await stranger.call('POST', '/auth/verify-reset-code', body);
  await stranger.call('POST', '/auth/reset-password', {
    password: NEW_PASSWORD,
    identifier: verified.body.identifier,
  });
}

/** Logs in on a device that the account does not know. */
export async function loginOnNewDevice(scene: Scene): Promise<void> {
  await scene.stranger.call('POST', '/auth/device-id', bodyOf('registerDevice'));
  const { identifier } = (await scene.stranger.call('POST', '/auth/login', loginBody(scene))).body;
  const { code } = await newestMail(scene, 'device');
  await scene.stranger.call('POST', '/auth/new-device/verify', { code, identifier });
}

/** Google is linked by the login that follows its consent, where not by the consent. */
export async function linkGoogle(scene: Scene): Promise<void> {
  const { browser, email } = scene;
  const { body } = await browser.call('GET', '/auth/google');
  const asked = new URL(String(body.redirect_url)).searchParams;
  const fields = Object.fromEntries(
    ['state', 'code_challenge', 'redirect_uri'].map((name) => [name, asked.get(name) ?? '']),
  );
  const { location } = await browser.submit('/__mock/google', {
    ...fields,
    email,
    answer: 'complete',
    choice: 'approve',
  });
  const { pathname, search } = new URL(location);
  await browser.call('GET', pathname + search);
  await browser.call('POST', '/auth/login', loginBody(scene));
}

/** The owner with the password that they have after a reset, logged in again. */
export async function afterReset(scene: Scene): Promise<Scene> {
  await resetPassword(scene);
  const later = { ...scene, password: NEW_PASSWORD };
  await scene.browser.call('POST', '/auth/login', loginBody(later));
  return { ...later, act: (method, path, body, headers) => scene.browser.call(method, path, body, headers) };
}
