import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount, roundAmount } from '#contract/money.ts';
import { unitPrice } from '../features/market/price.ts';
import { iso, now } from '../core/clock.ts';
import { directory } from '../features/users/directory.ts';
import { keyed } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import { marketTime } from '../features/market/market-settings.ts';
import { seedHistory, type Activity } from './transaction-history.ts';
import { seedNotifications } from './notifications.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';

const DAY = 86_400_000;
const email = 'many@example.com';
const HISTORY = 132;
/** Days between two transactions. */
const PACE = 2.5;
const NOTES = 72;

/** The first days: enough of each for all that follows. */
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
/** What goes round: an act, its asset, and about how much. */
const round = [
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
const taken = ['btc', 'eth', 'sol'] as const;

/** A number of whole thousandths from half to three halves of `about`, the same for the same seed and place. */
function amountNear(state: SandboxState, about: number, asset: AssetId, place: number): string {
  const share = Number.parseInt(keyed(state.seed, 'history', email, place).slice(0, 8), 16) / 2 ** 32;
  const thousandths = BigInt(Math.round(about * (0.5 + share) * 1000));
  const scale = Math.min(3, assets[asset].scale);
  return formatAmount(roundAmount(thousandths, 3, scale, 'floor'), scale);
}

/** What tethers bought at the time. */
function bought(state: SandboxState, amount: string, asset: AssetId, at: number): string {
  const price = parseAmount(unitPrice(state, asset, 'usdt', marketTime(state, at)) ?? '1', 18);
  const minor = (parseAmount(amount, 18) * 10n ** BigInt(assets[asset].scale)) / price;
  return formatAmount(minor > 0n ? minor : 1n, assets[asset].scale);
}

function actAt(state: SandboxState, place: number): Activity {
  const [did, asset, about] = round[place % round.length] ?? round[0];
  const daysAgo = (HISTORY - openings.length - place) * PACE;
  const amount = amountNear(state, about, asset, place);
  const note = notes[place % notes.length];
  const when = { daysAgo, money: [asset, amount] as const, ...(note === undefined ? {} : { note }) };
  switch (did) {
    case 'send':
    case 'receive':
      return { ...when, did, who: (directory[place % directory.length] ?? directory[0]).username };
    case 'convert': {
      const got = taken[place % taken.length] ?? 'btc';
      const at = now(state) - daysAgo * DAY;
      return { ...when, did, got: [got, bought(state, amount, got, at)] };
    }
    case 'withdraw':
      return { ...when, did, fee: '1', ...(place % 3 === 0 ? { status: 'failed' as const } : {}) };
    case 'payout':
      return { ...when, did, ...(place % 4 === 0 ? { status: 'returned' as const } : {}) };
    default:
      return { ...when, did };
  }
}

export const many: Persona = {
  title: 'Has more of everything than one page holds: transactions and notifications',
  group: 'Many',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'manybello', profile: profile('Maryam', 'Bello') });
    user.created_at = iso(now(state) - (HISTORY * PACE + 10) * DAY);
    seedHistory(
      state,
      user,
      openings.map(([asset, amount], order) => ({
        did: 'deposit',
        daysAgo: (HISTORY - order) * PACE,
        money: [asset, amount],
      })),
    );
    const others = Array.from({ length: HISTORY - openings.length }, (_, place) => actAt(state, place));
    seedHistory(state, user, others);
    seedNotifications(state, user, NOTES);
    return user;
  },
};
