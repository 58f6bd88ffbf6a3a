import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'deleted@example.com';

export const deleted: Persona = {
  title: 'Has closed the account; support can open it again',
  group: 'Devices and sessions',
  email,
  build: (state) =>
    onboardedUser(state, email, {
      username: 'yemicole',
      profile: profile('Yemi', 'Cole'),
      accountStatus: 'deleted',
    }),
};
