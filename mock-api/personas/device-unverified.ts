import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'device-unverified@example.com';

export const deviceUnverified: Persona = {
  title: 'Is signed in on a device that has still to be verified by a code',
  group: 'Devices and sessions',
  email,
  trusted: false,
  build: (state) => onboardedUser(state, email, { username: 'adannaobi', profile: profile('Adanna', 'Obi') }),
};
