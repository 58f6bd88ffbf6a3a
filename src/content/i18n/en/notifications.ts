/** Notifications: the panel, the screen and the settings. */
export const notifications = {
  loading: 'Loading your notifications',
  markAll: 'Mark all as read',
  marking: 'Marking…',
  settings: 'Notification settings',
  seeAll: 'See all notifications',
  /** Read by screen readers before the title. */
  unread: 'Unread:',
  filters: {
    label: 'Which notifications',
    all: 'All',
    unread: 'Unread',
    security: 'Security',
    transaction: 'Transactions',
    trade: 'Trades',
    device: 'Devices',
    product: 'News',
  },
  show: { one: 'Show {count} new', other: 'Show {count} new' },
  arrived: { one: '{count} new notification', other: '{count} new notifications' },
  older: 'Load more',
  loadingOlder: 'Loading…',
  olderFailed: 'We couldn’t load older notifications.',
  empty: {
    heading: 'You’re all caught up',
    text: 'We’ll notify you when money moves or your account changes.',
    link: 'Notification settings',
  },
  none: {
    heading: 'No notifications here',
    text: 'Try another filter.',
    link: 'Show all',
  },
  failed: 'We couldn’t load your notifications.',
  notRefreshed: 'We couldn’t check for new notifications.',
  noConnection: 'No connection. Check your network and try again.',
  readFailed: 'We couldn’t mark this as read. Try again.',
  allFailed: 'We couldn’t mark them as read. Try again.',
  flags: {
    heading: 'Notification settings',
    text: 'Every notification appears in your list. Choose which ones we also send you.',
    loading: 'Loading your settings',
    failed: 'We couldn’t load your settings.',
    notSaved: 'We couldn’t save your change. Your previous setting still applies.',
    security_alerts: {
      name: 'Security alerts',
      text: 'About payees, linked accounts, freezing and restrictions. Emails about your password, PIN and two-factor authentication are always sent.',
    },
    device_alerts: {
      name: 'Device alerts',
      text: 'When a device is logged out. Emails about new devices are always sent.',
    },
    trade_alerts: {
      name: 'Trade alerts',
      text: 'When a conversion completes or a price reaches your target.',
    },
    email_notifications: {
      name: 'Email',
      text: 'Also send account and transaction notifications by email.',
    },
    newsletter_subscription: {
      name: 'Newsletter',
      text: 'One email a month about what’s new.',
    },
  },
  /** The confirmation before security alerts are turned off. */
  ask: {
    heading: 'Turn off security alerts?',
    text: 'If someone adds a payee, links an account or unfreezes sending, we won’t email you. You’ll only see it in this list.',
    keep: 'Keep them on',
    off: 'Turn off',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly notifications: typeof notifications;
  }
}
