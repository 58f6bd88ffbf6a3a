import { beginTwoFactor, enableTwoFactor } from '../features/two-factor/two-factor.ts';
import type { TwoFactor } from '../features/two-factor/state.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/state.ts';
import { now } from '../core/clock.ts';
import { seedHistoryToBalances } from './transaction-history.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const DAY = 86_400_000;

/** Turns two-factor authentication on for an account. */
function turnOn(state: SandboxState, user: User): TwoFactor {
  const { factor } = beginTwoFactor(state, user);
  enableTwoFactor(state, user, factor);
  return factor;
}

export const twoFactor: Persona = {
  title: 'Logs in with a code of an authenticator app as well, and has money to send',
  group: 'Devices and sessions',
  email: 'two-factor@example.com',
  build(state) {
    const user = onboardedUser(state, this.email, {
      username: 'sadebalogu',
      profile: profile('Sade', 'Balogun'),
    });
    seedHistoryToBalances(state, user, {
      holdings: [
        ['ngn', '1250000'],
        ['usdt', '800'],
      ],
      activities: [],
      startsDaysAgo: 45,
    });
    turnOn(state, user);
    return user;
  },
};

export const fewRecoveryCodes: Persona = {
  title: 'Has two recovery codes left of ten',
  group: 'Devices and sessions',
  email: 'few-recovery-codes@example.com',
  build(state) {
    const user = onboardedUser(state, this.email, {
      username: 'ngozieze',
      profile: profile('Ngozi', 'Eze'),
    });
    const factor = turnOn(state, user);
    factor.recovery.length = 2;
    factor.recovery_used_at = now(state) - 43 * DAY;
    return user;
  },
};
