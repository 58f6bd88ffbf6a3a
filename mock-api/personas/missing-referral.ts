import { account, info, type Persona } from './fixtures.ts';

const email = 'missing-referral@example.com';

export const missingReferral: Persona = {
  title: 'Has only the question left who invited them',
  group: 'Onboarding',
  email,
  build: (state) =>
    account(state, email, { username: 'femiojo', info: info('Femi', 'Ojo'), required: ['referral'] }),
};
