import type { AreaDocs } from './area-docs.ts';

export const meDocs: AreaDocs<'me'> = {
  about: 'Who is signed in, and which onboarding steps are left.',
  calls: {
    getProfileStatus: {
      summary: 'Get who is signed in and what is left to do',
      description:
        'Decides where a user may go, so it is never cached. `required` lists the onboarding steps that are left, in the order in which they are asked. `optional` holds `transaction_password` while no transaction PIN is set. With `device_unauthorized: true` the session can make no other call than this one and `verifyNewDevice`; the code for it is sent by this call, unless one that can be used was sent before.',
      errors: {
        resend_too_soon:
          'The device has to be verified, and wrong codes have locked one that is younger than 30 seconds.',
      },
    },
    getProfile: {
      summary: 'Get the profile',
      description:
        'Members that were skipped during onboarding are null, and `missing` lists those that a complete profile has besides. The names are locked with the first deposit that has arrived: banks compare them. `avatar_url` holds the picture itself.',
    },
  },
};
