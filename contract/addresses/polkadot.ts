import { blake2b } from '@noble/hashes/blake2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeBase58 } from './base58.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

/** A network's byte, an account's 32 bytes, and a checksum of 2. */
const BYTES = 35;
const CHECKSUM_BYTES = 2;
const POLKADOT = 0;
const LONGEST = 48;

/**
 * An address of Polkadot: SS58 with the prefix 0 (docs.substrate.io, "Address formats"). Other prefixes are other networks' addresses
 * of the same key, which a custodian there may not have on Polkadot: they are refused.
 */
export function parsePolkadotAddress(text: string): ParsedAddress {
  if (text.length > LONGEST) return invalid('length');
  const bytes = decodeBase58(text);
  if ('ok' in bytes) return bytes;
  if (bytes.length !== BYTES) return invalid('length');
  const hash = blake2b(concatBytes(utf8ToBytes('SS58PRE'), bytes.subarray(0, -CHECKSUM_BYTES)));
  const checksum = bytes.subarray(-CHECKSUM_BYTES);
  if (!checksum.every((byte, index) => byte === hash[index])) return invalid('checksum');
  return bytes[0] === POLKADOT ? valid(text, 'full') : invalid('prefix');
}
