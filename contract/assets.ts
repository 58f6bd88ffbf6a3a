/** What a wallet can hold: 20 coins with a live price, Tether, and two kinds of cash. */
export interface Asset {
  readonly id: AssetId;
  readonly symbol: string;
  readonly name: string;
  readonly kind: 'crypto' | 'fiat';
  /** Decimals of the smallest unit; every amount is a whole number of these. */
  readonly scale: number;
}

/** The 20 coins of the market stream, in the specification's order (section 7). */
export const coinIds = [
  'btc',
  'eth',
  'bnb',
  'sol',
  'ada',
  'xrp',
  'doge',
  'matic',
  'dot',
  'ltc',
  'avax',
  'link',
  'atom',
  'near',
  'uni',
  'ftm',
  'trx',
  'vet',
  'icp',
  'hbar',
] as const;
export type CoinId = (typeof coinIds)[number];
export const assetIds = [...coinIds, 'usdt', 'ngn', 'usd'] as const;
export type AssetId = (typeof assetIds)[number];
/** Whether an asset is a coin of the market stream. */
export const isCoin = (id: string): id is CoinId => (coinIds as readonly string[]).includes(id);
/** Whether the wallet can hold a row of the market. */
export const isAsset = (id: string): id is AssetId => (assetIds as readonly string[]).includes(id);

const coin = (id: AssetId, name: string, scale: number): Asset => ({
  id,
  symbol: id.toUpperCase(),
  name,
  kind: 'crypto',
  scale,
});
const cash = (id: AssetId, name: string): Asset => ({ ...coin(id, name, 2), kind: 'fiat' });

export const assets: Readonly<Record<AssetId, Asset>> = {
  btc: coin('btc', 'Bitcoin', 8),
  eth: coin('eth', 'Ethereum', 18),
  bnb: coin('bnb', 'BNB', 18),
  sol: coin('sol', 'Solana', 9),
  ada: coin('ada', 'Cardano', 6),
  xrp: coin('xrp', 'XRP', 6),
  doge: coin('doge', 'Dogecoin', 8),
  matic: coin('matic', 'Polygon', 18),
  dot: coin('dot', 'Polkadot', 10),
  ltc: coin('ltc', 'Litecoin', 8),
  avax: coin('avax', 'Avalanche', 18),
  link: coin('link', 'Chainlink', 18),
  atom: coin('atom', 'Cosmos', 6),
  near: coin('near', 'NEAR', 24),
  uni: coin('uni', 'Uniswap', 18),
  ftm: coin('ftm', 'Fantom', 18),
  trx: coin('trx', 'Tron', 6),
  vet: coin('vet', 'VeChain', 18),
  icp: coin('icp', 'Internet Computer', 8),
  hbar: coin('hbar', 'Hedera', 8),
  usdt: coin('usdt', 'Tether', 6),
  ngn: cash('ngn', 'Nigerian naira'),
  usd: cash('usd', 'US dollar'),
};

/** How many decimals an amount may be typed with: no more than anybody can read. */
export const inputDecimals = (asset: AssetId): number => Math.min(assets[asset].scale, 8);

export { displayCurrencies, type DisplayCurrency } from './display-currencies.ts';
