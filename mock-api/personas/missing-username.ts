import { account, info, type Persona } from './persona.ts';

const email = 'missing-username@example.com';

/** Has no username yet. */
export const missingUsername: Persona = {
  email,
  build: (state) => account(state, email, { info: info('Kemi', 'Bello'), required: ['username'] }),
};
