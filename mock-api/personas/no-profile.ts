import { onboardedUser, type Persona } from './fixtures.ts';

const email = 'no-profile@example.com';

export const noProfile: Persona = {
  title: 'Has skipped all that can be skipped: the status names nobody',
  group: 'Onboarding',
  email,
  build: (state) => onboardedUser(state, email, {}),
};
