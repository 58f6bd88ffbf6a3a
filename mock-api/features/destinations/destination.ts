import type { AssetId } from '#contract/assets.ts';
import { checkMemo, memoRuleOf } from '#contract/addresses/memos.ts';
import { checkAddress } from '#contract/addresses/parse-address.ts';
import { assetNetworks, isNetworkId, type NetworkId } from '#contract/networks.ts';
import type { Counterparty } from '#contract/transactions.ts';
import type { SandboxState } from '../../core/state.ts';
import { bankByCode, lookUpAccount } from '../banks/banks.ts';
import { lookUpParty } from '../look-ups/look-ups.ts';
import { receiverAt, sharedAddress } from '../networks/deposit-address.ts';
import { isExchangeAddress } from '../networks/known-addresses.ts';
import { shortened } from '../networks/sample-address.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { isBlocked } from '../users/blocks.ts';
import { partyCounterparty, userParty, type Party } from '../users/parties.ts';
import type { User } from '../users/state.ts';
import type { OutsideDestination } from './outside-destination.ts';
import { refusePaused } from '../networks/refuse-paused.ts';

/** Where a payment goes: to somebody inside of Cowrie, to an address of a chain, or to an account at a bank. */
export interface Destination {
  readonly counterparty: Counterparty;
  readonly party: Party | null;
  readonly outside: OutsideDestination | null;
  /** What was told of an address before. */
  readonly beneficiary: { kind: 'self' | 'person' | 'firm'; name?: string | undefined } | null;
}

/** @throws ApiError 404 `recipient_not_found`; 422 `self_send`, `recipient_blocked`; 429 `rate_limited` */
export function userDestination(state: SandboxState, user: User, username: string): Destination {
  const party = lookUpParty(state, user, username);
  if (!party) throw paymentError('recipient_not_found');
  if (party.id === user.customer_id) throw paymentError('self_send');
  if (isBlocked(state, user.customer_id, party.id)) throw paymentError('recipient_blocked');
  return { counterparty: partyCounterparty(party), party, outside: null, beneficiary: null };
}

export interface AddressInput {
  readonly network: string;
  readonly address: string;
  readonly memo?: string | null | undefined;
  readonly label?: string | null;
}

/**
 * @throws ApiError 404 `asset_not_found` for a network that the asset is not on; 409 `network_paused`; 422 `address_invalid`,
 * `address_wrong_network`, `memo_required`, `memo_invalid`, `self_send` for one of the customer's own
 */
export function addressDestination(
  state: SandboxState,
  user: User,
  asset: AssetId,
  { network, address, memo = null, label = null }: AddressInput,
): Destination {
  if (!isNetworkId(network) || !assetNetworks[asset].includes(network)) throw paymentError('asset_not_found');
  refusePaused(state, network);
  const checked = checkAddress(network, address);
  if (!checked.ok) {
    if (checked.code === 'address_invalid') throw paymentError('address_invalid');
    throw paymentError('address_wrong_network', { networks: [...checked.networks] });
  }
  const given = readMemo(network, checked.tag, memo);
  const { normalized, checksum } = checked;
  const isShared = isExchangeAddress(network, normalized) || normalized === sharedAddress(network);
  if (given === null && memoRuleOf(network) && isShared) throw paymentError('memo_required', { network });
  if (receiverAt(state, network, { address: normalized, memo: given }) === user.customer_id)
    throw paymentError('self_send');
  return {
    counterparty: {
      kind: 'address',
      name: label ?? shortened(normalized),
      address: normalized,
      label,
      memo: given,
    },
    party: null,
    outside: { kind: 'address', asset, network, address: normalized, memo: given, checksum },
    beneficiary: null,
  };
}

/** The memo of a payment: that of the address itself, or what was typed. Both have to agree. */
function readMemo(network: NetworkId, tag: string | undefined, memo: string | null): string | null {
  const checked = checkMemo(network, memo ?? '');
  if (!checked.ok) throw paymentError('memo_invalid');
  if (tag === undefined) return checked.normalized;
  if (checked.normalized !== null && checked.normalized !== tag) throw paymentError('memo_invalid');
  return tag;
}

/** @throws ApiError 409 `network_paused`, `bank_not_answering`; 422 `account_number_invalid`, `name_mismatch` */
export function bankDestination(
  state: SandboxState,
  user: User,
  { bank_code, account_number }: { bank_code: string; account_number: string },
): Destination {
  refusePaused(state, 'bank');
  const bank = bankByCode(bank_code);
  if (!bank) throw paymentError('account_number_invalid');
  const found = lookUpAccount(bank, account_number, userParty(user).name);
  if (!found.found) throw paymentError(found.reason);
  if (found.match === 'none') throw paymentError('name_mismatch');
  return {
    counterparty: { kind: 'bank', name: found.name, bank_name: bank.name, last4: account_number.slice(-4) },
    party: null,
    outside: { kind: 'bank', bank_code, account_number, account_name: found.name, match: found.match },
    beneficiary: null,
  };
}
