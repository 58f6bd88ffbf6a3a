import { assetIds, assets, type AssetId } from '#contract/assets.ts';

/** What an asset is called; its symbol stands beside it. */
const names = Object.fromEntries(assetIds.map((id) => [id, assets[id].name])) as Record<AssetId, string>;

/** The signed-in screens: the frame, the dashboard, and what stands in for data that is not there. */
export const wallet = {
  skip: 'Skip to content',
  anonymous: 'Anonymous',
  nav: {
    label: 'Main',
    dashboard: 'Dashboard',
    assets: 'My Wallet',
    market: 'Market',
    settings: 'Settings',
    account: 'Profile Settings',
    security: 'Account Security',
    devices: 'Devices',
    linked: 'Linked Accounts',
    notifications: 'Notifications',
    referral: 'Referral',
    logout: 'Log out',
    expand: 'Expand',
    collapse: 'Collapse',
  },
  /** The bar of a phone. */
  dock: {
    label: 'Shortcuts',
    dashboard: 'Dashboard',
    assets: 'My Wallet',
    send: 'Send',
    market: 'Market',
    more: 'More',
  },
  more: { title: 'More', close: 'Close' },
  popup: {
    open: 'Profile: {name}',
    label: 'Profile',
    copy: 'Copy {username}',
    copied: 'copied',
    notCopied: 'not copied',
  },
  /** What the header opens. */
  header: {
    search: 'Search assets, people, transactions',
    help: 'Help',
    notifications: 'Notifications',
    unread: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
  },
  savedOnDevice: 'This applies on this device for now. We’ll save it to your account as soon as we can.',
  /** The answer to a change was lost, and the server can't be asked. */
  unsure: 'We couldn’t confirm that your change was saved. Check again in a moment.',
  panelMissing: 'We couldn’t load this part. Check your connection and try again.',
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    /** Before the name, which stands below it on a phone. */
    before: '{greeting},',
  },
  /** The name of each screen: heading and title of the page. */
  screens: {
    dashboard: 'Dashboard',
    send: 'Send',
    receive: 'Receive',
    marketplace: 'Market',
    marketplaceSend: 'Send from Market',
    marketplaceReceive: 'Receive from Market',
    assets: 'My Wallet',
    profile: 'Profile',
    user: 'Public Profile',
    account: 'Profile Settings',
    transactions: 'Transactions',
    notifications: 'Notifications',
    token: 'Asset Details',
    tradeSettings: 'Trade Settings',
    linkedAccounts: 'Linked Accounts',
    security: 'Account Security',
    password: 'Change Password',
    pin: 'Transaction PIN',
    emergencyContact: 'Emergency Contact',
    twoFactor: 'Two-Factor Authentication',
    devices: 'Devices',
    myDevices: 'My Devices',
    devicesLogout: 'Log Out Devices',
    setProfile: 'Finish Your Profile',
    editProfile: 'Edit Profile',
    logout: 'Log out',
    referral: 'Referral',
    financialHistory: 'Financial History',
    announcement: 'Announcement',
    announcements: 'Announcements',
    notFound: 'Page not found',
  },
  /** The link to the screen that one belongs to. */
  back: 'Back to {name}',
  /** The way back in the header of a phone, while one step follows another. */
  flow: { back: 'Back', leave: 'Close' },
  notFound: {
    heading: 'We couldn’t find that page',
    text: 'The address may be mistyped.',
    link: 'Go to the dashboard',
  },
  logout: {
    heading: 'Log out of {product}?',
    text: 'You’ll need your password to log back in. We’ll remove your account data from this browser.',
    /** While it is not known whether a payment was sent. */
    checkingHeading: 'A transfer is still being checked',
    checkingText:
      'If you log out now, this browser stops checking. Look in your transactions before you send it again.',
    checkingLink: 'See the transfer',
    confirm: 'Log out',
    busy: 'Logging out…',
    stay: 'Stay logged in',
  },
  start: {
    label: 'Opening your wallet',
    screen: 'Opening {screen}',
    slow: 'Still checking your login…',
    failed: 'We couldn’t open your wallet',
    failedText: 'We couldn’t reach our service.',
    offlineText: 'Check your connection and try again.',
    safe: 'This doesn’t affect your money.',
    retry: 'Try again',
    signedOut: 'You’re logged out',
    signedOutText: 'We couldn’t open the login page. Try again in a moment.',
    login: 'Log in',
  },
  /** Asked before a session runs out. */
  stillThere: {
    heading: 'Still there?',
    text: {
      one: 'For your security, we’ll log you out in {seconds} second. We’ll keep what you’ve typed, except your PIN.',
      other:
        'For your security, we’ll log you out in {seconds} seconds. We’ll keep what you’ve typed, except your PIN.',
    },
    stay: 'Stay logged in',
    busy: 'One moment…',
    failed: 'We couldn’t keep you logged in.',
  },
  crash: {
    heading: 'This part stopped working',
    text: 'If you were sending or converting money, check your transactions before you try again.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  offline: {
    title: 'You’re offline.',
    since: 'Balances as of {time}.',
    empty: 'Missing details will load when you’re back online.',
  },
  request: 'Error ID: {id}',
  /** What keeps a typed text (a note, a label, a name) from being sent. */
  typed: {
    long: { one: '{count} character too many', other: '{count} characters too many' },
    characters: 'Remove the characters we can’t accept and try again',
  },
  /** What every screen says of a read that failed, beside its own sentence. */
  load: {
    retry: 'Try again',
    retrying: 'Trying again…',
    asOf: 'Last updated {time}.',
    whenOnline: 'This will load when you’re back online.',
    checkConnection: 'Check your connection and try again.',
  },
  balance: {
    heading: 'Total balance',
    loading: 'Loading your balance',
    hide: 'Hide balances',
    show: 'Show balances',
    hidden: 'hidden',
    currency: 'Display currency',
    day: '24 h',
    asOf: 'as of {time}',
    unpriced: {
      one: '{count} asset without a price is not counted.',
      other: '{count} assets without a price are not counted.',
    },
    unavailable: 'Unavailable',
    safe: 'This doesn’t affect your money.',
    failed: 'We couldn’t load your balances.',
    notRefreshed: 'We couldn’t refresh your balances.',
  },
  /** What an asset is called in a list; its symbol stands beside it. */
  names,
  assets: {
    heading: 'Your assets',
    asset: 'Asset',
    price: 'Price',
    day: '24 h',
    balance: 'Balance',
    cash: 'Cash · {symbol}',
    all: 'See all {count}',
    available: '{amount} available',
    held: '{amount} on hold',
    incoming: '{amount} incoming',
    /** What is on hold and incoming, in the row of its asset; `name` is what a screen reader says of both. */
    chip: { held: 'on hold', incoming: 'incoming', name: '{name}: {parts}', between: ', ' },
    noPrice: 'No price',
    emptyHeading: 'Your balance is {zero}',
    failedText: 'Your assets will appear here when the connection is back.',
  },
  market: {
    heading: 'Market',
    coin: 'Coin',
    price: 'Price',
    day: '24 h',
    week: '7 days',
    mine: 'You have',
    all: 'See all',
    notLive: 'Not live',
    unavailable: 'Price unavailable',
    last: 'last {price}',
    stale: 'as of {time}',
    failed: 'We couldn’t load the coins.',
  },
  feed: {
    connecting: 'Connecting to live prices…',
    live: 'Prices as of {time}',
    reconnecting: 'Reconnecting ({attempt}/{limit})',
    lost: 'Prices are delayed',
    lostSince: 'Prices are delayed, as of {time}',
    offline: 'Offline, prices as of {time}',
    offlineEmpty: 'Offline, no prices yet',
    retry: 'Try again',
    /** Told to a screen reader when the connection changes. */
    announceLive: 'Prices are live.',
    announceReconnecting: 'Prices are interrupted. Reconnecting.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly wallet: typeof wallet;
  }
}
