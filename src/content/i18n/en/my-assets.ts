/** /w/assets. */
export const myAssets = {
  list: 'Your assets',
  loading: 'Loading your assets',
  failed: 'We couldn’t load your assets.',
  notRefreshed: 'We couldn’t refresh your balances.',
  search: 'Search your assets',
  placeholder: 'Name or symbol',
  clear: 'Clear search',
  kind: 'Kind of asset',
  kinds: { all: 'All', cash: 'Cash', crypto: 'Crypto', favourites: 'Favourites' },
  sort: 'Order',
  sorts: { value: 'By value', name: 'By name', change: 'By 24h change' },
  hideSmall: 'Hide balances below {amount}',
  hiddenSmall: { one: '{count} small balance is hidden.', other: '{count} small balances are hidden.' },
  showSmall: 'Show',
  count: { one: '{count} asset', other: '{count} assets' },
  toggle: 'Actions for {name}',
  favourite: 'Favourite: {name}',
  favouriteFailed: 'We couldn’t save your favourite.',
  none: 'No assets match',
  noneText: 'Try another name, or clear the search.',
  noFavourites: 'No favourites yet',
  noFavouritesText: 'Select the star beside a coin to find it here.',
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
