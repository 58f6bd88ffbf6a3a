import { account, info, type Persona } from './persona.ts';

const email = 'missing-referral@example.com';

/** Has only the question left who invited them. */
export const missingReferral: Persona = {
  email,
  build: (state) =>
    account(state, email, { username: 'femiojo', info: info('Femi', 'Ojo'), required: ['referral'] }),
};
