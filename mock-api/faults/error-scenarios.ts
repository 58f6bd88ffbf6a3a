import type { CatalogueId, FieldId, NamedId } from '#contract/error-catalogue.ts';
import { fieldMessages } from '#contract/fields.ts';
import type { ErrorScenario } from './error-scenario.ts';

/** How to bring about each text. A text without a way does not compile. */
const named = {
  login_failed: { presets: ['login.500'] },
  invalid_credentials: {
    presets: ['login.401'],
    natural: { persona: 'complete', do: 'Log in with a wrong password, or an unknown email.' },
  },
  signup_failed: { presets: ['signup.500'] },
  code_request_failed: {
    presets: ['requestCode.500'],
    challenge: { mode: 'spent' },
    natural: { do: 'Ask for a second code within 30 s.' },
  },
  code_sent: { natural: { do: 'Ask for a sign-up code.' } },
  resend_failed: { presets: ['resendCode.500'] },
  verification_failed: { presets: ['verifyCode.500'] },
  invalid_otp: {
    presets: ['verifyCode.400'],
    natural: { persona: 'code-expired', do: 'Type the code; with the persona code-sent, a wrong one.' },
  },
  device_verification_failed: { presets: ['newDevice.500'] },
  invalid_device_code: {
    presets: ['newDevice.400'],
    natural: { persona: 'device-unverified', do: 'Type a wrong code, or the right one 300 s later.' },
  },
  second_factor_failed: { presets: ['secondFactor.500'] },
  second_factor_refused: {
    presets: ['secondFactor.400'],
    natural: {
      persona: 'two-factor',
      do: 'Type a wrong code, or the right one 300 s later, or five wrong ones.',
    },
  },
  device_resent: { client: 'Resending a device code shows a toast and resets the timer; no call is made.' },
  status_failed: { presets: ['status.500'] },
  authentication_failed: {
    presets: ['status.500', 'status.reset', 'status.malformed'],
    natural: { persona: 'cookie-but-no-session', do: 'Open /auth-loading.' },
  },
  unauthorized: {
    presets: ['status.error'],
    natural: { persona: 'session-expired', do: 'Open /w.' },
  },
  device_needs_verification: {
    presets: ['status.device', 'status.device403'],
    natural: { persona: 'device-unverified', do: 'Open /auth-loading or /w.' },
  },
  authorization_failed: { presets: ['auth.403'] },
  set_password_failed: { presets: ['setPassword.500'] },
  user_info_failed: { presets: ['userInfo.400'] },
  user_info_failed_try_again: { presets: ['userInfo.500'] },
  user_info_skip_failed: { presets: ['userInfoSkip.500'] },
  emergency_contact_failed: { presets: ['emergency.500'] },
  google_failed: { presets: ['google.500', 'google.noRedirect'] },
  google_signup_failed: { presets: ['google.500', 'google.noRedirect'] },
  google_login_failed: { presets: ['google.500', 'google.noRedirect'] },
  invalid_oauth: {
    natural: { persona: 'oauth-existing', do: 'Sign in with Google; let its answer leave out a parameter.' },
    client: 'The page of the callback reads its address only.',
  },
  reset_code_failed: { presets: ['reset.400'] },
  reset_code_failed_try_again: {
    presets: ['reset.500'],
    natural: { do: 'Ask for a second reset code within 30 s.' },
  },
  invalid_reset_code: {
    presets: ['verifyReset.400'],
    natural: { persona: 'complete', do: 'Ask for a reset code and type another one.' },
  },
  reset_password_failed: {
    presets: ['resetPassword.400'],
    natural: {
      persona: 'complete',
      do: 'Set a new password longer after the reset code than it is good for.',
    },
  },
  reset_password_failed_try_again: { presets: ['resetPassword.500'] },
  device_failed: { presets: ['device.500', 'device.hang'] },
  profile_failed: { presets: ['profile.500'] },
  logout_failed: { presets: ['logout.500'] },
  something_happened: { client: 'Log out and let the site itself, not the API, fail to answer for /login.' },
  username_check_failed: {
    presets: ['username.500', 'username.refused'],
    natural: { persona: 'missing-username', do: 'Choose a reserved name: support.' },
  },
  referral_skip_failed: { presets: ['referralSkip.500'] },
  submission_failed: {
    presets: ['referral.500'],
    natural: { persona: 'missing-referral', do: 'Enter a code that nobody has.' },
  },
  account_deleted: { natural: { persona: 'deleted', do: 'Log in, or open /login?em=dlact-cspt.' } },
  account_banned: { natural: { persona: 'banned', do: 'Log in, or open /login?em=bnact-cspt.' } },
  challenge_loading: { challenge: { mode: 'slow', ms: 4000 } },
  challenge_load_failed: { challenge: { mode: 'load-fail' } },
  error_page: { client: 'Only a page’s own mistake leads here: the client refuses every odd answer before.' },
  error_page_text: { client: 'As error_page: it is the same page.' },
} as const satisfies Record<NamedId, ErrorScenario>;

const field: ErrorScenario = { client: 'A page checks its fields before it makes a call.' };

/** Field rules are checked without a call, except for the challenge's. */
const fields: Record<FieldId, ErrorScenario> = {
  ...(Object.fromEntries(fieldMessages.map((message) => [`field.${message}`, field])) as Record<
    FieldId,
    ErrorScenario
  >),
  'field.challenge.required': { ...field, challenge: { mode: 'timeout' } },
};

export const errorScenarios = { ...named, ...fields } satisfies Record<CatalogueId, ErrorScenario>;
