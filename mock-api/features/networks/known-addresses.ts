import type { NetworkId } from '#contract/networks.ts';
import { sampleAddress } from './sample-address.ts';

/** The seed of addresses that are the same in every sandbox. */
const EVERYWHERE = 0;

/** The address of an invented exchange on a network: its customers are told apart by a memo, where the network has one. */
export const exchangeAddress = (network: NetworkId) => sampleAddress(EVERYWHERE, network, 'exchange');
export const isExchangeAddress = (network: NetworkId, address: string) =>
  address === exchangeAddress(network);

/** Networks that run programs, whose addresses are of the same form as those of people. */
const withContracts: readonly NetworkId[] = [
  'erc20',
  'bep20',
  'polygon',
  'avalanche',
  'arbitrum',
  'base',
  'fantom',
  'vechain',
  'trc20',
  'solana',
];
export const contractAddress = (network: NetworkId): string | null =>
  withContracts.includes(network) ? sampleAddress(EVERYWHERE, network, 'contract') : null;

export const addressKind = (network: NetworkId, address: string): 'wallet' | 'contract' | 'exchange' =>
  isExchangeAddress(network, address)
    ? 'exchange'
    : address === contractAddress(network)
      ? 'contract'
      : 'wallet';

/** An invented site, so that no link leads to a real chain. */
export const explorerUrl = (network: string, hash: string) =>
  `https://explorer.example/${network}/tx/${encodeURIComponent(hash)}`;
