/** Notifications: the panel, the screen, and what somebody wants to be written about. */
export const notifications = {
  loading: 'Loading your notifications',
  markAll: 'Mark all read',
  marking: 'Marking...',
  settings: 'Notification settings',
  seeAll: 'See all notifications',
  /** Told to a screen reader before a title. */
  unread: 'Unread:',
  filters: {
    label: 'Which notifications',
    all: 'All',
    unread: 'Unread',
    security: 'Security',
    transaction: 'Payments',
    trade: 'Trades',
    device: 'Devices',
    product: 'News',
  },
  show: { one: 'Show {count} new', other: 'Show {count} new' },
  arrived: { one: '{count} new notification', other: '{count} new notifications' },
  older: 'Show older',
  loadingOlder: 'Loading...',
  olderFailed: 'We could not load older ones.',
  empty: {
    heading: 'You’re all caught up',
    text: 'We write when money moves or your account changes.',
    link: 'Choose what we write about',
  },
  none: {
    heading: 'Nothing of this kind',
    text: 'There may be others that this filter leaves out.',
    link: 'Show all',
  },
  failed: 'We could not load your notifications',
  failedText: 'Nothing is lost: they are kept for you.',
  offlineText: 'This browser has no connection. Check your network, then try again.',
  notRefreshed: 'We could not look for new ones. These are as of {time}.',
  retry: 'Retry',
  retrying: 'Trying again…',
  noConnection: 'No connection. Check your network and try again.',
  readFailed: 'This could not be marked as read. Try again.',
  allFailed: 'They could not be marked as read. Try again.',
  flags: {
    heading: 'What we write to you about',
    text: 'This list always has everything. Here you choose what we write to you about besides.',
    loading: 'Loading your settings',
    failed: 'We could not load your settings.',
    notSaved: 'Your choice could not be saved. It is as it was.',
    security_alerts: {
      name: 'Security alerts',
      text: 'When your password, your PIN or your two-step codes change.',
    },
    device_alerts: {
      name: 'Device alerts',
      text: 'When a new device gets into your account, or one is removed.',
    },
    trade_alerts: {
      name: 'Trade alerts',
      text: 'When a trade is done, or a price passes a mark that you set.',
    },
    email_notifications: {
      name: 'Email',
      text: 'News about your money and your account by email too.',
    },
    newsletter_subscription: {
      name: 'Newsletter',
      text: 'One letter a month about what is new in the product.',
    },
  },
  /** Asked before security alerts are turned off. */
  ask: {
    heading: 'Turn off security alerts?',
    text: 'If somebody changes your password or your PIN, we will not write to you about it. You would see it in this list only.',
    keep: 'Keep them on',
    off: 'Turn off',
  },
} as const;
