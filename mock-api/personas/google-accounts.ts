import { onboardedUser, profile, type Persona } from './fixtures.ts';

export const oauthNew: Persona = {
  title: 'Has a Google account and none here',
  group: 'Signing up',
  email: 'oauth-new@example.com',
  build: () => null,
};

export const oauthExisting: Persona = {
  title: 'Came with Google, and never chose a password',
  group: 'Signing up',
  email: 'oauth-existing@example.com',
  build(state) {
    const user = onboardedUser(state, this.email, { username: 'amakaobi', profile: profile('Amaka', 'Obi') });
    user.googleLinked = true;
    user.password = null;
    return user;
  },
};
