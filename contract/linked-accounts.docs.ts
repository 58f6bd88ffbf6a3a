import type { AreaDocs } from './area-docs.ts';
import { moreCodes, wrongTries } from './wrong-tries.docs.ts';
import { changeRestricted } from './reauth.docs.ts';

export const linkedAccountsDocs: AreaDocs<'linkedAccounts'> = {
  about:
    'WhatsApp and Google: what is linked to the account, what each may do, and by which methods it is logged into.',
  calls: {
    getLinkedAccounts: {
      summary: 'List linked accounts and authentication methods',
      description:
        'WhatsApp is sent notices about the security of the account, those that are emailed too, and no more: it shows no balance, moves no money and changes nothing. Google can log in. `ways_in` names what the account is logged into with; the code that a new device is verified by is none.',
      errors: {},
    },
    linkWhatsapp: {
      summary: 'Link a WhatsApp number',
      description:
        'Sends six digits to the number by WhatsApp, good for five minutes. The number is linked once `verifyWhatsapp` has taken them. A number that another account has linked gets no code but a message that says so; the reply is the same, and `verifyWhatsapp` answers whatever is sent as a wrong code.',
      errors: {
        ...changeRestricted,
        whatsapp_linked: 'A number is linked already. It has to be unlinked first.',
        resend_too_soon: `A code was sent to this number less than 30 seconds ago. ${moreCodes} Those of other accounts count, too, and nothing says whose they were.`,
        rate_limited: 'Codes went to three other numbers within 24 hours.',
      },
      rateLimit:
        'One code to a number in 30 seconds, ten a day over all accounts, then one an hour; three numbers a day.',
      example: { body: { phone_number: '+2348012345678' } },
    },
    verifyWhatsapp: {
      summary: 'Prove a WhatsApp number',
      description: 'Links the number and notifies the account.',
      errors: {
        ...changeRestricted,
        code_invalid: 'The code is wrong. `tries_left` counts down from four.',
        code_expired: 'The code is older than five minutes, was used, or a newer one was sent.',
        code_locked: 'Five wrong codes were sent. A new one has to be requested.',
        rate_limited: wrongTries.code,
        flow_expired: 'The `identifier` is unknown: the flow has to start again.',
        whatsapp_linked: 'A number is linked already. It has to be unlinked first.',
        whatsapp_not_linked: 'No code was requested.',
      },
      example: { body: { code: '123456' } },
    },
    unlinkWhatsapp: {
      summary: 'Unlink the WhatsApp number',
      description: 'A code that is still on its way is void.',
      errors: {
        whatsapp_not_linked: 'No number is linked.',
      },
    },
    unlinkGoogle: {
      summary: 'Unlink Google',
      description:
        'Ends whatever Google has begun and not finished: a log-in that waits for its second step, and a link that waits for a log-in. Sessions that Google has opened stay. Signing in with Google asks for a log-in again, which links it. Answers as `getLinkedAccounts`.',
      errors: {
        google_not_linked: 'No Google account is linked.',
        last_authentication_method:
          'The account has no password: nobody could log in any more. Set one first.',
      },
    },
  },
};
