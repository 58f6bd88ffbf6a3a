import { decodeBech32Bytes } from './bech32.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

/** 20 bytes of a key's hash; 32 of a module or a group (Cosmos SDK, ADR 028). */
const LENGTHS = [20, 32];

/** An account of the Cosmos Hub: Bech32 with the prefix `cosmos` (docs.cosmos.network, "Accounts"). Validators have other prefixes. */
export function parseCosmosAddress(text: string): ParsedAddress {
  const bytes = decodeBech32Bytes(text, { prefix: 'cosmos', testnets: [] });
  if ('ok' in bytes) return bytes;
  return LENGTHS.includes(bytes.length) ? valid(text.toLowerCase(), 'full') : invalid('malformed');
}
