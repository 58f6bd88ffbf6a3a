import { fund } from '../state/accounts.ts';
import { account, info, type Persona } from './persona.ts';

const email = 'complete-no-pin@example.com';

/** Every step done, no transaction PIN yet: the status lists it under `optional`. */
export const completeNoPin: Persona = {
  email,
  build(state) {
    const user = account(state, email, { username: 'zainabsani', info: info('Zainab', 'Sani') });
    fund(state, user, 'ngn', '25000');
    return user;
  },
};
