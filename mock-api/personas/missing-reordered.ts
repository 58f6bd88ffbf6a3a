import { createUser } from '../features/users/users.ts';
import type { Persona } from './fixtures.ts';

const email = 'missing-reordered@example.com';

/** The server names the steps in another order: the next one is the list's first (spec section 4, Profile setup). */
export const missingReordered: Persona = {
  title: 'Has every step left, and the server names them in another order',
  group: 'Onboarding',
  email,
  build: (state) => createUser(state, { email, required: ['referral', 'username', 'user_info', 'password'] }),
};
