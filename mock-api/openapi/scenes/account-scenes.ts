import { PERSONA_PASSWORD } from '../../personas/fixtures.ts';
import { bodyOf, lastCode, TOBI, type Scene, type Scenes, type Stage } from './scene.ts';

const verifyPasswordResetCode = {
  persona: 'complete',
  login: false,
  prepare: async (stage: Stage) => {
    await stage.play('requestPasswordReset', { body: { ...bodyOf('requestPasswordReset'), email: TOBI } });
    const { code, identifier } = lastCode(stage) ?? {};
    return { body: { ...bodyOf('verifyPasswordResetCode'), code, identifier } };
  },
} satisfies Scene;

/** Signing up, logging in, and the steps of a new account. */
export const accountScenes = {
  login: {
    persona: 'complete',
    login: false,
    prepare: async () => ({ body: { ...bodyOf('login'), email: TOBI, password: PERSONA_PASSWORD } }),
  },
  verifySignupCode: {
    prepare: async (stage) => {
      await stage.play('requestSignupCode');
      const { code, identifier } = lastCode(stage) ?? {};
      return { body: { code, identifier } };
    },
  },
  verifyPasswordResetCode,
  resetPassword: {
    persona: 'complete',
    login: false,
    prepare: async (stage) => {
      const before = await verifyPasswordResetCode.prepare(stage);
      const { identifier } = await stage.play('verifyPasswordResetCode', before);
      return { body: { ...bodyOf('resetPassword'), identifier } };
    },
  },
  setPassword: { persona: 'missing-password' },
  saveProfile: { persona: 'missing-user-info' },
  setUsername: { persona: 'missing-username' },
  completeReferral: { persona: 'missing-referral' },
} satisfies Scenes;
