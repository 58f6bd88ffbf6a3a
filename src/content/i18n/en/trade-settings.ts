/** /w/trade-settings. */
export const tradeSettings = {
  loading: 'Loading your trade settings',
  failed: 'We couldn’t load your trade settings.',
  saved: 'Saved.',
  undo: 'Undo',
  notSaved: 'We couldn’t save your change. Your previous setting still applies.',
  mayBeSaved: 'We don’t know whether your change was saved. Check your settings.',
  approve: 'Save change',
  approvedChange: '{setting}: {to} instead of {from}',
  approveText: 'This lets more happen without asking you, so we need your PIN.',
  conversions: {
    heading: 'Conversions',
    tolerance: 'Price tolerance',
    toleranceText: 'If a rate gets worse by more than this, we ask before converting.',
    pinAbove: 'Ask for PIN above',
    pinAboveText: 'Smaller conversions don’t need your PIN. Enter 0 to always ask.',
  },
  payments: {
    heading: 'Payments',
    currency: 'Display currency',
    payWith: 'Pay with',
    payWithText: 'The asset that a new payment starts with.',
    lastUsed: 'Last used',
    feeFrom: 'Fee',
    feePayers: { balance: 'You pay it on top', amount: 'They receive less' },
    confirmAbove: 'Confirm again above',
    confirmAboveText: 'We ask once more before a payment that takes a large share of your balance.',
    never: 'Never',
    share: '{percent}% of balance',
  },
  quick: {
    heading: 'Quick amounts',
    text: 'Amounts in naira to choose from when you send. Leave a field empty to show fewer.',
    label: 'Quick amount {number}',
  },
  alerts: {
    heading: 'Price alerts',
    list: 'Your price alerts',
    none: 'No price alerts yet. Choose an asset in the market and select its bell.',
    market: 'Open the market',
  },
  reset: {
    button: 'Reset to defaults',
    text: 'Display currency, conversions, payments and quick amounts. Your price alerts stay.',
  },
  errors: {
    number: 'Enter an amount in naira, like {example}',
    decimals: 'Use no more than 2 decimals',
    tooLarge: 'Enter {max} or less',
    zero: 'Enter more than 0',
    repeated: 'This amount is there already',
    last: 'Keep at least one amount',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly tradeSettings: typeof tradeSettings;
  }
}
