import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'missing-password@example.com';

export const missingPassword: Persona = {
  title: 'Has done all but choose a password',
  group: 'Onboarding',
  email,
  build(state) {
    const user = onboardedUser(state, email, {
      username: 'ngozieze',
      profile: profile('Ngozi', 'Eze'),
      pendingSteps: ['password'],
    });
    user.password = null;
    return user;
  },
};
