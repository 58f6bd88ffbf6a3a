import { hexToBytes } from '@noble/hashes/utils.js';
import { crc32 } from './crc32.ts';
import { indexOutside, invalid, valid, type ParsedAddress } from './parsed-address.ts';

const CHARACTERS = 64;
const CHECKSUM_BYTES = 4;
const principal = /^(?:[a-z2-7]{5}-)+[a-z2-7]{1,5}$/;

/**
 * An account of the ICP ledger: a CRC-32 and a hash of 28 bytes in hexadecimal (internetcomputer.org, "ICP ledger", accounts).
 * A principal is refused by name: it is an identity that can have any number of accounts, exchanges credit an account and not the
 * principal, and a canister's principal may have no way to send the coins on.
 */
export function parseIcpAddress(text: string): ParsedAddress {
  const lower = text.toLowerCase();
  if (principal.test(lower)) return invalid('unsupported');
  const outside = indexOutside(lower, '0123456789abcdef');
  if (outside >= 0) return invalid('character', outside);
  if (lower.length !== CHARACTERS) return invalid('length');
  const bytes = hexToBytes(lower);
  const checksum = new DataView(bytes.buffer).getUint32(0);
  return checksum === crc32(bytes.subarray(CHECKSUM_BYTES)) ? valid(lower, 'full') : invalid('checksum');
}
