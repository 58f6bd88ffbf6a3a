import { decodeBase58 } from './base58.ts';
import { decodeBech32Bytes } from './bech32.ts';
import { readByronAddress } from './byron-address.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

const MAINNET = 1;
/** A header byte and one hash of 28 bytes, or two. */
const ONE_PART = 29;
const TWO_PARTS = 57;
const LONGEST_SHELLEY = 108;
const LONGEST_BYRON = 120;

/**
 * The type of a Shelley address is the upper half of its header (CIP-19): 0 to 3 have a payment part and a delegation part, 6 and 7 a
 * payment part alone. Pointer addresses (4 and 5) are refused: eleven exist (CPS-2), and since Conway the ledger ignores their pointers.
 */
function checkShelley(bytes: Uint8Array): 'malformed' | 'testnet' | 'unsupported' | null {
  const header = bytes[0] ?? 0;
  const type = header >>> 4;
  if ((header & 15) !== MAINNET) return 'testnet';
  if (type === 4 || type === 5) return 'unsupported';
  if (type > 7) return 'malformed';
  return bytes.length === (type < 4 ? TWO_PARTS : ONE_PART) ? null : 'malformed';
}

function parseShelleyAddress(text: string): ParsedAddress {
  const bytes = decodeBech32Bytes(text, {
    prefix: 'addr',
    testnets: ['addr_test'],
    longest: LONGEST_SHELLEY,
  });
  if ('ok' in bytes) return bytes;
  const fault = checkShelley(bytes);
  return fault ? invalid(fault) : valid(text.toLowerCase(), 'full');
}

function parseByronAddress(text: string): ParsedAddress {
  if (text.length > LONGEST_BYRON) return invalid('length');
  const bytes = decodeBase58(text);
  if ('ok' in bytes) return bytes;
  const fault = readByronAddress(bytes);
  return fault ? invalid(fault) : valid(text, 'full');
}

/** An address of Cardano (CIP-19): Bech32 since Shelley, Base58 of CBOR before. A stake address takes rewards, not payments. */
export function parseCardanoAddress(text: string): ParsedAddress {
  if (/^stake(?:_test)?1/i.test(text)) return invalid('unsupported');
  return /^addr(?:_test)?1/i.test(text) ? parseShelleyAddress(text) : parseByronAddress(text);
}
