import { seedHistoryToBalances, type Activity } from './transaction-history.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'ngn-heavy@example.com';

const acts: readonly Activity[] = [
  { did: 'payout', daysAgo: 150, money: ['ngn', '250000000'], bank: 'Savannah Bank' },
  { did: 'deposit', daysAgo: 120, money: ['ngn', '41876543210.98'] },
  { did: 'send', daysAgo: 91, money: ['ngn', '1000000'], who: 'adanwafor', note: 'School fees' },
  { did: 'receive', daysAgo: 60, money: ['ngn', '750000.5'], who: 'kwame' },
  { did: 'payout', daysAgo: 33, money: ['ngn', '9876543210'], status: 'failed' },
  { did: 'deposit', daysAgo: 12, money: ['ngn', '5000000000'] },
  { did: 'send', daysAgo: 3, money: ['ngn', '12345678.9'], who: 'tobiade', note: 'Invoice 2026-118' },
];

export const ngnHeavy: Persona = {
  title: 'Has naira only, and so much that a narrow screen has to make room',
  group: 'Wallet',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'dangotef', profile: profile('Farida', 'Danjuma') });
    seedHistoryToBalances(state, user, { holdings: [['ngn', '987654321012.34']], acts, begins: 200 });
    return user;
  },
};
