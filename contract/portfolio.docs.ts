import type { AreaDocs } from './area-docs.ts';

export const portfolioDocs: AreaDocs<'portfolio'> = {
  about: 'What balances were worth, and what was paid for them.',
  calls: {
    getPortfolio: {
      summary: 'Get the value of all balances over time',
      description:
        'What the ledger had at each moment, at the prices of that moment: about a hundred points. `change` is what was gained or lost, without money that came or went (`net_flow`).',
      errors: { rate_limited: 'More than 300 in a minute.' },
      rateLimit: '300 a minute',
      example: { query: { range: '1W', currency: 'ngn' } },
      parameters: {
        range: 'How far back: a day, a week, 30 days, 365 days, or since the account first had something.',
        currency: 'What values are in.',
      },
    },
    getPosition: {
      summary: 'Get what was paid for an asset',
      description:
        'The average cost, weighted by amount: a deposit counts with its value on arrival, a conversion with the value of what was given, fees included. What leaves takes its share of the cost with it. Each at the rate of its own moment.',
      errors: { asset_not_found: 'There is no such asset.' },
      example: { params: { asset: 'usdt' }, query: { currency: 'ngn' } },
      parameters: { asset: 'An asset’s id.', currency: 'What values are in.' },
    },
  },
};
