import type { ActivityEvent } from '#contract/activities.ts';
import type { PersonaName } from '../personas/persona-ids.ts';
import {
  NEW_PASSWORD,
  NEW_PIN,
  PIN,
  WRONG_CODE,
  WRONG_PASSWORD,
  afterReset,
  authenticatorCode,
  changePassword,
  enableTwoFactor,
  enterPins,
  freeze,
  linkGoogle,
  loginBody,
  loginOnNewDevice,
  newestMail,
  prove,
  resetPassword,
  resetPin,
  restrict,
  savePayee,
  secondStep,
  wait,
  type Scene,
} from './security-scene.ts';

export interface Cause {
  readonly persona?: PersonaName;
  readonly play: (scene: Scene) => Promise<unknown>;
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
  password_refused_known_device: {
    play: async (scene) => {
      const body = { purpose: 'devices', password: WRONG_PASSWORD };
      for (let turn = 0; turn < 31; turn += 1) await scene.act('POST', '/auth/reauth', body);
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
  two_factor_off: {
    persona: 'two-factor',
    play: async (scene) => {
      await prove(scene, 'two_factor_off', { totp: await authenticatorCode(scene) });
      await scene.act('POST', '/2fa/disable');
    },
  },
  recovery_codes_renewed: {
    play: async (scene) => {
      const [recovery_code] = await enableTwoFactor(scene);
      await prove(scene, 'recovery_codes', { recovery_code });
      scene.begin();
      await scene.act('POST', '/2fa/recovery-codes');
    },
  },
  password_changed: { play: (scene) => changePassword(scene, true) },
  password_changed_here: { play: (scene) => changePassword(scene, false) },
  profile_changed: {
    play: ({ act }) => act('PUT', '/user/profile', { phone_number: '+2348039876543', country_code: '+234' }),
  },
  device_renamed: {
    play: ({ act, laptop }) => act('PUT', `/auth/user-devices/${laptop}`, { name: 'Laptop' }),
  },
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
  google_unlinked: {
    persona: 'google-linked',
    play: async (scene) => {
      await prove(scene, 'google');
      await scene.act('DELETE', '/auth/google/unlink');
    },
  },
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
  payee_removed: {
    play: async (scene) => {
      const { payee_id } = await savePayee(scene);
      scene.begin();
      await scene.act('DELETE', `/wallet/payees/${payee_id}`, { approval: { pin: PIN } });
    },
  },
  alerts_changed: {
    play: async ({ act }) => {
      const { body } = await act('GET', '/user/notifications');
      const { status: _status, ...flags } = body;
      await act('PUT', '/user/notifications', {
        ...flags,
        security_alerts: false,
        email_notifications: false,
      });
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
