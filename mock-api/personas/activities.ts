import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { NetworkId } from '#contract/networks.ts';
import type { Counterparty, Transaction, TransactionStatus } from '#contract/transactions.ts';
import type { SandboxState } from '../core/state.ts';
import { bankDepositFees, chainFees, conversionFees, payoutFees } from '../features/fees/fees.ts';
import { homeNetworkOf } from '../features/ledger/accounts.ts';
import { marketTime } from '../features/market/market-settings.ts';
import { rateBetween } from '../features/market/price.ts';
import { networkFees } from '../features/networks/network-fees.ts';
import { sampleAddress, shortened } from '../features/networks/sample-address.ts';
import type { NewTransaction } from '../features/transactions/new-transaction.ts';
import { feeSums } from '../features/transactions/payment-facts.ts';
import type { DirectoryUsername } from '../features/users/directory.ts';
import { directoryParty, partyCounterparty, userParty } from '../features/users/parties.ts';
import type { User } from '../features/users/state.ts';

export type Money = readonly [asset: AssetId, amount: string];

interface ActivityBase {
  /** Days before now; may be a fraction. */
  readonly daysAgo: number;
  readonly money: Money;
  readonly note?: string | undefined;
  /** Its current status; completed when left out. */
  readonly status?: TransactionStatus | undefined;
}

/** Something that a persona did with its money. */
export type Activity =
  | (ActivityBase & { readonly type: 'send' | 'receive'; readonly with: DirectoryUsername })
  /** To an address; on the asset's own network, unless another one is named. */
  | (ActivityBase & {
      readonly type: 'withdraw';
      readonly label?: string | undefined;
      readonly network?: NetworkId | undefined;
    })
  /** To a bank account in the user's own name. */
  | (ActivityBase & { readonly type: 'payout'; readonly bank?: string | undefined })
  | (ActivityBase & { readonly type: 'deposit' | 'reward' })
  | (ActivityBase & { readonly type: 'convert'; readonly received: Money });

const networkOf = (activity: Activity): string =>
  (activity.type === 'withdraw' ? activity.network : undefined) ?? homeNetworkOf(activity.money[0]);

function feesOf(activity: Activity): Transaction['fees'] {
  const [asset, amount] = activity.money;
  switch (activity.type) {
    case 'withdraw':
      return chainFees(asset, networkOf(activity));
    case 'payout':
      return payoutFees();
    case 'deposit':
      return assets[asset].kind === 'crypto' ? [] : bankDepositFees(asset, amount);
    case 'convert':
      return conversionFees(asset, amount);
    default:
      return [];
  }
}

/** What an activity takes with its fees, and the fees alone, in minor units. */
export function debitOf(activity: Activity): { total: bigint; fees: bigint } {
  const [asset, amount] = activity.money;
  const { fee, vat } = feeSums({ asset, fees: feesOf(activity) });
  return { total: parseAmount(amount, assets[asset].scale) + fee + vat, fees: fee + vat };
}

/** What an amount was worth in another asset at a moment; null without a price. */
export function convertedAmount(
  state: SandboxState,
  [asset, amount]: Money,
  to: AssetId,
  at: number,
): string | null {
  const rate = rateBetween(state, asset, to, marketTime(state, at));
  if (rate === null) return null;
  const { scale } = assets[asset];
  const minor = multiplyByRate(parseAmount(amount, scale), scale, rate, assets[to].scale, 'floor');
  return formatAmount(minor > 0n ? minor : 1n, assets[to].scale);
}

/** An activity as the transaction of its sender, or of whom it comes to from outside. */
export function detailsOf(state: SandboxState, user: User, activity: Activity): NewTransaction {
  const [asset, amount] = activity.money;
  const base = { asset, amount, note: activity.note ?? null, fees: feesOf(activity) };
  const network = networkOf(activity);
  const chain = assets[asset].kind === 'crypto';
  const key = `${user.customer_id}:${activity.type}:${asset}`;
  switch (activity.type) {
    case 'send': {
      const party = directoryParty(activity.with);
      return {
        ...base,
        type: 'send',
        channel: 'user',
        direction: 'out',
        counterparty: partyCounterparty(party),
        party_id: party.id,
      };
    }
    case 'receive':
      return {
        ...base,
        note: null,
        type: 'send',
        channel: 'user',
        direction: 'out',
        counterparty: partyCounterparty(userParty(user)),
        party_id: user.customer_id,
      };
    case 'withdraw':
      return {
        ...base,
        type: 'send',
        channel: 'chain',
        direction: 'out',
        network,
        counterparty: addressCounterparty(state, network, `${key}:${activity.label ?? ''}`, activity.label),
        network_cost: networkFees(asset, network)?.cost ?? '0',
      };
    case 'payout':
      return {
        ...base,
        type: 'payout',
        channel: 'bank',
        direction: 'out',
        network,
        counterparty: bankCounterparty(user, activity.bank),
      };
    case 'deposit':
      return {
        ...base,
        type: 'deposit',
        channel: chain ? 'chain' : 'bank',
        direction: 'in',
        network,
        counterparty: chain ? addressCounterparty(state, network, key) : bankCounterparty(user),
      };
    case 'reward':
      return {
        ...base,
        type: 'reward',
        channel: 'platform',
        direction: 'in',
        counterparty: { kind: 'platform', name: 'Cowrie' },
      };
    case 'convert': {
      const [receivedAsset, receivedAmount] = activity.received;
      return {
        ...base,
        type: 'convert',
        channel: 'platform',
        direction: 'convert',
        received: { asset: receivedAsset, amount: receivedAmount },
      };
    }
  }
}

/** An address on a network, the same for the same seed and key. */
function addressCounterparty(
  { seed }: SandboxState,
  network: string,
  key: string,
  label: string | null = null,
): Counterparty {
  const address = sampleAddress(seed, network, key);
  return { kind: 'address', name: label ?? shortened(address), address, label, memo: null };
}

function bankCounterparty(user: User, bank_name = 'Harbour Bank'): Counterparty {
  return { kind: 'bank', name: userParty(user).name, bank_name, last4: '4821' };
}
