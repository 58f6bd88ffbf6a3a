import type { AreaDocs } from './area-docs.ts';

export const marketDocs: AreaDocs<'market'> = {
  about: 'Coins and their prices.',
  calls: {
    listMarketAssets: {
      summary: 'List coins with their prices',
      description:
        'All coins of the product in a fixed order. Live prices come by the market stream; this call adds the last seven days, one price for every four hours, oldest first. A coin without a live price has null for `price` and an empty list.',
    },
    getMarketAsset: {
      summary: 'Get a coin',
      description:
        'What it is, its day, its highest price, how many there are, and the networks it moves on. Prices are null for a coin without a live price.',
      parameters: { id: 'A coin of `listMarketAssets`.' },
      errors: { asset_not_found: 'There is no such coin.' },
      example: { params: { id: 'btc' } },
    },
    listFavourites: {
      summary: 'List the starred coins',
      description: 'In the order in which they were starred.',
    },
    addFavourite: {
      summary: 'Star a coin',
      description:
        'Answers all that are starred. Succeeds where it is starred already, and moves it to the end.',
      parameters: { id: 'A coin of `listMarketAssets`.' },
      errors: { not_found: 'There is no such coin.' },
      example: { params: { id: 'btc' } },
    },
    removeFavourite: {
      summary: 'Take the star of a coin away',
      description: 'Answers all that are starred. Succeeds where it was not.',
      parameters: { id: 'A coin of `listMarketAssets`.' },
      errors: { not_found: 'There is no such coin.' },
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
