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
    /** The button that opens the two before and after it. */
    counted: 'What this counts',
    flow: 'Money you receive and send doesn’t count as a gain or loss.',
    cursor: 'Your balance over time',
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
    heading: 'Recent',
    all: 'See all',
    loading: 'Loading your transactions',
    failed: 'We couldn’t load your transactions.',
    notRefreshed: 'We couldn’t check for new transactions.',
    none: 'What you deposit, send and convert will be listed here.',
    /** All that there is is still in progress. */
    noneEnded: 'What is in progress will be listed here when it has ended.',
  },
  pending: {
    heading: 'In progress',
    count: { one: '{count} transaction in progress', other: '{count} transactions in progress' },
    held: 'On hold: see what’s missing',
    confirmations: '{have} of {need} confirmations',
    expected: '{status}, expected {time}',
    soon: '{status}, any moment now',
  },
  safety: {
    heading: 'Keep your money safe',
    done: '{have} of {of}',
    checks: {
      two_factor: {
        title: 'Turn on two-factor authentication',
        text: 'Then your password alone isn’t enough to log in.',
        action: 'Turn on',
      },
      password: {
        title: 'Set a password',
        text: 'A second way to log in, beside Google.',
        action: 'Set',
      },
      pin: { title: 'Set a transaction PIN', text: 'You need it to send money.', action: 'Set PIN' },
      devices: {
        title: 'Check a new device',
        text: 'It logged in for the first time. Make sure that it’s yours.',
        action: 'Check',
      },
      emergency_contact: {
        title: 'Add an emergency contact',
        text: 'Someone we can call. They can’t move your money.',
        action: 'Add',
      },
    },
    /** After a recovery code has stood in the place of the app; `last`: none is left to turn it off with. */
    recovery: {
      again: {
        title: 'Set up your authenticator app again',
        text: 'You used a recovery code on {date}. Codes left: {left}. Is the app gone? Turn two-factor authentication off with another code, then on again with your new phone.',
        action: 'Set up again',
      },
      last: {
        title: 'Get new recovery codes',
        text: 'You used your last one on {date}. If you still have your authenticator app, get new codes now.',
        action: 'Get new codes',
      },
    },
    later: 'Not now',
    laterFor: 'Not now: {title}',
  },
  announcement: {
    label: 'Announcement',
    /** Besides the one that is shown. */
    more: { one: '{count} more announcement', other: '{count} more announcements' },
  },
  /** Of a coin of the market, beside its star. */
  favourite: 'Favourite',
  promotion: {
    label: 'Offer',
    open: 'See offer',
    dismiss: 'Dismiss this offer',
  },
  /** In a new account, until its first transfer. */
  firstSteps: {
    heading: 'Three steps to your first transfer',
    text: 'About five minutes. You can stop after any of them.',
    /** Of the PIN, before any money has come. */
    meanwhile: 'You can do it while the money is on its way.',
    /** Once some are done. */
    left: { one: 'One step to go', two: 'Two steps to go' },
    steps: {
      money: {
        title: 'Add money',
        text: 'From your Nigerian bank account in minutes, or from another wallet.',
      },
      pin: {
        title: 'Set your PIN',
        text: 'Six digits that approve every payment.',
      },
      send: { title: 'Send ₦100 to a friend', text: 'To any @username. It is free and arrives in seconds.' },
    },
    done: {
      money: '{amount} is in your balance',
      /** The same before the balance is known. */
      deposited: 'Money added',
      pin: 'PIN set',
      send: 'First transfer sent',
    },
    deposit: 'Deposit naira',
    crypto: 'Receive crypto',
    setPin: 'Set PIN',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly dashboard: typeof dashboard;
  }
}
