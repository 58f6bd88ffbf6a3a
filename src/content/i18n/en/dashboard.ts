/** The parts of the dashboard that load after the total. */
export const dashboard = {
  portfolio: {
    label: 'Portfolio',
    loading: 'Loading your portfolio',
    failed: 'We couldn’t load your portfolio.',
    notRefreshed: 'We couldn’t refresh your portfolio.',
    range: 'Time range',
    ranges: { '1D': '1D', '1W': '1W', '1M': '1M', '1Y': '1Y', ALL: 'ALL' },
    /** The same, read out. */
    rangeNames: { '1D': '1 day', '1W': '1 week', '1M': '1 month', '1Y': '1 year', ALL: 'All time' },
    /** After the change of the value. */
    periods: {
      '1D': 'last 24 hours',
      '1W': 'last 7 days',
      '1M': 'last 30 days',
      '1Y': 'last 365 days',
      ALL: 'all time',
    },
    noChange: 'No change to compare yet',
    partial: 'Starts on {date}, when you first received money.',
    flow: 'Money you receive and send doesn’t count as a gain or loss.',
    cursor: 'Time',
    /** `{value}` is an amount, or a change while amounts are hidden. */
    point: '{value}, {time}',
    summary:
      'Your balance over time, {period}: from {first} on {from} to {last} now. Highest {high} on {highAt}, lowest {low} on {lowAt}.',
    summaryHidden: 'Your balance over time, {period}. Amounts are hidden.',
    summaryHiddenChange: 'Your balance over time, {period}: {change}. Amounts are hidden.',
    table: 'Show as a table',
    tableCaption: 'Your balance over time, {period}',
    time: 'Time',
    value: 'Value',
    change: 'Change since the start',
    none: 'Your balance over time will appear here.',
  },
  /** What can be done with the money, beside sending and receiving it. */
  actions: {
    convert: 'Convert',
    deposit: 'Deposit',
    /** In the place of Send, where its owner has frozen it. */
    frozen: 'Frozen',
  },
  activity: {
    heading: 'Recent transactions',
    all: 'See all',
    list: 'Recent transactions',
    loading: 'Loading your transactions',
    failed: 'We couldn’t load your transactions.',
    notRefreshed: 'We couldn’t check for new transactions.',
    none: 'What you send and receive will appear here.',
  },
  pending: {
    heading: 'In progress',
    count: { one: '{count} transaction in progress', other: '{count} transactions in progress' },
    held: 'On hold: see what’s missing',
    confirmations: '{have} of {need} confirmations',
    expected: '{status}, expected {time}',
    soon: '{status}, any moment now',
  },
  checklist: {
    heading: 'Keep your money safe',
    pin: { title: 'Set a transaction PIN', text: 'You need it to send money.', action: 'Set PIN' },
    contact: {
      title: 'Add an emergency contact',
      text: 'Someone we can call. They can’t move your money.',
      action: 'Add',
    },
    later: 'Not now',
    laterFor: 'Not now: {title}',
  },
  announcement: {
    label: 'Announcement',
    /** Besides the one that is shown. */
    more: { one: '{count} more announcement', other: '{count} more announcements' },
  },
  promotion: {
    label: 'Offer',
    open: 'See offer',
    dismiss: 'Dismiss this offer',
  },
  firstSteps: {
    text: 'Choose how to make your first deposit.',
    deposit: 'Deposit naira',
    crypto: 'Receive crypto',
    share: 'Show my QR code',
    steps: [
      'Choose a way: a bank transfer, crypto or another user.',
      'We’ll notify you when the money arrives.',
      'Send it, convert it or keep it.',
    ],
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly dashboard: typeof dashboard;
  }
}
