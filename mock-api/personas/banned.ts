import { account, info, type Persona } from './fixtures.ts';

const email = 'banned@example.com';

export const banned: Persona = {
  title: 'Is banned, and is told so once the password is right',
  group: 'Devices and sessions',
  email,
  build: (state) =>
    account(state, email, { username: 'uchenwosu', info: info('Uche', 'Nwosu'), standing: 'banned' }),
};
