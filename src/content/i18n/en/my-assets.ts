/** /w/assets. */
export const myAssets = {
  list: 'Your assets',
  loading: 'Loading your assets',
  failed: 'We couldn’t load your assets.',
  notRefreshed: 'We couldn’t refresh your balances.',
  search: 'Search your assets',
  placeholder: 'Name or symbol',
  clear: 'Show all assets',
  kind: 'Kind of asset',
  kinds: { all: 'All', cash: 'Cash', crypto: 'Crypto', favourites: 'Favourites' },
  sort: 'Order',
  sorts: { value: 'By value', name: 'By name', change: 'By 24h change' },
  hideSmall: 'Hide below {amount}',
  hiddenSmall: { one: '{count} small balance is hidden.', other: '{count} small balances are hidden.' },
  showSmall: 'Show',
  count: { one: '{count} asset', other: '{count} assets' },
  toggle: 'Actions for {name}',
  favourite: 'Favourite: {name}',
  favouriteFailed: 'We couldn’t save your favourite.',
  none: 'No assets match',
  noneText: 'Try another name, or show all assets.',
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
    loading: 'Loading what is under way',
    failed: 'We couldn’t load what is under way.',
    notRefreshed: 'We couldn’t refresh what is under way.',
    none: 'Nothing is under way any more.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly myAssets: typeof myAssets;
  }
}
