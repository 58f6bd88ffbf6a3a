/** /w/trade-settings. */
export const tradeSettings = {
  loading: 'Loading your trade settings',
  failed: 'We couldn’t load your trade settings.',
  saved: 'Saved.',
  undo: 'Undo',
  notSaved: 'We couldn’t save your change. Your previous setting still applies.',
  mayBeSaved: 'We couldn’t confirm that your change was saved. Check again in a moment.',
  approve: 'Save change',
  approvedChange: '{setting}: {to} instead of {from}',
  approveText: 'We’ll ask you less often after this change, so enter your PIN to save it.',
  conversions: {
    heading: 'Conversions',
    tolerance: 'Price tolerance',
    toleranceText:
      'If the rate gets worse by more than this, we ask you first. Smaller changes are shown, but not asked about. This also applies when you send.',
    pinAbove: 'Ask for PIN above',
    pinAboveText: 'Smaller conversions don’t need your PIN. Enter 0 to always ask.',
  },
  payments: {
    heading: 'Payments',
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
    text: 'This resets your conversion, payment and quick-amount settings. It keeps your price alerts.',
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
