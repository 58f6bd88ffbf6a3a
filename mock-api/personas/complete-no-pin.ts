import { seedDeposit } from '../features/deposits/seed-deposit.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'complete-no-pin@example.com';

export const completeNoPin: Persona = {
  title: 'Has done every step, and has no transaction PIN yet',
  group: 'Onboarding',
  email,
  build(state) {
    const user = onboardedUser(state, email, {
      username: 'zainabsani',
      profile: profile('Zainab', 'Sani'),
      pin: null,
    });
    seedDeposit(state, user, 'ngn', '25000');
    return user;
  },
};
