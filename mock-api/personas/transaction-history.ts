import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Counterparty, TransactionStatus } from '#contract/transactions.ts';
import { now } from '../core/clock.ts';
import { begin, type Step } from '../features/ledger/lifecycle.ts';
import { directoryCounterparty, type DirectoryUsername } from '../features/users/directory.ts';
import { addressSide, networkOf } from '../features/ledger/networks.ts';
import type { SandboxState } from '../core/state.ts';
import type { NewTransaction } from '../features/transactions/transactions.ts';
import type { User } from '../features/users/users.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
type Money = readonly [asset: AssetId, amount: string];

interface When {
  /** Days before now; a part of one is fine. */
  readonly daysAgo: number;
  readonly money: Money;
  readonly note?: string;
  /** How it ended, or where it stands; completed when left out. */
  readonly status?: TransactionStatus;
}

/** Something that a persona did, as one would tell it. */
export type Activity =
  | (When & { readonly did: 'send' | 'receive'; readonly who: DirectoryUsername })
  /** To an address on the asset's own network, for a fee in the asset. */
  | (When & { readonly did: 'withdraw'; readonly label?: string; readonly fee?: string })
  /** To a bank account in the person's own name. */
  | (When & { readonly did: 'payout'; readonly bank?: string })
  | (When & { readonly did: 'deposit' | 'reward' })
  | (When & { readonly did: 'convert'; readonly got: Money });

/** What a payout costs, in naira, with the tax on it. */
const PAYOUT_FEES = [
  { kind: 'service', asset: 'ngn', amount: '50' },
  { kind: 'vat', asset: 'ngn', amount: '3.75' },
] as const;

function planOf(state: SandboxState, user: User, act: Activity): NewTransaction {
  const [asset, amount] = act.money;
  const what = { asset, amount, note: act.note ?? null };
  const network = networkOf(asset);
  const chain = assets[asset].kind === 'crypto';
  const key = `${user.customer_id}:${act.did}:${asset}`;
  switch (act.did) {
    case 'send':
      return {
        ...what,
        type: 'send',
        channel: 'user',
        direction: 'out',
        counterparty: directoryCounterparty(act.who),
      };
    case 'receive':
      return {
        ...what,
        type: 'receive',
        channel: 'user',
        direction: 'in',
        counterparty: directoryCounterparty(act.who),
      };
    case 'withdraw': {
      const counterparty = addressSide(state, network, `${key}:${act.label ?? ''}`, act.label);
      const fees = act.fee === undefined ? [] : [{ kind: 'network' as const, asset, amount: act.fee }];
      return { ...what, type: 'send', channel: 'chain', direction: 'out', network, counterparty, fees };
    }
    case 'payout': {
      const counterparty = bankSide(user, act.bank);
      const fees = PAYOUT_FEES.map((fee) => ({ ...fee }));
      return { ...what, type: 'payout', channel: 'bank', direction: 'out', network, counterparty, fees };
    }
    case 'deposit': {
      const counterparty = chain ? addressSide(state, network, key) : bankSide(user);
      return {
        ...what,
        type: 'deposit',
        channel: chain ? 'chain' : 'bank',
        direction: 'in',
        network,
        counterparty,
      };
    }
    case 'reward':
      return {
        ...what,
        type: 'reward',
        channel: 'house',
        direction: 'in',
        counterparty: { kind: 'house', name: 'Cowrie' },
      };
    case 'convert': {
      const [got, sum] = act.got;
      return {
        ...what,
        type: 'convert',
        channel: 'house',
        direction: 'swap',
        receive: { asset: got, amount: sum },
      };
    }
  }
}

function bankSide({ profile, email }: User, bank_name = 'Harbour Bank'): Counterparty {
  const name = profile ? `${profile.first_name} ${profile.last_name}` : email;
  return { kind: 'bank', name, bank_name, last4: '4821' };
}

/** What goes through a bank or a chain takes its minutes; what stays inside takes none. */
function timeline(state: SandboxState, { did, daysAgo, status = 'completed' }: Activity): [Step, ...Step[]] {
  const at = now(state) - Math.round(daysAgo * DAY);
  const way = { withdraw: 'processing', payout: 'processing', deposit: 'confirming' } as const;
  const first = did in way ? way[did as keyof typeof way] : null;
  if (first === null || first === status) return [{ status, at }];
  return [
    { status: first, at },
    { status, at: at + (did === 'deposit' ? 6 : 4) * MINUTE },
  ];
}

/** Lives through a history, oldest first. */
export function seedHistory(state: SandboxState, user: User, acts: readonly Activity[]): void {
  for (const act of acts) begin(state, user.customer_id, planOf(state, user, act), timeline(state, act));
}

/** What a history leaves of an asset, in minor units: what is held is not gone yet. */
function netEffect(acts: readonly Activity[], asset: AssetId): bigint {
  const minor = (amount: string) => parseAmount(amount, assets[asset].scale);
  return acts.reduce((left, act) => {
    if ((act.status ?? 'completed') !== 'completed') return left;
    const [own, amount] = act.money;
    if (act.did === 'convert' && act.got[0] === asset) return left + minor(act.got[1]);
    if (own !== asset) return left;
    const isIn = act.did === 'receive' || act.did === 'deposit' || act.did === 'reward';
    const fees = act.did === 'payout' ? minor('53.75') : act.did === 'withdraw' ? minor(act.fee ?? '0') : 0n;
    return isIn ? left + minor(amount) : left - minor(amount) - fees;
  }, 0n);
}

/**
 * Lives through a history that ends with the given holdings: each asset begins with the deposit that makes it so.
 * @param begins days before now of the first deposit; the others come a day apart.
 */
export function seedHistoryToBalances(
  state: SandboxState,
  user: User,
  { holdings, acts, begins }: { holdings: readonly Money[]; acts: readonly Activity[]; begins: number },
): void {
  const openings = holdings.map(([asset, amount], order): Activity => {
    const { scale } = assets[asset];
    const opening = parseAmount(amount, scale) - netEffect(acts, asset);
    return { did: 'deposit', daysAgo: begins - order, money: [asset, formatAmount(opening, scale)] };
  });
  seedHistory(state, user, [...openings, ...acts]);
}
