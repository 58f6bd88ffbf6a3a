import { decodeBase58 } from './base58.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

const BYTES = 32;
const LONGEST = 44;

/**
 * An address of Solana: the 32 bytes of an account in Base58 (solana.com/docs/core/accounts), without a checksum. Bytes that are no
 * point of Ed25519 are addresses as well: those of programs.
 */
export function parseSolanaAddress(text: string): ParsedAddress {
  if (text.length > LONGEST) return invalid('length');
  const bytes = decodeBase58(text);
  if ('ok' in bytes) return bytes;
  return bytes.length === BYTES ? valid(text, 'none') : invalid('length');
}
