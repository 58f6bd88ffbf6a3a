import { decodeBase58Check } from './base58.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

/** The first byte of an account, which makes all addresses begin with a T; test networks have the same. */
const VERSION = 0x41;
const BYTES = 21;

/** An address of Tron in Base58Check (developers.tron.network, "Account address format"). Its hexadecimal form is for programs. */
export function parseTronAddress(text: string): ParsedAddress {
  const payload = decodeBase58Check(text, [BYTES]);
  if ('ok' in payload) return payload;
  return payload[0] === VERSION ? valid(text, 'full') : invalid('prefix');
}
