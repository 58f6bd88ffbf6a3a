import { randomUUID } from 'node:crypto';
import type { ActivityEvent } from '#contract/activities.ts';
import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import type { Mail } from '../core/mailbox.ts';
import { bodyOf } from '../openapi/scenes/scene.ts';
import type { PersonaName } from '../personas/persona-ids.ts';
import type { Answer, Caller } from './caller.ts';

const PASSED = 'XXXX.DUMMY.TOKEN.XXXX';
const PIN = '284915';
const NEW_PIN = '730164';
const WRONG_PIN = '000001';
const WRONG_PASSWORD = 'Wrong-Horse-7';
const WRONG_CODE = '000000';
const NEW_PASSWORD = 'Fresh1234!';
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

export interface Cause {
  readonly persona?: PersonaName;
  readonly play: (scene: Scene) => Promise<unknown>;
}

const loginBody = ({ email, password }: Scene) => ({
  email,
  password,
  turnstile_token: PASSED,
  device_id: null,
});
const newestMail = async ({ stranger, email }: Scene, kind: string): Promise<Mail> =>
  (await stranger.call('GET', `/__mock/mail/latest?kind=${kind}&to=${encodeURIComponent(email)}`))
    .body as unknown as Mail;
const authenticatorCode = async ({ stranger, email }: Scene): Promise<string> => {
  const { items } = (await stranger.call('GET', '/__mock/authenticator')).body as {
    items: { email: string; code: string }[];
  };
  return items.find((one) => one.email === email)?.code ?? '';
};
const wait = ({ stranger }: Scene, seconds: number) => stranger.wait(seconds);

/** Proves with the password that it is the owner who makes a change. */
const prove = ({ act, password }: Scene, purpose: ReauthPurpose) =>
  act('POST', '/auth/reauth', { purpose, password });

async function enableTwoFactor(scene: Scene): Promise<string[]> {
  await prove(scene, 'two_factor_on');
  await scene.act('POST', '/2fa/setup');
  const { body } = await scene.act('POST', '/2fa/enable', { code: await authenticatorCode(scene) });
  return body.recovery_codes as string[];
}

const secondStep = async (scene: Scene, identifier: unknown, code: string) =>
  scene.stranger.call('POST', '/2fa/verify', { code, email: scene.email, identifier });

const enterPins = async ({ act }: Scene, times: number) => {
  for (let turn = 0; turn < times; turn += 1)
    await act('PUT', '/user/pin', { current_pin: WRONG_PIN, pin: NEW_PIN });
};

const savePayee = async ({ act }: Scene) => {
  const key = { 'idempotency-key': randomUUID() };
  return (await act('POST', '/wallet/payees', { ...BANK, approval: { pin: PIN } }, key)).body.data as {
    payee_id: string;
  };
};

const freeze = ({ act }: Scene, frozen: boolean) =>
  act('PUT', '/user/freeze', { frozen, ...(frozen ? {} : { approval: { pin: PIN } }) });

const restrict = ({ stranger, email }: Scene) =>
  stranger.control('POST', '/simulate/restrictions', {
    email,
    scope: 'new_payees',
    reason: 'review',
    hours: 1,
  });

async function resetPin(scene: Scene): Promise<void> {
  const { identifier } = (await scene.act('POST', '/user/pin/reset-code')).body.data as {
    identifier: string;
  };
  const { code } = await newestMail(scene, 'pin');
  await scene.act('POST', '/user/pin/reset', { identifier, code, password: scene.password, pin: NEW_PIN });
}

async function resetPassword(scene: Scene): Promise<void> {
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
async function loginOnNewDevice(scene: Scene): Promise<void> {
  await scene.stranger.call('POST', '/auth/device-id', bodyOf('registerDevice'));
  const { identifier } = (await scene.stranger.call('POST', '/auth/login', loginBody(scene))).body;
  const { code } = await newestMail(scene, 'device');
  await scene.stranger.call('POST', '/auth/new-device/verify', { code, identifier });
}

/** Google is linked by the login that follows its consent, where not by the consent. */
async function linkGoogle(scene: Scene): Promise<void> {
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
async function afterReset(scene: Scene): Promise<Scene> {
  await resetPassword(scene);
  const later = { ...scene, password: NEW_PASSWORD };
  await scene.browser.call('POST', '/auth/login', loginBody(later));
  return { ...later, act: (method, path, body, headers) => scene.browser.call(method, path, body, headers) };
}

/** How each event is caused, by what people and the control plane can do. */
export const causes: Readonly<Record<ActivityEvent, Cause>> = {
  signed_in: { play: (scene) => scene.browser.call('POST', '/auth/login', loginBody(scene)) },
  new_device: { play: loginOnNewDevice },
  password_refused: {
    play: async (scene) => {
      const body = { ...loginBody(scene), password: WRONG_PASSWORD };
      for (let turn = 0; turn < 12; turn += 1) await scene.stranger.call('POST', '/auth/login', body);
    },
  },
  code_refused: {
    play: async (scene) => {
      for (let flow = 0; flow < 3; flow += 1) {
        const { identifier } = (await scene.stranger.call('POST', '/auth/login', loginBody(scene))).body;
        for (let turn = 0; turn < 5; turn += 1)
          await scene.stranger.call('POST', '/auth/new-device/verify', { code: WRONG_CODE, identifier });
        await wait(scene, 31);
      }
    },
  },
  second_factor_refused: {
    persona: 'two-factor',
    play: async (scene) => {
      for (let flow = 0; flow < 3; flow += 1) {
        const { identifier } = (await scene.stranger.call('POST', '/auth/login', loginBody(scene))).body;
        for (let turn = 0; turn < 5; turn += 1) await secondStep(scene, identifier, WRONG_CODE);
      }
    },
  },
  recovery_code_used: {
    play: async (scene) => {
      const [code = ''] = await enableTwoFactor(scene);
      scene.begin();
      const { identifier } = (await scene.stranger.call('POST', '/auth/login', loginBody(scene))).body;
      await secondStep(scene, identifier, code);
    },
  },
  two_factor_on: { play: enableTwoFactor },
  password_set: {
    persona: 'missing-password',
    play: ({ act }) => act('POST', '/user/set-password', { password: 'Correct-Horse-7' }),
  },
  password_reset: { play: resetPassword },
  pin_set: {
    persona: 'complete-no-pin',
    play: ({ act, password }) => act('POST', '/user/pin', { pin: PIN, password }),
  },
  pin_changed: { play: ({ act }) => act('PUT', '/user/pin', { current_pin: PIN, pin: NEW_PIN }) },
  pin_reset: { play: resetPin },
  pin_reset_after_password_reset: {
    play: async (scene) => {
      const later = await afterReset(scene);
      scene.begin();
      await resetPin(later);
    },
  },
  pin_reset_after_new_device: {
    play: async (scene) => {
      await loginOnNewDevice(scene);
      scene.begin();
      const { stranger } = scene;
      await resetPin({
        ...scene,
        act: (method, path, body, headers) => stranger.call(method, path, body, headers),
      });
    },
  },
  pin_wrong: { play: (scene) => enterPins(scene, 3) },
  pin_locked: {
    play: async (scene) => {
      await enterPins(scene, 4);
      scene.begin();
      await enterPins(scene, 1);
    },
  },
  whatsapp_linked: {
    play: async (scene) => {
      const { act, stranger } = scene;
      await prove(scene, 'whatsapp');
      const phone_number = '+2348012345678';
      await act('POST', '/whatsapp/link', { phone_number });
      const { code } = (await stranger.call('GET', '/__mock/mail/latest?kind=whatsapp')).body;
      await act('POST', '/whatsapp/verify', { code });
    },
  },
  whatsapp_unlinked: {
    persona: 'whatsapp-linked',
    play: async (scene) => {
      await prove(scene, 'whatsapp');
      await scene.act('DELETE', '/whatsapp/unlink');
    },
  },
  google_linked: { play: linkGoogle },
  google_not_linked: {
    play: async (scene) => {
      await resetPassword(scene);
      scene.begin();
      await linkGoogle({ ...scene, password: NEW_PASSWORD });
    },
  },
  device_removed: {
    play: ({ act, laptop }) => act('DELETE', `/auth/user-devices/${laptop}`, { approval: { pin: PIN } }),
  },
  devices_removed: {
    play: ({ act }) => act('POST', '/auth/user-devices/logout-others', { approval: { pin: PIN } }),
  },
  payee_saved: { play: savePayee },
  payee_renamed: {
    play: async (scene) => {
      const { payee_id } = await savePayee(scene);
      scene.begin();
      await scene.act('PUT', `/wallet/payees/${payee_id}`, { label: 'Rent' });
    },
  },
  sending_frozen: { play: (scene) => freeze(scene, true) },
  sending_unfrozen: {
    play: async (scene) => {
      await freeze(scene, true);
      scene.begin();
      await freeze(scene, false);
    },
  },
  restricted: { play: restrict },
  restriction_ended: {
    play: async (scene) => {
      await restrict(scene);
      scene.begin();
      await wait(scene, 3600);
    },
  },
  not_me: {
    play: async (scene) => {
      await savePayee(scene);
      const { link = '' } = await newestMail(scene, 'security');
      scene.begin();
      await scene.stranger.call('POST', '/auth/not-me', { token: new URL(link).hash.slice(1) });
    },
  },
};
