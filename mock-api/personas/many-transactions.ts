import { assetIds, assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount, roundAmount } from '#contract/money.ts';
import { assetNetworks } from '#contract/networks.ts';
import type { TransactionStatus } from '#contract/transactions.ts';
import { iso, now } from '../core/clock.ts';
import { keyed } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import { availableAccount, balanceOf, homeNetworkOf, ownerOf } from '../features/ledger/accounts.ts';
import { networkFees } from '../features/networks/network-fees.ts';
import { directory } from '../features/users/directory.ts';
import type { User } from '../features/users/state.ts';
import { convertedAmount, debitOf, type Activity, type Money } from './activities.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';
import { seedNotifications } from './notifications.ts';
import { seedActivity, seedHistory } from './transaction-history.ts';

const DAY = 86_400_000;
const MINUTE_DAYS = 1 / 1440;
const email = 'many-transactions@example.com';
const TRANSACTION_COUNT = 10_000;
const DAYS = 730;
/** A deposit covers so many payments. */
const PAYMENTS_PER_DEPOSIT = 6n;

const crypto = assetIds.filter((id) => assets[id].kind === 'crypto');
/** Coins that are received with a memo, which senders forget. */
const withMemo = ['xrp', 'atom', 'hbar'] as const;
const notes = ['Rent', undefined, 'School fees', 'Dinner', undefined, 'Invoice', undefined, '学费'] as const;
const labels = ['Cold wallet', undefined, 'Exchange', undefined] as const;
const bankNames = ['Harbour Bank', 'Savannah Bank'] as const;

/** Repeated, each time with other assets. */
const types = [
  'send',
  'receive',
  'withdraw',
  'send',
  'payout',
  'deposit',
  'convert',
  'receive',
  'send',
  'reward',
  'withdraw',
  'payout',
] as const satisfies readonly Activity['type'][];

/** How payments of a type have ended that did not complete: each so often that many pages of a list have one. */
const otherEnds: Readonly<Partial<Record<Activity['type'], readonly TransactionStatus[]>>> = {
  send: ['failed', 'cancelled'],
  withdraw: ['failed', 'cancelled'],
  payout: ['returned', 'failed', 'cancelled'],
  deposit: ['expired', 'returned', 'cancelled', 'failed'],
};
const OTHER_END_EVERY = 9;

/** What is under way now: of each type every status that is not an end. Two deposits pay for it. */
const underWay: readonly Activity[] = [
  { type: 'deposit', daysAgo: 240 * MINUTE_DAYS, money: ['ngn', '400000'] },
  { type: 'deposit', daysAgo: 235 * MINUTE_DAYS, money: ['usdt', '300'] },
  { type: 'deposit', daysAgo: 190 * MINUTE_DAYS, money: ['xrp', '60'], status: 'review' },
  { type: 'deposit', daysAgo: 170 * MINUTE_DAYS, money: ['ngn', '250000'], status: 'review' },
  { type: 'send', daysAgo: 45 * MINUTE_DAYS, money: ['ngn', '9000'], with: 'kwame', status: 'review' },
  { type: 'payout', daysAgo: 40 * MINUTE_DAYS, money: ['ngn', '21000'], status: 'review' },
  { type: 'withdraw', daysAgo: 30 * MINUTE_DAYS, money: ['usdt', '12'], status: 'review' },
  { type: 'deposit', daysAgo: 25 * MINUTE_DAYS, money: ['ngn', '40000'], status: 'processing' },
  { type: 'deposit', daysAgo: 20 * MINUTE_DAYS, money: ['ngn', '75000'], status: 'pending' },
  { type: 'withdraw', daysAgo: 15 * MINUTE_DAYS, money: ['usdt', '20'], status: 'confirming' },
  { type: 'deposit', daysAgo: 4 * MINUTE_DAYS, money: ['usdt', '150'], status: 'confirming' },
  { type: 'payout', daysAgo: 3 * MINUTE_DAYS, money: ['ngn', '18000'], status: 'processing' },
  { type: 'withdraw', daysAgo: MINUTE_DAYS, money: ['usdt', '8'], status: 'processing' },
];

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const usualCash: Readonly<Partial<Record<AssetId, string>>> = { ngn: '60000', usd: '40' };
/** The smallest payment of a coin is worth some ten dollars. */
const SMALLEST_PAYMENTS = 4n;

/** Some forty dollars of an asset, give or take a half. @param share from 0 to 1. */
function amountNear(asset: AssetId, share: number): string {
  const { scale } = assets[asset];
  const smallest = networkFees(asset, homeNetworkOf(asset))?.minSend ?? '1';
  const cash = usualCash[asset];
  const usual =
    cash === undefined ? parseAmount(smallest, scale) * SMALLEST_PAYMENTS : parseAmount(cash, scale);
  const decimals = inputDecimals(asset);
  const thousandths = usual * BigInt(500 + Math.round(share * 1000));
  return formatAmount(roundAmount(thousandths, scale + 3, decimals, 'floor'), decimals);
}

/** An asset whose deposits can have ended in a way: banks alone have deposits that are waited for. */
function depositAsset(status: TransactionStatus, round: number): AssetId {
  if (status === 'returned') return pick(withMemo, round);
  return status === 'failed' ? pick(crypto, round) : 'ngn';
}

/** What is next in the history, whether or not there is money for it. */
function plannedActivity(state: SandboxState, index: number, daysAgo: number, share: number): Activity {
  const type = pick(types, index);
  const round = Math.floor(index / types.length);
  const asset = type === 'withdraw' ? pick(crypto, round) : pick(assetIds, round + index);
  const money: Money = [asset, amountNear(asset, share)];
  const ends = otherEnds[type];
  const status =
    ends && round % OTHER_END_EVERY === 4 ? pick(ends, Math.floor(round / OTHER_END_EVERY)) : undefined;
  const base = { daysAgo, money, status, note: pick(notes, index) };
  switch (type) {
    case 'send':
    case 'receive':
      return { ...base, type, with: pick(directory, round + index).username };
    case 'withdraw':
      return { ...base, type, network: pick(assetNetworks[asset], round), label: pick(labels, round) };
    case 'payout':
      return { ...base, type, money: ['ngn', amountNear('ngn', share)], bank: pick(bankNames, round) };
    case 'convert': {
      const to = pick(assetIds, round + index + 1 + (round % (assetIds.length - 1)));
      const received = convertedAmount(state, money, to, now(state) - daysAgo * DAY);
      return received === null ? { ...base, type: 'reward' } : { ...base, type, received: [to, received] };
    }
    case 'reward':
      return { ...base, type, money: ['ngn', amountNear('ngn', share / 20)] };
    case 'deposit': {
      const of = status ? depositAsset(status, round) : asset;
      return { ...base, type, money: [of, amountNear(of, share)] };
    }
  }
}

/** Money that is lacking is deposited in place of the payment that it is for, so that no balance is ever negative. */
function affordable(state: SandboxState, user: User, planned: Activity): Activity {
  const {
    type,
    daysAgo,
    money: [asset],
  } = planned;
  if (type === 'receive' || type === 'deposit' || type === 'reward') return planned;
  const { total } = debitOf(planned);
  if (balanceOf(state.ledger, availableAccount(ownerOf(state, user.customer_id), asset)) >= total)
    return planned;
  return {
    type: 'deposit',
    daysAgo,
    money: [asset, formatAmount(total * PAYMENTS_PER_DEPOSIT, assets[asset].scale)],
  };
}

/** So many transactions of two years, those that are under way among them: what depends on their number is measured with fewer. */
export const twoYearsOf = (count: number) => (state: SandboxState, user: User) => {
  const step = DAYS / count;
  for (let index = 0; index < count - underWay.length; index += 1) {
    const digits = keyed(state.seed, 'history', email, index);
    const share = (from: number) => Number.parseInt(digits.slice(from, from + 8), 16) / 2 ** 32;
    const daysAgo = (count - index - share(8) / 2) * step;
    seedActivity(state, user, affordable(state, user, plannedActivity(state, index, daysAgo, share(0))));
  }
  seedHistory(state, user, underWay);
};

export const manyTransactions: Persona = {
  title: 'Has 10,000 transactions of two years: of all types, assets and statuses',
  group: 'Many',
  email,
  build(state) {
    const user = onboardedUser(state, email, {
      username: 'ifeokonkwo',
      profile: profile('Ifeanyi', 'Okonkwo', { gender: 'male' }),
    });
    user.created_at = iso(now(state) - (DAYS + 1) * DAY);
    seedNotifications(state, user, 6);
    return user;
  },
  history: twoYearsOf(TRANSACTION_COUNT),
};
