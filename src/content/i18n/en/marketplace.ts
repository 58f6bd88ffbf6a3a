/** /w/marketplace. */
export const marketplace = {
  list: 'Market',
  loading: 'Loading the market',
  failed: 'We couldn’t load the market.',
  notRefreshed: 'We couldn’t refresh the market.',
  tabs: 'Assets to show',
  tab: {
    all: 'All',
    favourites: 'Favourites',
    gainers: 'Gainers',
    losers: 'Losers',
    cash: 'Cash',
  },
  search: 'Search the market',
  placeholder: 'Name or symbol',
  clear: 'Clear search',
  count: { one: '{count} asset', other: '{count} assets' },
  caption: 'Prices of coins and cash',
  columns: {
    favourite: 'Favourite',
    name: 'Asset',
    price: 'Price',
    change: '24 h',
    week: '7 days',
    cap: 'Market cap',
    balance: 'You have',
    actions: 'Actions',
  },
  /** Search, order and currency. */
  tools: 'Search and order',
  sort: 'Order',
  orders: {
    'rank asc': 'Standard order',
    'name asc': 'Name: A to Z',
    'name desc': 'Name: Z to A',
    'price desc': 'Price: high to low',
    'price asc': 'Price: low to high',
    'change desc': '24 h: top gainers',
    'change asc': '24 h: top losers',
  },
  updateOrder: 'Update order',
  updatingOrder: 'Updating order…',
  /** Of the rate of the display currency, whose code is `{currency}`. */
  rateAge: 'Not live: {currency} rate from {time}',
  reconnecting: 'Not live: prices from {time}, reconnecting ({attempt}/{limit})',
  favourite: 'Favourite: {name}',
  favouriteFailed: 'We couldn’t save your favourite.',
  menu: {
    label: 'Actions for {name}',
    buy: 'Buy {symbol}',
    sell: 'Sell {symbol}',
    convert: 'Convert to {symbol}',
    send: 'Send',
    receive: 'Receive',
    alert: 'Price alert',
    star: 'Add to favourites',
    unstar: 'Remove from favourites',
  },
  shown: '{shown} of {total}',
  older: 'Load more',
  loadingOlder: 'Loading more…',
  olderFailed: 'We couldn’t load more.',
  showAll: 'Show all assets',
  none: {
    heading: 'No assets match “{typed}”',
    text: 'Try a shorter word, or look in all assets.',
    searchAll: 'Search all assets',
  },
  empty: {
    all: { heading: 'No assets yet', text: 'Assets and their prices will appear here.' },
    favourites: {
      heading: 'No favourites yet',
      text: 'Select the star beside an asset, or on its page, to find it here.',
    },
    gainers: { heading: 'No gainers right now', text: 'Assets that rose in the last 24 hours appear here.' },
    losers: { heading: 'No losers right now', text: 'Assets that fell in the last 24 hours appear here.' },
    cash: { heading: 'No cash here', text: 'Naira and dollars appear here.' },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly marketplace: typeof marketplace;
  }
}
