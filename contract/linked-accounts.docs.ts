import type { AreaDocs } from './area-docs.ts';
import { changeRestricted } from './reauth.docs.ts';

export const linkedAccountsDocs: AreaDocs<'linkedAccounts'> = {
  about: 'A WhatsApp number that is linked to the account.',
  calls: {
    linkWhatsapp: {
      summary: 'Link a WhatsApp number',
      description:
        'Sends six digits to the number by WhatsApp, good for five minutes. The number is linked once `verifyWhatsapp` has taken them.',
      errors: {
        ...changeRestricted,
        whatsapp_linked: 'A number is linked already. It has to be unlinked first.',
        phone_taken: 'The number is linked to another account.',
        resend_too_soon: 'A code was sent to this number less than 30 seconds ago.',
      },
      rateLimit: 'One code to a number in 30 seconds.',
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
  },
};
