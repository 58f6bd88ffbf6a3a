import { now } from '../../core/clock.ts';
import { HELD_COOKIE, SESSION_COOKIE } from '../../server/cookies.ts';
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
  continueHeldSignIn: {
    persona: 'complete',
    prepare: async ({ sandbox: { state }, cookies }) => {
      cookies.set(HELD_COOKIE, 'held');
      state.heldSignIns.held = {
        sub: '104',
        email: 'ann@example.com',
        session: cookies.get(SESSION_COOKIE) ?? '',
        expires_at: now(state) + 60_000,
      };
      return {};
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
