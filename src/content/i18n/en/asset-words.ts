/** Other words to find assets by, separated by spaces: their symbols and official names are known in every language. */
export const assetWords = {
  btc: 'xbt satoshi',
  eth: 'ether',
  bnb: 'binance coin',
  sol: 'solana coin',
  ada: 'cardano',
  xrp: 'ripple',
  doge: 'dogecoin',
  matic: 'pol',
  dot: 'polkadot',
  ltc: 'litecoin',
  avax: 'avalanche',
  link: 'chainlink',
  atom: 'cosmos hub',
  near: 'near protocol',
  uni: 'uniswap token',
  ftm: 'fantom opera',
  trx: 'tron tronix',
  vet: 'vechain',
  icp: 'internet computer dfinity',
  hbar: 'hedera hashgraph',
  usdt: 'tether stablecoin',
  ngn: 'naira cash money',
  usd: 'dollars bucks cash money',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly assetWords: typeof assetWords;
  }
}
