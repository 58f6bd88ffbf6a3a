import { base58 } from '@scure/base';
import { hexToBytes } from '@noble/hashes/utils.js';
import { isNetworkId, networks, type AddressFamily } from '#contract/networks.ts';
import { keyed } from '../../core/random.ts';

/** 64 hexadecimal digits, by their number. */
type Digits = (index: number) => string;

const plain = (digits: Digits) => digits(0);
const prefixed = (digits: Digits) => `0x${digits(0)}`;
const capitals = (digits: Digits) => digits(0).toUpperCase();

/** Hedera names a transaction after the account that pays for it and the second in which it is valid first. */
function hederaId(digits: Digits): string {
  const number = (from: number, count: number) => Number.parseInt(digits(0).slice(from, from + count), 16);
  const nanoseconds = String(number(16, 7)).padStart(9, '0');
  return `0.0.${1_000_000 + number(0, 6)}@${1_600_000_000 + number(8, 6)}.${nanoseconds}`;
}

const forms: Readonly<Record<AddressFamily, (digits: Digits) => string>> = {
  bitcoin: plain,
  litecoin: plain,
  dogecoin: plain,
  evm: prefixed,
  // The first signature, of 64 bytes.
  solana: (digits) => base58.encode(hexToBytes(digits(0) + digits(1))),
  tron: plain,
  xrp: capitals,
  cardano: plain,
  polkadot: prefixed,
  cosmos: capitals,
  near: (digits) => base58.encode(hexToBytes(digits(0))),
  icp: plain,
  hedera: hederaId,
};

/** A transaction hash as an explorer of the network shows it; the same for the same seed and id. */
export function transactionHash(seed: number, network: string, id: string): string {
  const form = isNetworkId(network) ? forms[networks[network].family] : plain;
  return form((index) => keyed(seed, 'tx_hash', `${network}:${id}`, index));
}
