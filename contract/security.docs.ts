import { approvalErrors, totpErrors, wrongPinErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';
import { moreCodes, wrongTries } from './wrong-tries.docs.ts';

const WRONG_PASSWORDS = '30 wrong passwords in 24 hours';
const pinErrors = {
  pin_weak: 'The new PIN is easy to guess: `reason`.',
};
const passwordErrors = {
  password_invalid: 'It is not the password of the account.',
  rate_limited: wrongTries.password,
};

export const securityDocs: AreaDocs<'security'> = {
  about: 'What protects the account: its PIN, and freezing of what it sends.',
  calls: {
    getSecurity: {
      summary: 'Get what protects the account',
      description:
        'When the password was changed, whether there is a PIN, whether and since when sending is frozen, what is held back now, on this device (`all`, `this`) and on others (`other`), and the checks that make the score. The check `devices` is done while no device is new: verified for the first time within 24 hours, and not the one that the account was made on.',
    },
    setPin: {
      summary: 'Set the first PIN',
      description:
        'The password proves that it is the owner; without it, a proof of the purpose `pin` does, which an account without a password, or with two-factor authentication, has to make. Notifies the account, by email too.',
      errors: { pin_already_set: 'There is one: change it.', ...pinErrors, ...passwordErrors },
      rateLimit: WRONG_PASSWORDS,
      example: { body: { pin: '284915', password: 'Correct-Horse-7' } },
    },
    changePin: {
      summary: 'Change the PIN',
      description: 'Wrong PINs are counted as they are for a payment. Notifies the account, by email too.',
      errors: { ...wrongPinErrors, ...pinErrors, pin_unchanged: 'The new PIN is the one there was.' },
      example: { body: { current_pin: '284915', pin: '730164' } },
    },
    requestPinReset: {
      summary: 'Send a code for a forgotten PIN',
      description:
        'Sends a code of six digits, good for five minutes, to the address of the account. A new one can be sent after `resend_in` seconds.',
      errors: {
        pin_not_set: 'There is no PIN to reset.',
        resend_too_soon: `The one before is younger than 30 seconds. ${moreCodes}`,
      },
    },
    resetPin: {
      summary: 'Set a new PIN in place of a forgotten one',
      description:
        'Takes the code of the email, the password, and a code of the authenticator app where there is one. An account without a password sends the new PIN alone: a proof of the purpose `pin` stands in the place of all three, and was made with a code of another email. It unlocks a locked PIN. For 24 hours after it, people, addresses and bank accounts that were never paid can not be paid; nothing can be sent at all where the password was reset less than 24 hours before, or where the reset comes from a device that is restricted as a new one. Notifies the account, by email too.',
      errors: {
        pin_not_set: 'There is no PIN to reset.',
        code_invalid: 'The code of the email is wrong.',
        code_expired: 'It is older than five minutes, or was used.',
        code_locked: 'Five wrong codes were sent. Request a new one.',
        flow_expired: 'The `identifier` is unknown, of somebody else, or missing.',
        ...totpErrors,
        ...passwordErrors,
        ...pinErrors,
        rate_limited: `${wrongTries.password} ${wrongTries.second_factor} ${wrongTries.code} \`secret\` says of which.`,
      },
      rateLimit: WRONG_PASSWORDS,
      example: {
        body: { identifier: 'idn_0', code: '123456', password: 'Correct-Horse-7', pin: '730164' },
      },
    },
    setSendingFrozen: {
      summary: 'Freeze or unfreeze sending',
      description:
        'While it is frozen nothing can be sent: no payment to people, addresses or banks. What was accepted before goes on. Freezing needs no approval; unfreezing needs the PIN, and a code of the authenticator app where there is one. Unfreezing lets the review of payments that are `owner_hold` begin anew. Succeeds where nothing changes.',
      errors: { ...approvalErrors, ...totpErrors, pin_required: 'Unfreezing needs a PIN.' },
      example: { body: { frozen: true } },
    },
  },
};
