import { networks, type AddressFamily, type NetworkId } from '../networks.ts';

/** The formats of addresses that the wallet sends to. */
export const addressFormats = [
  'bitcoin_base58',
  'bitcoin_bech32',
  'litecoin_base58',
  'litecoin_bech32',
  'dogecoin',
  'evm',
  'solana',
  'tron',
  'xrp',
  'cardano',
  'polkadot',
  'cosmos',
  'near',
  'icp',
  'hedera',
] as const;
export type AddressFormat = (typeof addressFormats)[number];

const familyFormats: Readonly<Record<AddressFamily, readonly AddressFormat[]>> = {
  bitcoin: ['bitcoin_base58', 'bitcoin_bech32'],
  litecoin: ['litecoin_base58', 'litecoin_bech32'],
  dogecoin: ['dogecoin'],
  evm: ['evm'],
  solana: ['solana'],
  tron: ['tron'],
  xrp: ['xrp'],
  cardano: ['cardano'],
  polkadot: ['polkadot'],
  cosmos: ['cosmos'],
  near: ['near'],
  icp: ['icp'],
  hedera: ['hedera'],
};

/** The formats that a network takes. */
export const formatsOf = (network: NetworkId): readonly AddressFormat[] =>
  familyFormats[networks[network].family];

/** What every address of a format begins with, so that it tells no two of them apart. */
export const fixedPrefixes: Readonly<Partial<Record<AddressFormat, RegExp>>> = {
  bitcoin_base58: /^[13]/,
  bitcoin_bech32: /^bc1.?/i,
  litecoin_base58: /^[3LM]/,
  litecoin_bech32: /^ltc1.?/i,
  dogecoin: /^[9AD]/,
  evm: /^0x/i,
  tron: /^T/,
  xrp: /^r/,
  // A header follows `addr1`; of the older addresses the first eight bytes are always the same.
  cardano: /^(?:addr1.{0,2}|Ae2tdPwUPE|DdzFFzCqrh)/i,
  polkadot: /^1/,
  cosmos: /^cosmos1/i,
  hedera: /^(?:0\.0\.|0x)/i,
};
