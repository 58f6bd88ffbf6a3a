/** /w/assets. */
export const myAssets = {
  list: 'Your assets',
  loading: 'Loading your assets',
  search: 'Search your assets',
  placeholder: 'Name or symbol',
  clear: 'Clear search',
  showAll: 'Show all assets',
  kind: 'Kind of asset',
  kinds: { all: 'All', cash: 'Cash', crypto: 'Crypto', favourites: 'Favourites' },
  order: {
    /** The button that opens it; `{order}` is one of `by`. */
    open: 'Sort and hide: {order}',
    legend: 'Sort by',
    sorts: { value: 'Value', name: 'Name', price: 'Price', change: '24 h change' },
    by: { value: 'by value', name: 'by name', price: 'by price', change: 'by 24 h change' },
  },
  columns: {
    name: 'Asset',
    price: 'Price',
    change: '24 h',
    week: '7 days',
    /** Of the line of a week, for screen readers. */
    inDollars: 'in US dollars',
    share: 'Share',
    value: 'Balance',
    actions: 'Actions',
  },
  /** Below the assets; `{order}` is one of `order.by`. */
  footer: { one: '{count} asset, {order}', other: '{count} assets, {order}' },
  market: 'Find another in Market',
  doors: { label: 'Your records', transactions: 'Transactions', statement: 'Statement' },
  breakdown: {
    heading: 'Breakdown',
    available: 'Available',
    held: 'On hold',
    heldText: 'Back in your balance if the payment doesn’t go through',
    incoming: 'Incoming',
    incomingText: 'Not in the total yet',
    notInTotal: 'not in the total yet',
    /** Of an asset whose worth nobody knows. */
    noPrice: '{amount}, no price',
    unpriced: { one: '{count} asset, no price', other: '{count} assets, no price' },
    total: 'Total',
    several: { one: '{count} transaction', other: '{count} transactions' },
    confirmations: '{have} of {need} confirmations',
  },
  hideSmall: 'Hide below {amount}',
  hiddenSmall: { one: '{count} small balance is hidden.', other: '{count} small balances are hidden.' },
  showSmall: 'Show',
  count: { one: '{count} asset', other: '{count} assets' },
  toggle: 'Actions for {name}',
  star: 'Add to favourites',
  unstar: 'Remove from favourites',
  favouriteFailed: 'We couldn’t save your favourite.',
  none: 'No assets match',
  noneText: 'Try another name, or clear the search.',
  noFavourites: 'No favourites yet',
  noFavouritesText: 'Star a coin in Market or on its page to find it here.',
  empty: {
    heading: 'Nothing here yet',
    text: 'Deposit naira from your bank, or receive crypto. It appears here as soon as it arrives.',
    deposit: 'Deposit naira',
    receive: 'Receive crypto',
  },
  actions: { send: 'Send', receive: 'Receive', convert: 'Convert', transactions: 'Transactions' },
  underWay: {
    heading: 'On hold and incoming',
    loading: 'Loading amounts on hold and incoming',
    failed: 'We couldn’t load amounts on hold and incoming.',
    notRefreshed: 'We couldn’t refresh amounts on hold and incoming.',
    none: 'Nothing on hold or incoming',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly myAssets: typeof myAssets;
  }
}
