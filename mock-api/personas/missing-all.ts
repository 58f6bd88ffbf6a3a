import { createUser } from '../state/users.ts';
import type { Persona } from './persona.ts';

const email = 'missing-all@example.com';

/** Straight from the code: every step is left. */
export const missingAll: Persona = { email, build: (state) => createUser(state, { email }) };
