import { memoRuleOf } from '#contract/addresses/memos.ts';
import { checkAddress, networksOf, parseNetworkAddress } from '#contract/addresses/parse-address.ts';
import { formatPaymentUri } from '#contract/addresses/payment-uri.ts';
import type { AssetId } from '#contract/assets.ts';
import { assetNetworks, networks } from '#contract/networks.ts';
import type { AddressCheck, depositWarnings } from '#contract/deposit-addresses.ts';
import { countCall } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { arrivalSeconds } from '../networks/arrival-time.ts';
import { availabilityOf } from '../networks/availability.ts';
import { depositAddressOf, receiverAt, sharedAddress } from '../networks/deposit-address.ts';
import { addressKind } from '../networks/known-addresses.ts';
import { networkFees } from '../networks/network-fees.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { paymentsToAddress } from '../payees/known-recipients.ts';
import { similarAddress } from '../payees/similar-address.ts';
import type { User } from '../users/state.ts';

const CHECK_RATE = { limit: 60, seconds: 60 };
type Warning = (typeof depositWarnings)[number];

/** No network's own coin: a URI without their contract would ask for that coin instead. */
const tokens: ReadonlySet<AssetId> = new Set<AssetId>(['usdt', 'link', 'uni']);

const handlers: Handlers<'depositAddresses'> = {
  getDepositAddress: (_body, { query: { asset, network }, state, user }) => {
    const fees = networkFees(asset, network);
    if (!fees || !assetNetworks[asset].includes(network)) throw paymentError('asset_not_found');
    const { address, memo } = depositAddressOf(state, user.customer_id, network);
    const { confirmations } = networks[network];
    const { status } = availabilityOf(state, network);
    const warnings: Warning[] = [
      ...(memo === null ? [] : (['memo_required'] as const)),
      ...(status !== 'ok' ? ([`network_${status}`] as const) : []),
    ];
    return {
      data: {
        asset,
        network,
        address,
        memo,
        uri: tokens.has(asset)
          ? null
          : formatPaymentUri({ network, address, ...(memo === null ? {} : { memo }) }),
        min_deposit: fees.minDeposit,
        confirmations,
        eta_seconds: arrivalSeconds(state, network),
        warnings,
      },
    };
  },

  checkAddress: ({ asset, network, address }, { state, user }) => {
    countCall(state, 'addresses', user.customer_id, CHECK_RATE);
    const possible = assetNetworks[asset];
    if (network !== undefined && !possible.includes(network)) throw paymentError('asset_not_found');
    const candidates = network === undefined ? possible : [network];
    const fitting = candidates.filter((one) => parseNetworkAddress(one, address).ok);
    const [first] = fitting;
    if (first === undefined) return { data: refusal(candidates, address) };
    const parsed = parseNetworkAddress(first, address);
    if (!parsed.ok) return { data: refusal(candidates, address) };
    const { normalized, checksum } = parsed;
    return {
      data: {
        valid: true,
        normalized,
        networks: fitting,
        checksum,
        kind: kindOf(state, user, { network: first, address: normalized }),
        memo: memoRuleOf(first) ? (needsMemo(first, normalized) ? 'required' : 'optional') : 'none',
        similar_to: similarAddress(state, user.customer_id, normalized),
        sent_count: paymentsToAddress(state, user.customer_id, normalized).filter(
          ({ status, network: paidOn }) => status === 'completed' && fitting.some((one) => one === paidOn),
        ).length,
      },
    };
  },
};

type Candidates = (typeof assetNetworks)[keyof typeof assetNetworks];

/** Why a text is no address of the networks; of several, what is wrong with it on the first. */
function refusal(candidates: Candidates, text: string): AddressCheck {
  const others = [...networksOf(text)];
  if (others.length > 0) return { valid: false, reason: 'wrong_network', networks: others };
  const [first] = candidates;
  const checked = first && checkAddress(first, text);
  const reason =
    checked && !checked.ok && checked.code === 'address_invalid' ? checked.reason : 'unsupported';
  return { valid: false, reason, networks: [] };
}

interface Place {
  readonly network: Candidates[number];
  readonly address: string;
}

function kindOf(state: SandboxState, { customer_id }: User, { network, address }: Place) {
  const { memo } = depositAddressOf(state, customer_id, network);
  if (receiverAt(state, network, { address, memo }) === customer_id) return 'own';
  return addressKind(network, address);
}

const needsMemo = (network: Place['network'], address: string) =>
  addressKind(network, address) === 'exchange' || address === sharedAddress(network);

export const depositAddressesFeature: Feature<'depositAddresses'> = { handlers };
