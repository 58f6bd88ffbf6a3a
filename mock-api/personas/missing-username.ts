import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'missing-username@example.com';

export const missingUsername: Persona = {
  title: 'Has no username yet',
  group: 'Onboarding',
  email,
  build: (state) =>
    onboardedUser(state, email, { profile: profile('Kemi', 'Bello'), pendingSteps: ['username'] }),
};
