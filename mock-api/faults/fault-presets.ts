import type { Effect } from './fault-types.ts';

/** A named fault. Its error has no message, so that a client shows its fallback. */
export interface FaultPreset {
  /** For developers: what fails. */
  readonly title: string;
  /** The calls that it hits; most presets have one. */
  readonly ops: readonly [string, ...string[]];
  readonly effect: Effect;
  /** How many matching calls it skips first. */
  readonly after?: number;
  readonly times?: number;
  readonly stage?: 'pre' | 'post';
}

const bare = (status: number) => ({ type: 'status', status, message: null }) as const;
const preset = (title: string, op: string, effect: Effect): FaultPreset => ({ title, ops: [op], effect });

const LOGIN = 'POST /auth/login';
const REQUEST = 'POST /auth/signup/request-code';
const VERIFY = 'POST /auth/signup/verify-code';
const DEVICE = 'POST /auth/new-device/verify';
const SECOND_FACTOR = 'POST /2fa/verify';
const STATUS = 'GET /user/profile/status';
const PROFILE = 'POST /user/profile';
const GOOGLE = 'GET /auth/google';
const RESET = 'POST /auth/reset';
const NEW_PASSWORD = 'POST /auth/reset-password';
const USERNAME = 'POST /user/username';
const REFERRAL = 'POST /user/referral/complete';

/** A successful status check, which presets change. */
const statusReply = {
  status: 'success',
  message: null,
  required: [],
  optional: [],
  user_status: 'complete',
  device_unauthorized: false,
  error: null,
};

/** By id: the call in short, and how it fails. */
export const faultPresets = {
  'login.500': preset('Login fails', LOGIN, bare(500)),
  'login.401': preset('Login is refused', LOGIN, bare(401)),
  'signup.500': { title: 'Sign-up fails at each of its calls', ops: [REQUEST, VERIFY], effect: bare(500) },
  'requestCode.500': preset('No sign-up code can be sent', REQUEST, bare(500)),
  'resendCode.500': { ...preset('The second sign-up code can’t be sent', REQUEST, bare(500)), after: 1 },
  'verifyCode.500': preset('A sign-up code can’t be checked', VERIFY, bare(500)),
  'verifyCode.400': preset('Every sign-up code is wrong', VERIFY, bare(400)),
  'newDevice.500': preset('A device code can’t be checked', DEVICE, bare(500)),
  'newDevice.400': preset('Every device code is wrong', DEVICE, bare(400)),
  'secondFactor.500': preset('A code of the authenticator app can’t be checked', SECOND_FACTOR, bare(500)),
  'secondFactor.400': preset('Every code of the authenticator app is wrong', SECOND_FACTOR, bare(400)),
  'status.500': preset('The status check fails', STATUS, bare(500)),
  'status.reset': preset('The status check’s connection is cut', STATUS, { type: 'reset' }),
  'status.malformed': preset('The status check’s response is not JSON', STATUS, { type: 'malformed' }),
  'status.error': preset('The status check’s reply has an error in it', STATUS, {
    type: 'reply',
    body: { ...statusReply, error: 'unauthorized' },
  }),
  'status.device': preset('The status check says that this device must be verified', STATUS, {
    type: 'reply',
    body: { ...statusReply, device_unauthorized: true },
  }),
  'status.device403': preset('The status check is refused until this device is verified', STATUS, {
    ...bare(403),
    deviceUnauthorized: true,
  }),
  'auth.403': {
    title: 'Signing in and up is forbidden',
    ops: [LOGIN, REQUEST, VERIFY, DEVICE],
    effect: bare(403),
  },
  'setPassword.500': preset('The password can’t be saved', 'POST /user/set-password', bare(500)),
  'userInfo.400': preset('The personal information is refused', PROFILE, bare(400)),
  'userInfo.500': preset('The personal information can’t be saved', PROFILE, bare(500)),
  'userInfoSkip.500': preset('The personal information can’t be skipped', PROFILE, bare(500)),
  'emergency.500': preset('The emergency contact can’t be saved', 'POST /user/emergency-contact', bare(500)),
  'google.500': preset('Google’s URL can’t be loaded', GOOGLE, bare(500)),
  'google.noRedirect': preset('Google’s URL is missing from the reply', GOOGLE, {
    type: 'drift',
    change: 'remove-field',
    field: 'redirect_url',
  }),
  'reset.400': preset('A reset code is refused', RESET, bare(400)),
  'reset.500': preset('No reset code can be sent', RESET, bare(500)),
  'verifyReset.400': preset('Every reset code is wrong', 'POST /auth/verify-reset-code', bare(400)),
  'resetPassword.400': preset('The new password is refused', NEW_PASSWORD, bare(400)),
  'resetPassword.500': preset('The new password can’t be saved', NEW_PASSWORD, bare(500)),
  'device.500': preset('A device can’t be registered', 'POST /auth/device-id', bare(500)),
  'device.hang': preset('Registering a device gets no response', 'POST /auth/device-id', { type: 'hang' }),
  'profile.500': preset('The full profile can’t be loaded', 'GET /user/profile', bare(500)),
  'logout.500': preset('Logging out fails', 'POST /auth/logout', bare(500)),
  'username.500': preset('A username can’t be checked', USERNAME, bare(500)),
  'username.refused': preset('Every username is refused, and none suggested', USERNAME, {
    type: 'reply',
    body: { status: 'success', message: null, success: false, username: null },
  }),
  'referral.500': preset('The referral code can’t be sent', REFERRAL, bare(500)),
  'referralSkip.500': preset('The referral code can’t be skipped', REFERRAL, bare(500)),
} as const satisfies Record<string, FaultPreset>;

export type PresetId = keyof typeof faultPresets;
export const presetIds = Object.keys(faultPresets) as readonly PresetId[];
