import { approvalErrors, totpErrors, wrongPinErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';

const pinErrors = {
  pin_weak: 'The new PIN is easy to guess: `reason`.',
};
const passwordErrors = {
  password_invalid: 'It is not the password of the account.',
  rate_limited: 'More than five tries with a password in ten minutes, or with wrong codes of the app.',
};

export const securityDocs: AreaDocs<'security'> = {
  about: 'What protects the account: its PIN, and freezing of what it sends.',
  calls: {
    getSecurity: {
      summary: 'Get what protects the account',
      description: 'When the password was changed, whether there is a PIN, and what is held back now.',
    },
    setPin: {
      summary: 'Set the first PIN',
      description:
        'The password proves that it is the owner; without it, a proof of the purpose `pin` does, which an account without a password has to make. Notifies the account, by email too.',
      errors: { pin_already_set: 'There is one: change it.', ...pinErrors, ...passwordErrors },
      rateLimit: '5 with a password in 10 minutes',
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
        'Sends a code of six digits, good for five minutes, to the address of the account. A new one can be sent after 30 seconds.',
      errors: {
        pin_not_set: 'There is no PIN to reset.',
        resend_too_soon: 'The one before is younger than 30 seconds: `resend_at`.',
      },
    },
    resetPin: {
      summary: 'Set a new PIN in place of a forgotten one',
      description:
        'Takes the code of the email, the password, and a code of the authenticator app where there is one. An account without a password sends the new PIN alone: a proof of the purpose `pin` stands in the place of all three, and was made with a code of another email. It unlocks a locked PIN. New payees can not be paid for 24 hours after it. Notifies the account, by email too.',
      errors: {
        pin_not_set: 'There is no PIN to reset.',
        code_invalid: 'The code of the email is wrong.',
        code_expired: 'It is older than five minutes, or was used.',
        code_locked: 'Five wrong codes were sent. Request a new one.',
        flow_expired: 'The `identifier` is unknown, of somebody else, or missing.',
        ...totpErrors,
        ...passwordErrors,
        ...pinErrors,
      },
      rateLimit: '5 with a password in 10 minutes',
      example: {
        body: { identifier: 'idn_0', code: '123456', password: 'Correct-Horse-7', pin: '730164' },
      },
    },
    setSendingFrozen: {
      summary: 'Freeze or unfreeze sending',
      description:
        'While it is frozen nothing leaves the account: no payment to people, addresses or banks. Freezing needs no approval; unfreezing needs the PIN, and a code of the authenticator app where there is one. Succeeds where nothing changes.',
      errors: { ...approvalErrors, ...totpErrors, pin_required: 'Unfreezing needs a PIN.' },
      example: { body: { frozen: true } },
    },
  },
};
