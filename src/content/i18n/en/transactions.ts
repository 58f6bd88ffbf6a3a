/** A transaction in words: what happened, with whom, how it stands. */
export const transactions = {
  /** `{name}`: a person, a bank, a network or an address. `{asset}`, `{from}`, `{to}`: tickers. */
  titles: {
    sentTo: 'Sent to {name}',
    sent: 'Sent {asset}',
    from: 'From {name}',
    received: 'Received {asset}',
    depositFrom: 'Deposit from {name}',
    deposit: 'Deposit of {asset}',
    addedFrom: 'Added from {name}',
    cashOutTo: 'Cash-out to {name}',
    cashOut: 'Cash-out of {asset}',
    converted: '{from} to {to}',
    conversion: 'Conversion of {from}',
    reward: 'Reward',
    adjustment: 'Correction',
  },
  /** Completed ones say nothing of it. */
  statuses: {
    pending: 'Pending',
    review: 'In review',
    processing: 'On its way',
    confirming: 'Confirming',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    returned: 'Returned',
  },
  /** What the amount was worth when it was made. */
  then: '{amount} then',
  /** Of what did not leave, or came back. */
  back: 'in your balance',
} as const;
