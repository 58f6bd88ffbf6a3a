import { base58, base58xrp } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { indexOutside, invalid, type InvalidAddress } from './parsed-address.ts';

/** Bitcoin's alphabet and the XRP Ledger's, which has the same characters in another order. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const coders = { bitcoin: base58, xrp: base58xrp };
const CHECKSUM_BYTES = 4;

/** The bytes of a Base58 text (draft-msporny-base58-03), or which character is not of its alphabet. */
export function decodeBase58(
  text: string,
  alphabet: keyof typeof coders = 'bitcoin',
): Uint8Array | InvalidAddress {
  const index = indexOutside(text, ALPHABET);
  return index < 0 ? coders[alphabet].decode(text) : invalid('character', index);
}

/** The bytes before a Base58Check checksum: the first 4 bytes of a double SHA-256 (Bitcoin's wiki, "Base58Check encoding"). */
export function decodeBase58Check(
  text: string,
  lengths: readonly number[],
  alphabet: keyof typeof coders = 'bitcoin',
): Uint8Array | InvalidAddress {
  const bytes = decodeBase58(text, alphabet);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!lengths.includes(payload.length)) return invalid('length');
  const hash = sha256(sha256(payload));
  const checksum = bytes.subarray(-CHECKSUM_BYTES);
  return checksum.every((byte, index) => byte === hash[index]) ? payload : invalid('checksum');
}
