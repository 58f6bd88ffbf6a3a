import type { AreaDocs } from './area-docs.ts';

export const marketDocs: AreaDocs<'market'> = {
  about: 'Coins and cash, their prices, and what is starred.',
  calls: {
    listMarketAssets: {
      summary: 'List the market',
      description:
        'The 20 coins of the market stream, Tether, 185 coins that the wallet can’t hold, and two kinds of cash. Without parameters: the 20, in a fixed order. `spark` has a price for every seven hours of seven days, oldest first. A coin without a live price has null for `price` and an empty `spark`; in an order by price or change it stands last in both directions. Equals stand by rank. The order, and who has risen or fallen, are those of the moment of the first page, and a cursor keeps them: rows come once each, in that order, however prices have moved since. What each row shows is of now (`as_of`). Only a star, or a price that was lost or found between two pages, can move a row.',
      parameters: {
        search: 'Part of a symbol or name. Case and accents do not count.',
        tab: 'Which rows; `gainers` have risen in 24 hours, `losers` have fallen.',
        sort: 'By rank, name, price or change in 24 hours.',
        direction: 'Without it `asc` for rank and name, `desc` for price and change.',
        cursor:
          '`next_cursor` of the page before. Opaque. One of another search, tab, sort or direction is refused.',
        page_size: 'How many rows a page has.',
      },
      example: { query: { tab: 'gainers', sort: 'change' } },
    },
    getMarketAsset: {
      summary: 'Get a row of the market',
      description:
        'What it is, its day, its highest price, how many there are, and the networks it moves on. Prices are null for a coin without a live price.',
      parameters: { id: 'A row of `listMarketAssets`.' },
      errors: { asset_not_found: 'There is no such row.' },
      example: { params: { id: 'btc' } },
    },
    getCandles: {
      summary: 'Get the prices of a row over time',
      description:
        'Oldest first, without gaps. Each candle is `[begin in ms, open, high, low, close, volume]`, prices in USDT and the volume in coins. It opens at the price that the one before closed at, and the last one, which is not complete, closes at the price of now. The range decides the interval: 1m, 15m, 1h, 4h, 1d, 1w. Days begin at midnight UTC, weeks on Mondays. Empty for a coin without a live price.',
      parameters: { id: 'A row of `listMarketAssets`.', range: 'How far back it reaches.' },
      errors: { asset_not_found: 'There is no such row.' },
      example: { params: { id: 'btc' }, query: { range: '1D' } },
    },
    listFavourites: {
      summary: 'List what is starred',
      description: 'In the order in which they were starred.',
    },
    addFavourite: {
      summary: 'Star a row of the market',
      description:
        'Answers all that are starred. Succeeds where it is starred already, and moves it to the end.',
      parameters: { id: 'A row of `listMarketAssets`.' },
      errors: { not_found: 'There is no such row.' },
      example: { params: { id: 'btc' } },
    },
    removeFavourite: {
      summary: 'Take a star away',
      description: 'Answers all that are starred. Succeeds where it was not.',
      parameters: { id: 'A row of `listMarketAssets`.' },
      errors: { not_found: 'There is no such row.' },
      example: { params: { id: 'btc' } },
    },
    getRates: {
      summary: 'Get rates between assets',
      description: 'At the prices of now, without any fee. Null where an asset has no live price.',
      parameters: { base: 'What one unit is of.', quotes: 'Assets with commas between them.' },
      example: { query: { base: 'usdt', quotes: 'ngn,usd,btc' } },
    },
  },
};
