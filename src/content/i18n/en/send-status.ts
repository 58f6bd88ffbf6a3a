/** /w/send: what became of the payment; and what says so elsewhere while that is not known. */
export const sendStatus = {
  checking: {
    heading: 'We’re checking whether this was sent.',
    text: 'You can leave this screen: we’ll go on checking. It can’t be sent twice.',
  },
  unknown: {
    heading: 'We don’t know yet',
    text: 'Nothing has left your balance so far. The connection broke before we got an answer, so we’re asking every 2 seconds.',
    again: 'Try the same transfer again',
    withdraw: 'Don’t send',
    withdrawing: 'Cancelling…',
    twice:
      'It can’t be sent twice: this repeats the same transfer, it doesn’t make a new one. You can leave this screen: we’ll go on checking.',
    /** Of the last attempt alone: `{reason}` is the API's sentence. */
    refused: 'That attempt was refused: {reason}',
  },
  steps: {
    label: 'Progress',
    approved: 'You approved it',
    asking: 'Checking whether it was sent',
    asked: { one: 'Asked {count} time, last at {time}', other: 'Asked {count} times, last at {time}' },
    noAnswer: 'No answer yet',
    certain: 'We’ll know by {time}',
    certainText: 'After that the rate has expired, so it can’t be sent any more.',
  },
  available: 'Available, as of {time}',
  transfer: 'This transfer',
  notSent: {
    tag: 'Not sent',
    heading: 'Not sent. Your money hasn’t moved.',
    expired: 'The rate expired before we got your approval.',
    text: 'It won’t be sent later.',
    review: 'Review it again',
    dashboard: 'Back to Dashboard',
    kept: 'We kept the recipient, the amount and your note. Rate and fee will be new: check them before you send.',
  },
  none: {
    heading: 'Nothing is being checked',
    text: 'What you’ve sent is in your transactions.',
    send: 'Send',
    transactions: 'See transactions',
  },
  /** What happened, with the amount that they receive or that came back. */
  titles: {
    leaves: 'We’ll send your {amount} at {time}',
    review: 'Your {amount} is in review',
    processing: 'Sending {amount} to {name}',
    completed: 'You sent {amount} to {name}',
    failed: 'Transfer failed. {amount} is back in your balance.',
    cancelled: 'Cancelled. {amount} is back in your balance.',
    expired: 'Expired. {amount} is back in your balance.',
    returned: 'Returned by the bank. {amount} is back in your balance.',
  },
  to: 'To {name}.',
  toOn: 'To {name} on {network}.',
  eta: 'Expected by {time}.',
  arrived: 'Arrived at {time}.',
  close: 'You can close this. We’ll notify you.',
  hold: {
    heading: 'On hold until {time}',
    soon: 'It will be sent in a moment. You can still cancel it.',
    back: 'If you cancel, {amount} goes back to your balance.',
  },
  done: 'Done',
  save: {
    address: 'Save address',
    account: 'Save account',
    heading: 'Save as payee',
    label: 'Label',
    hint: 'Your own name for it, such as “Rent”.',
    missing: 'Enter a label',
    approves: 'This saves a new payee:',
    confirm: 'Save payee',
    cancel: 'Cancel',
    saved: 'Saved as {label}',
  },
  /** On other screens. */
  notice: {
    label: 'Your transfer',
    checking: 'A transfer is being checked.',
    see: 'See its status',
    sent: 'Your transfer was sent.',
    open: 'See it',
    unapproved: 'Something about your transfer isn’t what you approved.',
    notSent: 'Your transfer was not sent. Your money hasn’t moved.',
    close: 'Close',
    convert: {
      checking: 'A conversion is being checked.',
      sent: 'Your conversion is done.',
      unapproved: 'Something about your conversion isn’t what you approved.',
      notSent: 'Nothing was converted. Your money hasn’t moved.',
    },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly sendStatus: typeof sendStatus;
  }
}
