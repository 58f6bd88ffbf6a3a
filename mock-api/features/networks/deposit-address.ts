import { memoRuleOf } from '#contract/addresses/memos.ts';
import { networks, type NetworkId } from '#contract/networks.ts';
import { keyed } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { sampleAddress } from './sample-address.ts';

/** The seed of addresses that are the same in every sandbox. */
const EVERYWHERE = 0;
/** Networks that work like Ethereum share their addresses. */
const formNetwork = (network: NetworkId): NetworkId =>
  networks[network].family === 'evm' ? 'erc20' : network;

export interface DepositAddress {
  readonly address: string;
  readonly memo: string | null;
}

/** Cowrie's address on a network with memos, by which its customers are told apart. */
export const sharedAddress = (network: NetworkId): string | null =>
  memoRuleOf(network) ? sampleAddress(EVERYWHERE, network, 'cowrie') : null;

/** Where somebody receives on a network. */
export function depositAddressOf(
  state: SandboxState,
  customerId: string,
  network: NetworkId,
): DepositAddress {
  const shared = sharedAddress(network);
  if (shared === null)
    return { address: sampleAddress(state.seed, formNetwork(network), `deposit:${customerId}`), memo: null };
  const number = Number.parseInt(keyed(state.seed, 'memo', customerId, 0).slice(0, 8), 16);
  return { address: shared, memo: String(number) };
}

/** The customer id of the user of the sandbox who receives at an address; null for nobody's. */
export function receiverAt(
  state: SandboxState,
  network: NetworkId,
  { address, memo }: DepositAddress,
): string | null {
  const shared = sharedAddress(network);
  const owner = Object.keys(state.users).find((customerId) => {
    const own = depositAddressOf(state, customerId, network);
    return own.address === address && (shared === null || own.memo === memo);
  });
  return owner ?? null;
}
