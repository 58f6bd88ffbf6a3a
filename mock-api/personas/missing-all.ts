import { createUser } from '../features/users/users.ts';
import type { Persona } from './fixtures.ts';

const email = 'missing-all@example.com';

export const missingAll: Persona = {
  title: 'Straight from the code: every step is left',
  group: 'Onboarding',
  email,
  build: (state) => createUser(state, { email }),
};
