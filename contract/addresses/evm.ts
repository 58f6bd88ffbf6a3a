import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { indexOutside, invalid, valid, type ParsedAddress } from './parsed-address.ts';

const HEX = '0123456789abcdefABCDEF';
const CHARACTERS = 40;
const PREFIX = '0x';

/** The spelling whose upper-case letters are the checksum (EIP-55). */
function withChecksum(hex: string): string {
  const lower = hex.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower]
    .map((character, index) => (hash.charAt(index) >= '8' ? character.toUpperCase() : character))
    .join('');
}

/**
 * An address of Ethereum and the chains that work like it. Letters in both cases have to be EIP-55's checksum; in one case there is
 * none. Whether a chain is meant is nothing that an address tells (EIP-1191 is not in use on these networks).
 */
export function parseEvmAddress(text: string): ParsedAddress {
  if (text.slice(0, PREFIX.length).toLowerCase() !== PREFIX) return invalid('prefix');
  const hex = text.slice(PREFIX.length);
  const outside = indexOutside(hex, HEX);
  if (outside >= 0) return invalid('character', PREFIX.length + outside);
  if (hex.length !== CHARACTERS) return invalid('length');
  const expected = withChecksum(hex);
  const normalized = PREFIX + expected;
  if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return valid(normalized, 'none');
  if (hex === expected) return valid(normalized, 'full');
  const wrong = [...hex].flatMap((character, index) => (character === expected.charAt(index) ? [] : [index]));
  // A mistyped digit changes the case of half of the letters: one wrong letter alone is a letter in the wrong case.
  return invalid('checksum', wrong.length === 1 ? PREFIX.length + (wrong[0] ?? 0) : -1);
}
