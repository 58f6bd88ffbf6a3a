import { wrongTries } from './wrong-tries.docs.ts';

/** When a PIN that was sent is refused. */
export const wrongPinErrors = {
  pin_not_set: 'There is no PIN yet.',
  pin_invalid: 'The PIN is wrong; `tries_left` more before it is locked.',
  pin_locked: 'Five wrong PINs have locked it until `until`: 15 minutes, then an hour, then a day.',
};

/** When an approval by PIN is refused. */
export const approvalErrors = { pin_required: 'The approval has no PIN.', ...wrongPinErrors };

/** When the code of an approval is refused, of an account that has an authenticator app. */
export const totpErrors = {
  totp_required: 'The account has an authenticator app, and no code came.',
  totp_invalid: 'The code of the app is wrong.',
  totp_used: 'The code of the app was used already.',
  rate_limited: wrongTries.second_factor,
};
