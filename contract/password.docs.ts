import { totpErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';
import { wrongTries } from './wrong-tries.docs.ts';

/** What is refused of a new password whatever the rules of its characters say. */
export const guessablePassword =
  'One that lists of leaked passwords have, and one that is hardly more than the name of the product or of its owner, their username or their email address, is refused beside its field: `password.common`, `password.personal`.';

export const passwordDocs: AreaDocs<'password'> = {
  about: 'The password of an account that has one.',
  calls: {
    changePassword: {
      summary: 'Change the password',
      description: `Takes the current password and, where two-factor authentication is on, a code of the app or a recovery code. The session gets a new token; the former one is good until 30 seconds after the new one was used, and for ten minutes at most, so that what is under way is not refused and a lost answer logs nobody out; it reads alone, and every other call with it is 401. With \`log_out_others\` every other session ends. Whatever was proven before to \`POST /auth/reauth\` is void, and so are codes and permissions to reset the password. For 24 hours people, addresses and bank accounts that were never paid can not be paid. Notifies the account, by email too. ${guessablePassword}`,
      errors: {
        password_not_set: 'The account has no password: its owner logs in with Google.',
        password_invalid: 'It is not the password of the account.',
        password_unchanged: 'The new password is the one there was.',
        totp_required: totpErrors.totp_required,
        totp_invalid: totpErrors.totp_invalid,
        totp_used: totpErrors.totp_used,
        recovery_code_invalid: 'It is no recovery code of the account, or was used.',
        rate_limited: `${wrongTries.password} ${wrongTries.second_factor} \`secret\` says of which.`,
      },
      rateLimit: '30 wrong passwords in 24 hours',
      example: {
        body: { current_password: 'Correct-Horse-7', password: 'Kettle-Sundial-41', log_out_others: true },
      },
    },
  },
};
