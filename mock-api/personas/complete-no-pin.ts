import { fund } from '../features/users/delete-user.ts';
import { account, info, type Persona } from './fixtures.ts';

const email = 'complete-no-pin@example.com';

export const completeNoPin: Persona = {
  title: 'Has done every step, and has no transaction PIN yet',
  group: 'Onboarding',
  email,
  build(state) {
    const user = account(state, email, { username: 'zainabsani', info: info('Zainab', 'Sani') });
    fund(state, user, 'ngn', '25000');
    return user;
  },
};
