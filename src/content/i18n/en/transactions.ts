/** A transaction in words: what happened, with whom, how it stands. */
export const transactions = {
  /** `{name}`: a person, a bank, a network or an address. `{asset}`, `{from}`, `{to}`: tickers. */
  titles: {
    sentTo: 'Sent to {name}',
    sent: 'Sent {asset}',
    from: 'Received from {name}',
    received: 'Received {asset}',
    depositFrom: 'Deposit from {name}',
    deposit: '{asset} deposit',
    addedFrom: 'Deposit from {name}',
    cashOutTo: 'Withdrawal to {name}',
    cashOut: '{asset} withdrawal',
    converted: 'Converted {from} to {to}',
    conversion: 'Converted {from}',
    reward: 'Reward',
    adjustment: 'Correction',
  },
  /** Completed ones say nothing of it. */
  statuses: {
    pending: 'Pending',
    review: 'In review',
    processing: 'Processing',
    confirming: 'Confirming',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    returned: 'Returned',
  },
  /** What the amount was worth when it was made. */
  then: '≈ {amount}',
  /** Of what did not leave, or came back. */
  back: 'Back in your balance',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly transactions: typeof transactions;
  }
}
