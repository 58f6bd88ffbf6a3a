/** Global search, and people search. */
export const walletSearch = {
  field: 'Search your wallet',
  placeholder: 'Assets, people, transactions, settings',
  clear: 'Clear search',
  results: 'Results',
  groups: {
    recent: 'Recent',
    places: 'Go to',
    assets: 'Assets',
    people: 'People',
    transactions: 'Transactions',
    help: 'Help',
  },
  /** While the query is empty and there are no recent searches. */
  hintHeading: 'Find anything in your wallet',
  hint: 'Search assets, screens, settings, transactions, help or a @username.',
  forget: 'Remove {name} from recent searches',
  forgetAll: 'Clear all',
  forgotten: 'Removed.',
  searching: 'Searching people, transactions and help…',
  /** While a username is too short to search for. */
  moreLetters: 'Type at least 3 letters of a username.',
  none: 'Nothing found for “{typed}”',
  noneText: 'Try a name, an asset, or the reference on a receipt.',
  count: { one: '{count} result', other: '{count} results' },
  failed: 'We couldn’t search people, transactions and help.',
  offline: 'You’re offline. We’ll search people, transactions and help when you’re back online.',
  limited: 'Too many searches.',
  again: 'We’ll try again in {seconds} s.',
  retry: 'Try again',
  /** Sheets that people look for as they do for screens. */
  sheets: { convert: 'Convert' },
  /** Other words to find places by, separated by spaces. */
  also: {
    dashboard: 'home overview start balance total',
    send: 'pay transfer withdraw payment address bank cash out',
    receive: 'deposit add money address qr request invoice top up',
    marketplace: 'prices coins buy sell trade exchange rates',
    marketplaceSend: 'pay transfer',
    marketplaceReceive: 'deposit address',
    assets: 'balances portfolio coins holdings',
    profile: 'username me my page qr',
    account: 'settings preferences theme dark mode language currency numbers hide balances limits',
    transactions: 'history activity payments past',
    notifications: 'alerts messages inbox',
    tradeSettings: 'price tolerance quick amounts confirm alerts',
    linkedAccounts: 'whatsapp google bank accounts connect',
    security: 'safety protect freeze',
    password: 'change password',
    pin: 'change pin transaction password',
    emergencyContact: 'trusted person recovery',
    twoFactor: '2fa authenticator totp two-step verification codes',
    devices: 'sessions activity logins',
    myDevices: 'sessions phones browsers',
    devicesLogout: 'log out other devices sign out end sessions',
    setProfile: 'personal details name address',
    editProfile: 'name photo picture avatar address phone',
    logout: 'sign out leave',
    referral: 'invite friends code rewards',
    financialHistory: 'statements reports tax export pdf csv',
    announcements: 'news updates',
    convert: 'exchange swap trade buy sell change currency',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly walletSearch: typeof walletSearch;
  }
}
