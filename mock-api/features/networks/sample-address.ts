import { base58, base58xrp, bech32 } from '@scure/base';
import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { crc32 } from '#contract/addresses/crc32.ts';
import { formatsOf, type AddressFormat } from '#contract/addresses/formats.ts';
import { isNetworkId } from '#contract/networks.ts';
import { keyed } from '../../core/random.ts';

const base58Check = (payload: Uint8Array, coder = base58) =>
  coder.encode(concatBytes(payload, sha256(sha256(payload)).subarray(0, 4)));
const versioned = (version: number, bytes: Uint8Array) => concatBytes(Uint8Array.of(version), bytes);
const segwit = (prefix: string, hash: Uint8Array) => bech32.encode(prefix, [0, ...bech32.toWords(hash)]);

/** An address of each format from 64 bytes, with the checksum that the format has (contract/addresses names the documents). */
const encoders: Readonly<Record<AddressFormat, (bytes: Uint8Array) => string>> = {
  bitcoin_base58: (bytes) => base58Check(versioned(0x00, bytes.subarray(0, 20))),
  bitcoin_bech32: (bytes) => segwit('bc', bytes.subarray(0, 20)),
  litecoin_base58: (bytes) => base58Check(versioned(0x30, bytes.subarray(0, 20))),
  litecoin_bech32: (bytes) => segwit('ltc', bytes.subarray(0, 20)),
  dogecoin: (bytes) => base58Check(versioned(0x1e, bytes.subarray(0, 20))),
  evm: (bytes) => {
    const hex = bytesToHex(bytes.subarray(0, 20));
    const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
    return `0x${Array.from(hex, (digit, index) => (hash.charAt(index) >= '8' ? digit.toUpperCase() : digit)).join('')}`;
  },
  solana: (bytes) => base58.encode(bytes.subarray(0, 32)),
  tron: (bytes) => base58Check(versioned(0x41, bytes.subarray(0, 20))),
  xrp: (bytes) => base58Check(versioned(0x00, bytes.subarray(0, 20)), base58xrp),
  // A payment key and a stake key on the main network.
  cardano: (bytes) => bech32.encode('addr', bech32.toWords(versioned(0x01, bytes.subarray(0, 56))), 1023),
  polkadot: (bytes) => {
    const payload = versioned(0, bytes.subarray(0, 32));
    const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).subarray(0, 2);
    return base58.encode(concatBytes(payload, checksum));
  },
  cosmos: (bytes) => bech32.encode('cosmos', bech32.toWords(bytes.subarray(0, 20))),
  near: (bytes) => bytesToHex(bytes.subarray(0, 32)),
  icp: (bytes) => {
    const account = bytes.subarray(0, 28);
    const checksum = crc32(account).toString(16).padStart(8, '0');
    return checksum + bytesToHex(account);
  },
  hedera: (bytes) => `0.0.${1_000_000 + ((bytes[0] ?? 0) << 16) + ((bytes[1] ?? 0) << 8) + (bytes[2] ?? 0)}`,
};

/** An address of a network that nobody owns, with a right checksum; the same for the same seed and key. */
export function sampleAddress(seed: number, network: string, key: string): string {
  if (!isNetworkId(network)) throw new Error(`${network} has no addresses.`);
  const part = (index: number) => hexToBytes(keyed(seed, 'address', `${network}:${key}`, index));
  const format = formatsOf(network).at(-1) ?? 'evm';
  return encoders[format](concatBytes(part(0), part(1)));
}

/** The first and the last six characters. */
export const shortened = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`;
