import { decodeBase58Check } from './base58.ts';
import { decodeBech32, toBytes } from './bech32.ts';
import { invalid, valid, type ParsedAddress } from './parsed-address.ts';

/** A version byte and a hash of 20 bytes. */
const BASE58_BYTES = 21;

interface Base58Versions {
  /** Version bytes of the main network: of a key's hash, and of a script's. */
  readonly mainnet: readonly number[];
  readonly testnets: readonly number[];
}

/** From each chain's `chainparams.cpp`; the last of Litecoin's is its old script version, which begins with a 3 like Bitcoin's. */
export const bitcoinVersions: Base58Versions = { mainnet: [0x00, 0x05], testnets: [0x6f, 0xc4] };
export const litecoinVersions: Base58Versions = { mainnet: [0x30, 0x32, 0x05], testnets: [0x6f, 0x3a, 0xc4] };
export const dogecoinVersions: Base58Versions = { mainnet: [0x1e, 0x16], testnets: [0x71, 0xc4] };

/** An address of a key's hash or a script's hash in Base58Check (BIP 13 and Bitcoin's wiki). */
export function parseBase58Address(text: string, versions: Base58Versions): ParsedAddress {
  const payload = decodeBase58Check(text, [BASE58_BYTES]);
  if ('ok' in payload) return payload;
  const version = payload[0] ?? -1;
  if (versions.mainnet.includes(version)) return valid(text, 'full');
  return invalid(versions.testnets.includes(version) ? 'testnet' : 'prefix');
}

interface SegwitPrefixes {
  readonly mainnet: string;
  readonly testnets: readonly string[];
}
export const bitcoinSegwit: SegwitPrefixes = { mainnet: 'bc', testnets: ['tb', 'bcrt'] };
export const litecoinSegwit: SegwitPrefixes = { mainnet: 'ltc', testnets: ['tltc', 'rltc'] };

/** The lengths of a witness program: BIP 141 for version 0, BIP 341 for version 1. */
const programLengths: readonly (readonly number[])[] = [[20, 32], [32]];

/**
 * A SegWit address (BIP 173; from version 1 on BIP 350). Programs that have no meaning yet (version 2 and above, other lengths of
 * version 1) are valid, but anyone can spend what is sent to them: they are refused.
 */
export function parseSegwitAddress(text: string, { mainnet, testnets }: SegwitPrefixes): ParsedAddress {
  const words = decodeBech32(text, {
    prefix: mainnet,
    testnets,
    encodingOf: (version) => (version === 0 ? 'bech32' : 'bech32m'),
  });
  if ('ok' in words) return words;
  const [version = 0, ...rest] = words;
  const program = toBytes(rest);
  if (!program || version > 16 || program.length < 2 || program.length > 40) return invalid('malformed');
  if (programLengths[version]?.includes(program.length)) return valid(text.toLowerCase(), 'full');
  return invalid(version === 0 ? 'malformed' : 'unsupported');
}
