import { account, type Persona } from './persona.ts';

const email = 'missing-user-info@example.com';

/** Has not said who they are. */
export const missingUserInfo: Persona = {
  email,
  build: (state) => account(state, email, { username: 'seunola', required: ['user_info'] }),
};
