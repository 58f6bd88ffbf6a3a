/** /w/token/{id}: the price of an asset over time, and what the person has of it. */
export const token = {
  loading: 'Loading this asset',
  failed: 'We couldn’t load this asset.',
  notRefreshed: 'We couldn’t refresh this asset.',
  priceOf: 'Price of 1 {symbol}',
  noPrice: 'Price unavailable',
  updated: 'Updated {time}',
  favourite: 'Favourite: {name}',
  favouriteFailed: 'We couldn’t save your favourite.',
  alerts: 'Price alerts: {name}',
  chart: {
    label: 'Price chart',
    loading: 'Loading the price chart',
    failed: 'We couldn’t load the price chart.',
    notRefreshed: 'We couldn’t refresh the price chart.',
    none: 'There is no price history for this asset right now.',
    range: 'Time range',
    ranges: { '1H': '1H', '1D': '1D', '1W': '1W', '1M': '1M', '1Y': '1Y', ALL: 'ALL' },
    /** The same, read out. */
    rangeNames: {
      '1H': '1 hour',
      '1D': '1 day',
      '1W': '1 week',
      '1M': '1 month',
      '1Y': '1 year',
      ALL: 'All time',
    },
    /** After the change of the price. */
    periods: {
      '1H': 'last hour',
      '1D': 'last 24 hours',
      '1W': 'last 7 days',
      '1M': 'last 30 days',
      '1Y': 'last 365 days',
      ALL: 'all time',
    },
    candles: 'Candles',
    asTable: 'As a table',
    asChart: 'As a chart',
    cursor: 'Time',
    point: '{price}, {time}',
    candle: 'Open {open}, high {high}, low {low}, close {close}, volume {volume}, {time}',
    /** Beside the prices of a candle. */
    ofCandle: '{time} · vol. {volume}',
    summary:
      'Price of {name}, {period}: from {first} on {from} to {last} now. Highest {high} on {highAt}, lowest {low} on {lowAt}.',
    tableCaption: 'Price of {name}, {period}',
    columns: { time: 'Time', close: 'Close', open: 'Open', high: 'High', low: 'Low' },
    /** The link that the licence of the library wants. */
    attribution: 'Candles by TradingView Lightweight Charts',
    newTab: 'opens in a new tab',
  },
  stats: {
    label: 'Market data',
    high: '24 h high',
    low: '24 h low',
    volume: '24 h volume',
    cap: 'Market cap',
    allTimeHigh: 'All-time high',
    supply: 'Supply',
    max: 'of {max} at most',
  },
  position: {
    heading: 'You have',
    loading: 'Loading your balance',
    failed: 'We couldn’t load your balance.',
    notRefreshed: 'We couldn’t refresh your balance.',
    nothing: 'You don’t have any {symbol} yet.',
    noValue: 'Value unavailable',
    unavailable: 'Unavailable',
    available: 'Available',
    held: 'On hold',
    incoming: 'Incoming',
    averageCost: 'Average cost',
    gain: 'Unrealised gain or loss',
    since: 'since {date}',
    cost: {
      label: 'Cost basis',
      loading: 'Loading your average cost',
      failed: 'We couldn’t load your average cost.',
      notRefreshed: 'We couldn’t refresh your average cost.',
    },
  },
  actions: { label: 'Actions', buy: 'Buy', sell: 'Sell', convert: 'Convert' },
  /** Of what the wallet can't hold. */
  followOnly: {
    heading: 'For following only',
    text: 'You can follow the price of {symbol}, add it to your favourites and set price alerts. You can’t send, receive or convert it in Cowrie.',
  },
  about: {
    heading: 'About {name}',
    links: { website: 'Website', explorer: 'Explorer' },
    newTab: 'opens in a new tab',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly token: typeof token;
  }
}
