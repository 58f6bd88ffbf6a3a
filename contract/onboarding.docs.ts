import { guessablePassword } from './password.docs.ts';
import type { AreaDocs } from './area-docs.ts';
import { lookUpRate } from './people.docs.ts';

export const onboardingDocs: AreaDocs<'onboarding'> = {
  about: 'The steps after a sign-up: password, profile, username.',
  calls: {
    saveProfile: {
      summary: 'Save the profile, or skip it',
      description:
        'A step of the onboarding. The user has to be 18 today. What `PUT /user/profile` has saved before is kept, and locked, as it is there. With `skip: true` nothing is saved and the step is done.',
      errors: {
        onboarding_step_done: 'The step is not among those that are left.',
        name_locked: 'It would change a name, and a deposit has arrived: support can change it.',
        identity_locked: 'It would change a date of birth or a gender: support can change them.',
      },
      example: {
        body: {
          first_name: 'Ada',
          last_name: 'Nwafor',
          phone_number: '+2348031234567',
          country_code: '+234',
          date_of_birth: '1994-06-12',
          gender: 'female',
          address: {
            street: '14 Adeola Odeku Street',
            city: 'Lagos',
            state: 'Lagos',
            postal_code: '101241',
            country: 'Nigeria',
          },
        },
      },
    },
    setPassword: {
      summary: 'Set the first password',
      description: `A step of the onboarding, not asked of who came by Google. ${guessablePassword}`,
      errors: {
        onboarding_step_done:
          'The step is not among those that are left, or the account has a password or Google.',
      },
      example: { body: { password: 'Kettle-Sundial-41' } },
    },
    setUsername: {
      summary: 'Choose a username',
      description:
        "A step of the onboarding. A name that is taken or reserved is no error: the reply has `success: false`, with a free name that begins like it in `username`, or null where the name is reserved, and the step stays. A username can't be changed later.",
      errors: {
        onboarding_step_done: 'The step is not among those that are left.',
        rate_limited: 'More than 20 names were tried in a minute.',
      },
      rateLimit: lookUpRate,
      example: { body: { username: 'annlee' } },
    },
  },
};
