import { beginTwoFactor, enableTwoFactor } from '../features/two-factor/two-factor.ts';
import { seedHistoryToBalances } from './transaction-history.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'two-factor@example.com';

export const twoFactor: Persona = {
  title: 'Logs in with a code of an authenticator app as well, and has money to send',
  group: 'Devices and sessions',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'sadebalogu', profile: profile('Sade', 'Balogun') });
    seedHistoryToBalances(state, user, {
      holdings: [
        ['ngn', '1250000'],
        ['usdt', '800'],
      ],
      activities: [],
      startsDaysAgo: 45,
    });
    const { factor } = beginTwoFactor(state, user);
    enableTwoFactor(state, user, factor);
    return user;
  },
};
