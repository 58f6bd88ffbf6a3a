import type { AreaDocs } from './area-docs.ts';
import { wrongTries } from './wrong-tries.docs.ts';
import { changeRestricted } from './reauth.docs.ts';

export const twoFactorDocs: AreaDocs<'twoFactor'> = {
  about: 'Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds).',
  calls: {
    startTwoFactorSetup: {
      summary: 'Start to set up an authenticator app',
      description:
        'Replies a new secret, good for ten minutes and not in force before `enableTwoFactor`. Starting again voids the secret before.',
      errors: {
        ...changeRestricted,
        two_factor_enabled: 'Two-factor authentication is on already.',
      },
    },
    enableTwoFactor: {
      summary: 'Finish the setup with a code',
      description:
        'From now on a login asks for a code of the app, and no longer for one from an email on a new device. Replies ten recovery codes, each good once, which nobody can read again. Ends every other session, which was opened without it, and tells the account, by email too.',
      errors: {
        ...changeRestricted,
        code_invalid:
          'The code is wrong, older than 30 seconds, or was used. `clock_drift_seconds` says how far the clock of the app is off, where the code is one of the hour before or after.',
        code_locked:
          'Five wrong codes have locked the setup until `until`, 15 minutes after the last. A new setup does not end it.',
        two_factor_setup_replaced:
          'The code is of a secret that a later setup has replaced, for example in another tab. It is not counted.',
        two_factor_enabled: 'Two-factor authentication is on already.',
        two_factor_setup_missing: 'No setup was started, or it is older than ten minutes.',
      },
      example: { body: { code: '123456' } },
    },
    disableTwoFactor: {
      summary: 'Turn two-factor authentication off',
      description:
        'The codes of the app and the recovery codes are void. Ends every other session. For 24 hours people, addresses and bank accounts that were never paid can not be paid. Notifies the account, by email too.',
      errors: { two_factor_not_enabled: 'It is not on.' },
    },
    renewRecoveryCodes: {
      summary: 'Get new recovery codes',
      description:
        'Replies ten recovery codes, each good once, which nobody can read again. The former ones are void. Notifies the account, by email too.',
      errors: { two_factor_not_enabled: 'Two-factor authentication is not on.' },
    },
    verifyTwoFactor: {
      summary: 'Finish a login with a code of the app',
      description:
        'Takes six digits of the app, one step of 30 seconds early or late, or a recovery code. Each is good once. Starts a session and trusts the device. A device that was not verified before is restricted for 24 hours, unless the code is of an app that has been in use for 24 hours.',
      errors: {
        code_invalid: 'The code is wrong or was used.',
        code_locked: 'Five wrong codes were sent. The user has to log in again.',
        rate_limited: wrongTries.second_factor,
        flow_expired: 'The `identifier` is unknown, of another address, or older than five minutes.',
        account_banned: 'The account is banned.',
        account_deleted: 'The account was deleted.',
      },
      example: { body: { code: '123456', email: 'ann@example.com', identifier: 'idn_0' } },
    },
  },
};
