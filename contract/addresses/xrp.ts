import { base58xrp } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { decodeBase58Check } from './base58.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

/** A type byte, 0, and the account's 20 bytes. */
const CLASSIC_BYTES = 21;
/** A prefix of 2 bytes, the account's 20 bytes, a flag, and 8 bytes with the tag, the lowest first. */
const X_BYTES = 31;
const MAINNET = 0x0544;
const TESTNET = 0x0493;

function encodeClassic(account: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(0), account);
  return base58xrp.encode(concatBytes(payload, sha256(sha256(payload)).subarray(0, 4)));
}

/** XLS-5: flag 0 is no tag, flag 1 a tag of 32 bits; the others are reserved. */
function parseXAddress(payload: Uint8Array): ParsedAddress {
  const view = new DataView(payload.buffer, payload.byteOffset);
  const prefix = view.getUint16(0);
  if (prefix === TESTNET) return invalid('testnet');
  if (prefix !== MAINNET) return invalid('prefix');
  const flag = view.getUint8(22);
  const tag = view.getUint32(23, true);
  if (flag > 1 || view.getUint32(27, true) !== 0 || (flag === 0 && tag !== 0)) return invalid('malformed');
  const classic = valid(encodeClassic(payload.subarray(2, 22)), 'full');
  return flag === 1 ? { ...classic, tag: String(tag) } : classic;
}

/**
 * An address of the XRP Ledger (xrpl.org, "Base58 encodings"), or an X-address, which is an address and a destination tag in one
 * (XLS-5): what comes back is the classic address and the tag, since those are what a payment has.
 */
export function parseXrpAddress(text: string): ParsedAddress {
  const payload = decodeBase58Check(text, [CLASSIC_BYTES, X_BYTES], 'xrp');
  if ('ok' in payload) return payload;
  if (payload.length === X_BYTES) return parseXAddress(payload);
  return payload[0] === 0 ? valid(text, 'full') : invalid('prefix');
}
