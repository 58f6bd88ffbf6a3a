import type { AssetId } from '#contract/assets.ts';
import { iso, now } from '../core/clock.ts';
import { registerDevice } from '../features/devices/devices.ts';
import { hash } from '../core/secret-hash.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/users.ts';
import { seedHistoryToBalances, type Activity } from './transaction-history.ts';
import { seedNotifications } from './notifications.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const DAY = 86_400_000;
const PIN = '284915';

const holdings: readonly (readonly [AssetId, string])[] = [
  ['ngn', '632404.5'],
  ['usd', '1204.18'],
  ['btc', '0.031842'],
  ['usdt', '1862.441273'],
  ['eth', '0.5127'],
  ['sol', '6.25'],
];

/** Of the naira the last payout holds a part, with its fees. */
const acts: readonly Activity[] = [
  { did: 'send', daysAgo: 362, money: ['ngn', '25000'], who: 'adaobi', note: 'My half of the rent' },
  { did: 'receive', daysAgo: 341, money: ['ngn', '12500'], who: 'chinedu', note: 'Dinner' },
  { did: 'convert', daysAgo: 310, money: ['usdt', '200'], got: ['btc', '0.00291'] },
  { did: 'withdraw', daysAgo: 255, money: ['usdt', '40'], fee: '1', label: 'Cold wallet' },
  { did: 'reward', daysAgo: 214, money: ['ngn', '5000'], note: 'Chinedu joined' },
  { did: 'convert', daysAgo: 176, money: ['ngn', '150000'], got: ['usd', '100.65'] },
  { did: 'payout', daysAgo: 121, money: ['ngn', '80000'] },
  { did: 'withdraw', daysAgo: 96, money: ['usdt', '15'], fee: '1', status: 'failed' },
  { did: 'receive', daysAgo: 63, money: ['usdt', '75'], who: 'zhangwei', note: '谢谢' },
  { did: 'send', daysAgo: 32, money: ['sol', '0.25'], who: 'kwame' },
  { did: 'payout', daysAgo: 18, money: ['ngn', '30000'], status: 'cancelled' },
  { did: 'send', daysAgo: 9, money: ['ngn', '10000'], who: 'amina', note: 'Happy birthday!' },
  { did: 'deposit', daysAgo: 5, money: ['ngn', '200000'] },
  { did: 'convert', daysAgo: 2, money: ['usdt', '50'], got: ['eth', '0.0146'] },
  { did: 'payout', daysAgo: 0.02, money: ['ngn', '150000'], status: 'processing' },
  { did: 'deposit', daysAgo: 4 / 1440, money: ['usdt', '100'], status: 'confirming' },
];

export const complete: Persona = {
  title: 'Has done everything and owns something of everything',
  group: 'Wallet',
  email: 'tobi@example.com',
  pin: PIN,
  build(state) {
    const user = onboardedUser(state, 'tobi@example.com', {
      username: 'tobiade',
      profile: profile('Tobi', 'Adeyemi', { gender: 'male', date_of_birth: '1993-03-08' }),
    });
    user.pin = hash(state, PIN);
    user.created_at = iso(now(state) - 431 * DAY);
    Object.assign(user.referral, { invited: 9, joined: 6, qualified: 4 });
    seedHistoryToBalances(state, user, { holdings, acts, begins: 430 });
    seedNotifications(state, user, 6);
    addDevice(state, user, 'iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', true, 2);
    addDevice(state, user, 'Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0', false, 41);
    return user;
  },
};

function addDevice(state: SandboxState, user: User, agent: string, trusted: boolean, daysAgo: number): void {
  const id = `dev_${user.customer_id.toLowerCase()}_${daysAgo}`;
  const device = registerDevice(state, { user_agent: agent }, id);
  const at = iso(now(state) - daysAgo * DAY);
  device.created_at = at;
  device.users[user.customer_id] = { trusted, last_active_at: at };
}
