/** A transaction: what happened, with whom, and its status. */
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
    /** In a list, whose second line says what happened. `{name}`: an address. */
    to: 'To {name}',
    /** `{name}`: a network, in short. */
    fromNetwork: 'Deposit from {name}',
    pair: '{from} to {to}',
  },
  /** The second line of a list, where there is no note. */
  kinds: {
    send: 'Sent',
    receive: 'Received',
    deposit: 'Deposit',
    payout: 'Withdrawal',
    convert: 'Converted',
  },
  /** A withdrawal, and the account. */
  toAccount: 'Withdrawal, ••{last4}',
  /** On a chain. */
  onNetwork: '{asset} on {network}',
  /** In a list, a completed transaction shows no status. */
  statuses: {
    pending: 'Pending',
    review: 'In review',
    processing: 'Processing',
    confirming: 'Confirming',
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    returned: 'Returned',
  },
  /** Of the blocks of a chain: `14 of 20`. */
  confirmations: '{have} of {need}',
  /** The value of the amount at the time of the transaction. */
  then: '≈ {amount}',
  /** In its place, where the amount is in the same currency. */
  fee: 'fee {amount}',
  noFee: 'no fee',
  /** For money that was not sent or was returned. */
  back: 'in your balance',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly transactions: typeof transactions;
  }
}
