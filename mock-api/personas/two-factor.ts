import { beginTwoFactor, enableTwoFactor } from '../features/two-factor/two-factor.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'two-factor@example.com';

export const twoFactor: Persona = {
  title: 'Logs in with a code of an authenticator app as well',
  group: 'Devices and sessions',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'sadebalogu', profile: profile('Sade', 'Balogun') });
    beginTwoFactor(state, user);
    if (user.two_factor) enableTwoFactor(state, user, user.two_factor);
    return user;
  },
};
