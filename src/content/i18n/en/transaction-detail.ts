/** One transaction: what happened, where the money is, its receipt. */
export const transactionDetail = {
  heading: 'Transaction',
  close: 'Close',
  loading: 'Loading this transaction',
  failed: 'We couldn’t load this transaction.',
  notRefreshed: 'We couldn’t refresh this transaction.',
  gone: {
    heading: 'We couldn’t find this transaction',
    text: 'It may belong to another account, or the address is mistyped.',
    back: 'See all transactions',
  },
  timeline: 'What happened',
  steps: {
    pending: 'Waiting for your transfer',
    review: 'In review',
    processing: 'Processing',
    confirming: 'Waiting for the network',
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    returned: 'Returned',
  },
  blocks: '{have} of {need} confirmations',
  /** The step that comes next. */
  next: {
    in: 'Added to your balance',
    user: '{name} receives it',
    chain: 'Arrives at the address',
    bank: 'Arrives in the bank account',
    back: 'Sent back',
  },
  eta: 'Expected by {time}',
  /** Of money that is held, and goes back. */
  by: 'By {time}',
  soon: 'Any moment now',
  /** In place of what happened, where it is not what was approved. `{reference}` is of the transaction. */
  unapproved: {
    tag: 'Not as approved',
    transfer: 'Something about this transfer isn’t what you approved',
    conversion: 'Something about this conversion isn’t what you approved',
    text: 'Don’t make it again. Contact support, and give them the reference {reference}.',
  },
  late: 'This is taking longer than usual. If it fails, the money is returned.',
  /** Where the money is: of an outgoing one that did not go through. */
  back: '{amount} is back in your balance.',
  nothingIn: 'Nothing was added to your balance.',
  /** Of a deposit from a bank `depositOutcomes` says it. */
  reasons: {
    new_address: 'Held for a few minutes because the address is new, then sent automatically.',
    manual_review: 'We’re reviewing this. The amount is on hold.',
    owner_hold:
      'Held, because you told us that something wasn’t you. If it isn’t yours, cancel it. When you unfreeze sending, its review starts again.',
    review_refused: 'Our review stopped this payment. Questions? Contact support.',
    network_failed: 'The network rejected this transfer.',
    bank_failed: 'The bank rejected this transfer.',
    wrong_details: 'The bank returned it because of the account details. The fee isn’t returned.',
    bank_error: 'The bank returned it through an error of its own. The fee was returned too.',
    cancelled_by_customer: 'You cancelled it.',
    memo_missing:
      'It arrived without its memo. Select “Report a problem”: we’ll credit it once we’ve confirmed it’s yours.',
    memo_unknown:
      'It arrived with a memo we don’t know. Select “Report a problem”: we’ll credit it once we’ve confirmed it’s yours.',
  },
  /** Whose the other side is: `to Ada`, `from Ada`. */
  to: 'To',
  from: 'From',
  /** Under the amount. `{name}`: a person, an account, an address that has a name. */
  toWhom: 'to {name}',
  fromWhom: 'from {name}',
  unsaved: 'an address you haven’t saved',
  account: '{bank} ••{last4}',
  sums: {
    theyReceive: 'They receive',
    youGive: 'You convert',
    youGet: 'You receive',
    amount: 'Amount',
    added: 'Added to your balance',
    network: 'Network fee',
    service: 'Service fee',
    vat: 'VAT',
    noFee: 'Free',
    fee: 'Fee',
    youPay: 'You pay',
  },
  worthThen: 'Worth then',
  worthNow: 'Worth now',
  rate: 'Rate at the time',
  unavailable: 'Unavailable',
  date: 'Date',
  reference: 'Reference',
  network: 'Network',
  address: 'Address',
  memo: 'Memo',
  hash: 'Transaction hash',
  explorer: 'View on explorer',
  newTab: 'opens in a new tab',
  message: 'Message',
  /** In its place, until it is asked for: of somebody whom one has neither paid nor asked for money. */
  messageHidden: 'It’s from someone you’ve never paid or asked for money.',
  showMessage: 'Show message',
  stranger:
    'You don’t know this address. Scammers send from addresses that look like yours: don’t copy it to send money.',
  copy: 'Copy {what}',
  copied: 'Copied',
  notCopied: 'We couldn’t copy it. Select it instead.',
  transfer: {
    heading: 'Transfer exactly {amount}. Use this account number once, before {time}.',
    amount: 'Amount',
    bank: 'Bank',
    number: 'Account number',
    name: 'Account name',
  },
  note: {
    label: 'Note',
    none: 'Only you see it.',
    add: 'Add a note',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    left: { one: '{count} character left', other: '{count} characters left' },
    failed: 'We couldn’t save your note. Your previous one still applies.',
  },
  cancel: {
    transfer: {
      button: 'Cancel transfer',
      heading: 'Cancel this transfer?',
      yes: 'Cancel transfer',
      no: 'Keep transfer',
    },
    deposit: {
      button: 'Cancel deposit',
      heading: 'Cancel this deposit?',
      yes: 'Cancel deposit',
      no: 'Keep deposit',
    },
    out: '{amount} goes back to your balance.',
    in: 'Already sent the money? Don’t cancel: it won’t be added to your balance by itself.',
    busy: 'Cancelling…',
    done: 'Cancelled',
    failed: 'We couldn’t cancel it. Try again.',
  },
  /** Leads to the same transfer, with nothing but its amount left to say. */
  repeat: 'Send again',
  receipt: {
    share: 'Share receipt',
    print: 'Print',
    heading: 'Receipt',
    copied: 'Receipt copied',
    notCopied: 'We couldn’t share the receipt.',
    hidden: 'Show your balances to share or print a receipt.',
  },
  report: {
    open: 'Report a problem',
    heading: 'Report a problem',
    reason: 'What is wrong?',
    reasons: {
      not_arrived: 'It hasn’t arrived',
      not_mine: 'I didn’t make this',
      wrong_amount: 'The amount is wrong',
      wrong_recipient: 'It went to the wrong place',
      other: 'Something else',
    },
    text: 'What happened?',
    hint: 'Support sees this transaction. Never write your PIN, password or a code.',
    empty: 'Tell us what happened.',
    long: 'This is too long. Shorten it to 2,000 characters.',
    characters: 'This has characters we can’t send. Remove them.',
    send: 'Send to support',
    sending: 'Sending…',
    cancel: 'Back',
    failed: 'We couldn’t send your report. Try again.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly transactionDetail: typeof transactionDetail;
  }
}
