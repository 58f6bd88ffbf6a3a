import type { Activity } from './activities.ts';
import { seedHistoryToBalances } from './transaction-history.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'ngn-heavy@example.com';

const activities: readonly Activity[] = [
  { type: 'payout', daysAgo: 150, money: ['ngn', '250000000'], bank: 'Savannah Bank' },
  { type: 'deposit', daysAgo: 120, money: ['ngn', '41876543210.98'] },
  { type: 'send', daysAgo: 91, money: ['ngn', '1000000'], with: 'adanwafor', note: 'School fees' },
  { type: 'receive', daysAgo: 60, money: ['ngn', '750000.5'], with: 'kwame' },
  { type: 'payout', daysAgo: 33, money: ['ngn', '9876543210'], status: 'failed' },
  { type: 'deposit', daysAgo: 12, money: ['ngn', '5000000000'] },
  { type: 'send', daysAgo: 3, money: ['ngn', '12345678.9'], with: 'tobiade', note: 'Invoice 2026-118' },
];

export const ngnHeavy: Persona = {
  title: 'Has naira only, and so much that a narrow screen has to make room',
  group: 'Wallet',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'dangotef', profile: profile('Farida', 'Danjuma') });
    seedHistoryToBalances(state, user, {
      holdings: [['ngn', '987654321012.34']],
      activities,
      startsDaysAgo: 200,
    });
    return user;
  },
};
