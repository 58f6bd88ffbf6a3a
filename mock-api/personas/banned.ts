import { account, info, type Persona } from './persona.ts';

const email = 'banned@example.com';

/** May not come in, and is told so once the password is right. */
export const banned: Persona = {
  email,
  build: (state) =>
    account(state, email, { username: 'uchenwosu', info: info('Uche', 'Nwosu'), standing: 'banned' }),
};
