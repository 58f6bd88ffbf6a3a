import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'banned@example.com';

export const banned: Persona = {
  title: 'Is banned, and is told so once the password is right',
  group: 'Devices and sessions',
  email,
  build: (state) =>
    onboardedUser(state, email, {
      username: 'uchenwosu',
      profile: profile('Uche', 'Nwosu'),
      accountStatus: 'banned',
    }),
};
