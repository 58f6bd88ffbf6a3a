import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import { issueNotMeLink } from '../../features/security-events/not-me-links.ts';
import { shownCode } from '../../features/two-factor/two-factor.ts';
import { userByEmail } from '../../features/users/users.ts';
import { PERSONA_PASSWORD } from '../../personas/fixtures.ts';
import { bodyOf, lastCode, TOBI, type Scenes, type Stage } from './scene.ts';

/** The code that somebody's authenticator app shows. */
const appCode = ({ sandbox: { state } }: Stage, email: string) => {
  const factor = state.twoFactor[userByEmail(state, email)?.customer_id ?? ''];
  return factor ? shownCode(state, factor).code : '';
};

/** Proves with all that an account with an authenticator app has to give. */
async function prove(stage: Stage, purpose: ReauthPurpose) {
  const totp = appCode(stage, 'two-factor@example.com');
  await stage.play('reauthenticate', { body: { purpose, password: PERSONA_PASSWORD, totp } });
  return {};
}

const otherDevice = ({ sandbox }: Stage) =>
  Object.keys(sandbox.state.devices).find((id) => id.endsWith('_0')) ?? '';

/** An email about an account was sent just now, and is read logged out. */
const newNotMeLink = {
  persona: 'complete',
  login: false,
  prepare: async ({ sandbox: { state } }: Stage) => {
    const user = userByEmail(state, TOBI);
    if (!user) throw new Error(`There is no ${TOBI}.`);
    return { body: { token: issueNotMeLink(state, user, 'new_device').token } };
  },
} as const;

/** Devices, the PIN, second factors and linked accounts. */
export const securityScenes = {
  setPin: {
    persona: 'complete-no-pin',
    prepare: async () => ({ body: { ...bodyOf('setPin'), password: PERSONA_PASSWORD } }),
  },
  resetPin: {
    prepare: async (stage) => {
      await stage.play('requestPinReset');
      const { code, identifier } = lastCode(stage) ?? {};
      return { body: { ...bodyOf('resetPin'), password: PERSONA_PASSWORD, code, identifier } };
    },
  },
  reauthenticate: {
    prepare: async () => ({ body: { ...bodyOf('reauthenticate'), password: PERSONA_PASSWORD } }),
  },
  requestReauthCode: { persona: 'oauth-existing' },
  verifyNewDevice: {
    persona: 'device-unverified',
    prepare: async (stage) => {
      await stage.play('getProfileStatus');
      const { code, identifier } = lastCode(stage) ?? {};
      return { body: { ...bodyOf('verifyNewDevice'), code, identifier } };
    },
  },
  readNotMeLink: newNotMeLink,
  reportNotMe: newNotMeLink,
  revokeDevice: {
    persona: 'devices-50',
    prepare: async (stage) => ({ params: { device_id: otherDevice(stage) } }),
  },
  verifyWhatsapp: {
    prepare: async (stage) => {
      await stage.play('linkWhatsapp');
      return { body: { code: lastCode(stage)?.code } };
    },
  },
  getLinkedAccounts: { persona: 'google-linked' },
  unlinkWhatsapp: { persona: 'whatsapp-linked' },
  unlinkGoogle: { persona: 'google-linked' },
  enableTwoFactor: {
    prepare: async (stage) => {
      await stage.play('startTwoFactorSetup');
      return { body: { code: appCode(stage, TOBI) } };
    },
  },
  disableTwoFactor: {
    persona: 'two-factor',
    prepare: (stage) => prove(stage, 'two_factor_off'),
  },
  renewRecoveryCodes: {
    persona: 'two-factor',
    prepare: (stage) => prove(stage, 'recovery_codes'),
  },
  changePassword: {
    prepare: async () => ({ body: { ...bodyOf('changePassword'), current_password: PERSONA_PASSWORD } }),
  },
  renameDevice: {
    persona: 'devices-50',
    prepare: async (stage) => ({ params: { device_id: otherDevice(stage) }, body: bodyOf('renameDevice') }),
  },
  verifyTwoFactor: {
    persona: 'two-factor',
    login: false,
    prepare: async (stage) => {
      const email = 'two-factor@example.com';
      const { identifier } = await stage.play('login', {
        body: { ...bodyOf('login'), email, password: PERSONA_PASSWORD },
      });
      return { body: { code: appCode(stage, email), email, identifier } };
    },
  },
} satisfies Scenes;
