import { totpErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';

const methods =
  '`methods` names what this person has to give: `password`, or `email_code` where the account has no password; and `totp` where two-factor authentication is on, or a `recovery_code` in its place where that is named too.';

/** When a call that wants a proof is refused without one. */
export const reauthRequired = `There is no proof of \`POST /auth/reauth\` for \`purpose\` that belongs to this session and is younger than five minutes. ${methods}`;

/** When a change is refused for a while whatever is proven. */
export const changeRestricted = {
  change_restricted:
    'Two-factor authentication is off, and the password was reset within 24 hours or the device of the session is new: refused until `until`, for `reason`.',
};

export const reauthDocs: AreaDocs<'reauth'> = {
  about: 'Proofs that it is the owner who changes what protects the account.',
  calls: {
    reauthenticate: {
      summary: 'Prove who it is',
      description:
        'Takes all that `methods` names, and is refused with `reauth_required` where some of it is missing. The proof is good for five minutes, for one purpose, in the session that asks; it is nothing that later requests carry. The change that it was made for uses it up, but for `devices`: several can be logged out with one proof, and a repeated call has the same answer. A recovery code is used up and the account is told. No proof approves a payment.',
      errors: {
        reauth_required: `Something is missing. ${methods}`,
        password_invalid: 'It is not the password of the account.',
        code_invalid: 'The code of the email is wrong. `tries_left` counts down from four.',
        code_expired: 'The code of the email is older than five minutes, was used, or a newer one was sent.',
        code_locked: 'Five wrong codes of the email were sent. Request a new one.',
        flow_expired: 'No code was sent for this purpose in this session.',
        totp_invalid: totpErrors.totp_invalid,
        totp_used: totpErrors.totp_used,
        recovery_code_invalid: 'It is no recovery code of the account, or was used.',
        rate_limited: 'Too many wrong passwords or codes came within 24 hours.',
      },
      example: { body: { purpose: 'two_factor_on', password: 'Correct-Horse-7' } },
    },
    requestReauthCode: {
      summary: 'Send a code to prove who it is',
      description:
        'Only for an account without a password. Sends a code of six digits, good for five minutes, for this purpose in this session, to the address of the account. A new one can be sent after `resend_in` seconds.',
      errors: {
        reauth_required: `The account has a password, which it proves itself with. ${methods}`,
        resend_too_soon: 'The one before is younger than 30 seconds: `resend_at`.',
      },
      example: { body: { purpose: 'pin' } },
    },
  },
};
