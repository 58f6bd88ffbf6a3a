import { account, info, type Persona } from './fixtures.ts';

const email = 'missing-username@example.com';

export const missingUsername: Persona = {
  title: 'Has no username yet',
  group: 'Onboarding',
  email,
  build: (state) => account(state, email, { info: info('Kemi', 'Bello'), required: ['username'] }),
};
