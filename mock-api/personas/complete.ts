import type { AssetId } from '#contract/assets.ts';
import { fund, hold } from '../state/accounts.ts';
import { iso, now } from '../state/clock.ts';
import { registerDevice } from '../state/devices.ts';
import { seal } from '../state/password.ts';
import type { SandboxState } from '../state/state.ts';
import type { User } from '../state/users.ts';
import { account, info, type Persona } from './persona.ts';

const DAY = 86_400_000;
const PIN = '284915';

/** Paid in; of the naira a part is then held. */
const paidIn: readonly (readonly [AssetId, string])[] = [
  ['ngn', '632404.5'],
  ['usd', '1204.18'],
  ['btc', '0.031842'],
  ['usdt', '1862.441273'],
  ['eth', '0.5127'],
  ['sol', '6.25'],
];

export const complete: Persona = {
  title: 'Has done everything and owns something of everything',
  group: 'Wallet',
  email: 'tobi@example.com',
  pin: PIN,
  build(state) {
    const user = account(state, 'tobi@example.com', {
      username: 'tobiade',
      info: info('Tobi', 'Adeyemi', { gender: 'male', date_of_birth: '1993-03-08' }),
    });
    user.pin = seal(state, PIN);
    user.created_at = iso(now(state) - 431 * DAY);
    Object.assign(user.referral, { invited: 9, joined: 6, qualified: 4 });
    for (const [asset, amount] of paidIn) fund(state, user, asset, amount);
    hold(state, user, 'ngn', '150053.75');
    state.deposits.push({
      id: `dep_${user.customer_id}`,
      customer_id: user.customer_id,
      asset: 'usdt',
      amount: '100',
      status: 'confirming',
      at: iso(now(state) - 4 * 60_000),
    });
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
