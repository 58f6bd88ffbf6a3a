import { account, info, type Persona } from './persona.ts';

const email = 'device-unverified@example.com';

/** Signed in on a device that has still to be verified by a code. */
export const deviceUnverified: Persona = {
  email,
  trusted: false,
  build: (state) => account(state, email, { username: 'adannaobi', info: info('Adanna', 'Obi') }),
};
