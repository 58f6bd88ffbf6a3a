import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, roundAmount } from '#contract/money.ts';
import { iso, now } from '../core/clock.ts';
import { directory } from '../features/users/directory.ts';
import { keyed } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import { convertedAmount, type Activity } from './activities.ts';
import { seedHistory } from './transaction-history.ts';
import { seedNotifications } from './notifications.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const DAY = 86_400_000;
const email = 'many@example.com';
const TRANSACTION_COUNT = 132;
const DAYS_BETWEEN = 2.5;
const NOTIFICATION_COUNT = 72;

/** The first deposits: enough of each asset for all transactions after them. */
const openings: readonly (readonly [AssetId, string])[] = [
  ['ngn', '9500000'],
  ['usd', '4200'],
  ['usdt', '6800'],
  ['btc', '0.24'],
  ['eth', '3.1'],
  ['sol', '64'],
  ['xrp', '4100'],
  ['doge', '18000'],
];
/** Repeated: an activity, its asset, and the approximate amount. */
const cycle = [
  ['send', 'ngn', 12_000],
  ['deposit', 'ngn', 45_000],
  ['convert', 'usdt', 35],
  ['receive', 'ngn', 9000],
  ['payout', 'ngn', 30_000],
  ['withdraw', 'usdt', 25],
  ['send', 'sol', 0.5],
  ['deposit', 'xrp', 60],
  ['receive', 'usdt', 18],
  ['reward', 'ngn', 1500],
  ['send', 'doge', 140],
] as const;
const notes = [
  'Rent',
  'Dinner',
  undefined,
  'School fees',
  'Thank you',
  undefined,
  'Invoice',
  'Data',
] as const;
const convertedTo = ['btc', 'eth', 'sol'] as const;

/** A number of whole thousandths from half to three halves of `about`, the same for the same seed and index. */
function amountNear(state: SandboxState, about: number, asset: AssetId, index: number): string {
  const share = Number.parseInt(keyed(state.seed, 'history', email, index).slice(0, 8), 16) / 2 ** 32;
  const thousandths = BigInt(Math.round(about * (0.5 + share) * 1000));
  const scale = Math.min(3, assets[asset].scale);
  return formatAmount(roundAmount(thousandths, 3, scale, 'floor'), scale);
}

function activityAt(state: SandboxState, index: number): Activity {
  const [type, asset, about] = cycle[index % cycle.length] ?? cycle[0];
  const daysAgo = (TRANSACTION_COUNT - openings.length - index) * DAYS_BETWEEN;
  const amount = amountNear(state, about, asset, index);
  const note = notes[index % notes.length];
  const base = { daysAgo, money: [asset, amount] as const, ...(note === undefined ? {} : { note }) };
  switch (type) {
    case 'send':
    case 'receive':
      return { ...base, type, with: (directory[index % directory.length] ?? directory[0]).username };
    case 'convert': {
      const to = convertedTo[index % convertedTo.length] ?? 'btc';
      const at = now(state) - daysAgo * DAY;
      return { ...base, type, received: [to, convertedAmount(state, [asset, amount], to, at) ?? '1'] };
    }
    case 'withdraw':
      return { ...base, type, ...(index % 3 === 0 ? { status: 'failed' as const } : {}) };
    case 'payout':
      return { ...base, type, ...(index % 4 === 0 ? { status: 'returned' as const } : {}) };
    default:
      return { ...base, type };
  }
}

export const many: Persona = {
  title: 'Has more of everything than one page holds: transactions and notifications',
  group: 'Many',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'manybello', profile: profile('Maryam', 'Bello') });
    user.created_at = iso(now(state) - (TRANSACTION_COUNT * DAYS_BETWEEN + 10) * DAY);
    seedHistory(
      state,
      user,
      openings.map(([asset, amount], index) => ({
        type: 'deposit',
        daysAgo: (TRANSACTION_COUNT - index) * DAYS_BETWEEN,
        money: [asset, amount],
      })),
    );
    const count = TRANSACTION_COUNT - openings.length;
    seedHistory(
      state,
      user,
      Array.from({ length: count }, (_, index) => activityAt(state, index)),
    );
    seedNotifications(state, user, NOTIFICATION_COUNT);
    return user;
  },
};
