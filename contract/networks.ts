import type { AssetId } from './assets.ts';

/** The networks that coins are sent and received on, in the order in which a choice shows them. */
export const networkIds = [
  'trc20',
  'erc20',
  'bep20',
  'polygon',
  'solana',
  'avalanche',
  'arbitrum',
  'base',
  'bitcoin',
  'litecoin',
  'dogecoin',
  'xrpl',
  'cardano',
  'polkadot',
  'cosmos',
  'near',
  'icp',
  'hedera',
  'fantom',
  'vechain',
] as const;
export type NetworkId = (typeof networkIds)[number];

/** The form of a network's addresses. */
export const addressFamilies = [
  'bitcoin',
  'litecoin',
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
export type AddressFamily = (typeof addressFamilies)[number];

export interface NetworkFacts {
  /** `Tron (TRC-20)`. */
  readonly name: string;
  readonly family: AddressFamily;
  /** What the network calls the text that tells apart the customers of one address; null where there is none. */
  readonly memo: 'tag' | 'memo' | null;
  /** Blocks until a deposit is credited. */
  readonly confirmations: number;
  /** Seconds until that is so, as a rule. */
  readonly etaSeconds: number;
}

const evm = (name: string, confirmations: number, etaSeconds: number): NetworkFacts => ({
  name,
  family: 'evm',
  memo: null,
  confirmations,
  etaSeconds,
});
const chain = (
  family: AddressFamily,
  name: string,
  confirmations: number,
  etaSeconds: number,
  memo: NetworkFacts['memo'] = null,
): NetworkFacts => ({ name, family, memo, confirmations, etaSeconds });

/** What does not change about a network. Fees, minima and its current status come from the API. */
export const networks: Readonly<Record<NetworkId, NetworkFacts>> = {
  trc20: chain('tron', 'Tron (TRC-20)', 20, 120),
  erc20: evm('Ethereum (ERC-20)', 12, 180),
  bep20: evm('BNB Chain (BEP-20)', 15, 60),
  polygon: evm('Polygon', 128, 300),
  solana: chain('solana', 'Solana', 32, 60),
  avalanche: evm('Avalanche C-Chain', 12, 60),
  arbitrum: evm('Arbitrum One', 20, 60),
  base: evm('Base', 20, 120),
  bitcoin: chain('bitcoin', 'Bitcoin', 2, 1800),
  litecoin: chain('litecoin', 'Litecoin', 6, 900),
  dogecoin: chain('dogecoin', 'Dogecoin', 20, 1200),
  xrpl: chain('xrp', 'XRP Ledger', 1, 30, 'tag'),
  cardano: chain('cardano', 'Cardano', 15, 300),
  polkadot: chain('polkadot', 'Polkadot', 25, 180),
  cosmos: chain('cosmos', 'Cosmos Hub', 5, 60, 'memo'),
  near: chain('near', 'NEAR', 5, 30),
  icp: chain('icp', 'Internet Computer', 1, 30),
  hedera: chain('hedera', 'Hedera', 1, 30, 'memo'),
  fantom: evm('Fantom', 20, 60),
  vechain: evm('VeChain', 12, 120),
};

/** The networks of each coin, its own chain first. Cash has none: it moves through banks. */
export const assetNetworks: Readonly<Record<AssetId, readonly NetworkId[]>> = {
  btc: ['bitcoin'],
  eth: ['erc20', 'arbitrum', 'base'],
  bnb: ['bep20'],
  sol: ['solana'],
  ada: ['cardano'],
  xrp: ['xrpl'],
  doge: ['dogecoin'],
  matic: ['polygon'],
  dot: ['polkadot'],
  ltc: ['litecoin'],
  avax: ['avalanche'],
  link: ['erc20'],
  atom: ['cosmos'],
  near: ['near'],
  uni: ['erc20'],
  ftm: ['fantom'],
  trx: ['trc20'],
  vet: ['vechain'],
  icp: ['icp'],
  hbar: ['hedera'],
  usdt: ['trc20', 'erc20', 'bep20', 'polygon', 'solana', 'avalanche'],
  ngn: [],
  usd: [],
};

export const isNetworkId = (text: string): text is NetworkId =>
  (networkIds as readonly string[]).includes(text);
