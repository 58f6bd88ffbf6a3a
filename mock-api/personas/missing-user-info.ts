import { onboardedUser, type Persona } from './fixtures.ts';

const email = 'missing-user-info@example.com';

export const missingUserInfo: Persona = {
  title: 'Has not said who they are',
  group: 'Onboarding',
  email,
  build: (state) => onboardedUser(state, email, { username: 'seunola', pendingSteps: ['user_info'] }),
};
