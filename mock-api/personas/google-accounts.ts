import { account, info, type Persona } from './persona.ts';

/** Has a Google account and none here. */
export const oauthNew: Persona = { email: 'oauth-new@example.com', build: () => null };

/** Came with Google, and never chose a password. */
export const oauthExisting: Persona = {
  email: 'oauth-existing@example.com',
  build(state) {
    const user = account(state, this.email, { username: 'amakaobi', info: info('Amaka', 'Obi') });
    user.google = true;
    user.password = null;
    return user;
  },
};
