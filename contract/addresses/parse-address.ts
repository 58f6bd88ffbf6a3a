import { networkIds, type NetworkId } from '../networks.ts';
import {
  bitcoinSegwit,
  bitcoinVersions,
  dogecoinVersions,
  litecoinSegwit,
  litecoinVersions,
  parseBase58Address,
  parseSegwitAddress,
} from './bitcoin.ts';
import { parseCardanoAddress } from './cardano.ts';
import { parseCosmosAddress } from './cosmos.ts';
import { parseEvmAddress } from './evm.ts';
import { addressFormats, fixedPrefixes, formatsOf, type AddressFormat } from './formats.ts';
import { parseHederaAddress } from './hedera.ts';
import { parseIcpAddress } from './icp.ts';
import { parseNearAddress } from './near.ts';
import { invalid, type InvalidAddress, type ParsedAddress, type ValidAddress } from './parsed-address.ts';
import { normalizeAscii } from '../text/ascii-field.ts';
import { parsePolkadotAddress } from './polkadot.ts';
import { parseSolanaAddress } from './solana.ts';
import { parseTronAddress } from './tron.ts';
import { parseXrpAddress } from './xrp.ts';

const parsers: Readonly<Record<AddressFormat, (text: string) => ParsedAddress>> = {
  bitcoin_base58: (text) => parseBase58Address(text, bitcoinVersions),
  bitcoin_bech32: (text) => parseSegwitAddress(text, bitcoinSegwit),
  litecoin_base58: (text) => parseBase58Address(text, litecoinVersions),
  litecoin_bech32: (text) => parseSegwitAddress(text, litecoinSegwit),
  dogecoin: (text) => parseBase58Address(text, dogecoinVersions),
  evm: parseEvmAddress,
  solana: parseSolanaAddress,
  tron: parseTronAddress,
  xrp: parseXrpAddress,
  cardano: parseCardanoAddress,
  polkadot: parsePolkadotAddress,
  cosmos: parseCosmosAddress,
  near: parseNearAddress,
  icp: parseIcpAddress,
  hedera: parseHederaAddress,
};

/** These have names and numbers of any length, in which a space may not be ignored: `0.0.12 3` is not `0.0.123`. */
const keepsSpaces: ReadonlySet<AddressFormat> = new Set<AddressFormat>(['near', 'hedera']);
/** Above the longest address, Cardano's of before Shelley, in groups of four. */
const LONGEST = 200;

/** What a pasted or typed text is in one format. Spaces are ignored, since addresses are shown in groups. */
export function parseAddress(format: AddressFormat, text: string): ParsedAddress {
  const cleaned = normalizeAscii(text);
  if (cleaned === '') return invalid('empty');
  if (cleaned.length > LONGEST) return invalid('length');
  return parsers[format](keepsSpaces.has(format) ? cleaned : cleaned.replace(/\s/g, ''));
}

/** Every format that the text is an address in: Bitcoin and Litecoin share those that begin with a 3. */
export const detectFormats = (text: string): readonly AddressFormat[] =>
  addressFormats.filter((format) => parseAddress(format, text).ok);

/** Every network that takes the text as an address. */
export function networksOf(text: string): readonly NetworkId[] {
  const formats = detectFormats(text);
  return networkIds.filter((network) => formatsOf(network).some((format) => formats.includes(format)));
}

export interface NetworkAddress extends ValidAddress {
  readonly format: AddressFormat;
}

/** What a text is on one network. Of a network with two formats, the fault is that of the one which was likely meant. */
export function parseNetworkAddress(network: NetworkId, text: string): NetworkAddress | InvalidAddress {
  const cleaned = normalizeAscii(text);
  let fault: InvalidAddress | null = null;
  for (const format of formatsOf(network)) {
    const parsed = parseAddress(format, cleaned);
    if (parsed.ok) return { ...parsed, format };
    if (!fault || fixedPrefixes[format]?.test(cleaned)) fault = parsed;
  }
  return fault ?? invalid('unsupported');
}

export interface WrongNetwork {
  readonly ok: false;
  readonly code: 'address_wrong_network';
  /** The networks that the address is of. */
  readonly networks: readonly NetworkId[];
}

/** Whether a text is an address of a network, and if not, whether it is one of others. */
export function checkAddress(
  network: NetworkId,
  text: string,
): NetworkAddress | InvalidAddress | WrongNetwork {
  const parsed = parseNetworkAddress(network, text);
  if (parsed.ok) return parsed;
  const networks = networksOf(text);
  return networks.length > 0 ? { ok: false, code: 'address_wrong_network', networks } : parsed;
}
