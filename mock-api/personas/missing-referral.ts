import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'missing-referral@example.com';

export const missingReferral: Persona = {
  title: 'Has only the question left who invited them',
  group: 'Onboarding',
  email,
  build: (state) =>
    onboardedUser(state, email, {
      username: 'femiojo',
      profile: profile('Femi', 'Ojo'),
      pendingSteps: ['referral'],
    }),
};
