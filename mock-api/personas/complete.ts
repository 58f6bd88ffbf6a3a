import type { AssetId } from '#contract/assets.ts';
import { iso, now } from '../core/clock.ts';
import { markRead } from '../features/announcements/announcements.ts';
import { newsOf } from '../features/announcements/news.ts';
import { registerDevice } from '../features/devices/devices.ts';
import type { SandboxState } from '../core/state.ts';
import { transactionsOf } from '../features/transactions/transactions.ts';
import { userParty } from '../features/users/parties.ts';
import type { User } from '../features/users/state.ts';
import type { Activity } from './activities.ts';
import { seedHistoryToBalances } from './transaction-history.ts';
import { seedNotifications } from './notifications.ts';
import { seedPayee } from './payees.ts';
import { addFriends } from './referral-friends.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const DAY = 86_400_000;

const holdings: readonly (readonly [AssetId, string])[] = [
  ['ngn', '632404.5'],
  ['usd', '1204.18'],
  ['btc', '0.031842'],
  ['usdt', '1862.441273'],
  ['eth', '0.5127'],
  ['sol', '6.25'],
];

/** The last payout holds a part of the naira, with its fees. */
const activities: readonly Activity[] = [
  { type: 'send', daysAgo: 362, money: ['ngn', '25000'], with: 'adaobi', note: 'My half of the rent' },
  { type: 'reward', daysAgo: 348, money: ['ngn', '5000'], note: 'Kunle joined' },
  { type: 'receive', daysAgo: 341, money: ['ngn', '12500'], with: 'chinedu', note: 'Dinner' },
  { type: 'convert', daysAgo: 310, money: ['usdt', '200'], received: ['btc', '0.00291'] },
  { type: 'reward', daysAgo: 298, money: ['ngn', '5000'], note: 'Amara joined' },
  { type: 'withdraw', daysAgo: 255, money: ['usdt', '40'], label: 'Cold wallet' },
  { type: 'reward', daysAgo: 214, money: ['ngn', '5000'], note: 'Chinedu joined' },
  { type: 'convert', daysAgo: 176, money: ['ngn', '150000'], received: ['usd', '100.65'] },
  { type: 'payout', daysAgo: 121, money: ['ngn', '80000'] },
  { type: 'withdraw', daysAgo: 96, money: ['usdt', '15'], status: 'failed' },
  { type: 'receive', daysAgo: 63, money: ['usdt', '75'], with: 'zhangwei', note: '谢谢' },
  { type: 'send', daysAgo: 32, money: ['sol', '0.25'], with: 'kwame' },
  { type: 'payout', daysAgo: 18, money: ['ngn', '30000'], status: 'cancelled' },
  { type: 'send', daysAgo: 9, money: ['ngn', '10000'], with: 'amina', note: 'Happy birthday!' },
  { type: 'deposit', daysAgo: 5, money: ['ngn', '200000'] },
  { type: 'convert', daysAgo: 2, money: ['usdt', '50'], received: ['eth', '0.0146'] },
  { type: 'payout', daysAgo: 0.02, money: ['ngn', '150000'], status: 'processing' },
  { type: 'deposit', daysAgo: 4 / 1440, money: ['usdt', '100'], status: 'confirming' },
];

export const complete: Persona = {
  title: 'Has done everything and owns something of everything',
  group: 'Wallet',
  email: 'tobi@example.com',
  build(state) {
    const user = onboardedUser(state, 'tobi@example.com', {
      username: 'tobiade',
      profile: profile('Tobi', 'Adeyemi', {
        gender: 'male',
        date_of_birth: '1993-03-08',
        phone_number: '+2348031234567',
      }),
    });
    user.created_at = iso(now(state) - 431 * DAY);
    seedHistoryToBalances(state, user, { holdings, activities, startsDaysAgo: 430 });
    addFriends(state, user);
    addPayees(state, user);
    seedNotifications(state, user, 6);
    readNews(state, user);
    addDevice(state, user, 'iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', true, 2);
    addDevice(state, user, 'Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0', false, 41);
    return user;
  },
};

/** All announcements but the newest two. */
function readNews(state: SandboxState, { customer_id }: User): void {
  for (const { id } of newsOf(state).slice(2)) markRead(state, customer_id, id);
}

/** The wallet that was paid under this label, and an account at another bank than withdrawals have gone to so far. */
function addPayees(state: SandboxState, user: User): void {
  const paid = transactionsOf(state, user.customer_id).find(
    ({ counterparty }) => counterparty?.kind === 'address' && counterparty.label === 'Cold wallet',
  );
  if (paid?.counterparty?.kind === 'address' && paid.network !== null)
    seedPayee(state, user, 256, {
      kind: 'address',
      label: 'Cold wallet',
      asset: paid.asset,
      network: paid.network,
      address: paid.counterparty.address,
      memo: null,
      beneficiary: null,
    });
  seedPayee(state, user, 40, {
    kind: 'bank',
    label: 'Salary account',
    bank_code: '902',
    account_number: '2048173668',
    account_name: userParty(user).name,
  });
}

function addDevice(state: SandboxState, user: User, agent: string, trusted: boolean, daysAgo: number): void {
  const id = `dev_${user.customer_id.toLowerCase()}_${daysAgo}`;
  const device = registerDevice(state, { user_agent: agent }, id);
  const at = iso(now(state) - daysAgo * DAY);
  device.created_at = at;
  device.users[user.customer_id] = {
    trusted,
    first_verified_at: trusted ? at : null,
    last_active_at: at,
    name: null,
  };
}
