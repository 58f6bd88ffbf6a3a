/** The sheet `convert`: what became of a conversion whose answer was lost. Has what `sendStatus` has of the same pieces. */
export const convertStatus = {
  checking: {
    heading: 'We’re checking whether this was converted.',
    text: 'You can close this: we’ll go on checking. It can’t be converted twice.',
  },
  unknown: {
    heading: 'We don’t know yet',
    text: 'Nothing has left your balance so far. The connection broke before we got an answer, so we’re asking every 2 seconds.',
    again: 'Try the same conversion again',
    withdraw: 'Don’t convert',
    withdrawing: 'Cancelling…',
    twice:
      'It can’t be converted twice: this repeats the same conversion, it doesn’t make a new one. You can close this: we’ll go on checking.',
    /** Of the last attempt alone: `{reason}` is the API's sentence. */
    refused: 'That attempt was refused: {reason}',
  },
  steps: {
    label: 'Progress',
    approved: 'You approved it',
    asking: 'Checking whether it was converted',
    asked: { one: 'Asked {count} time, last at {time}', other: 'Asked {count} times, last at {time}' },
    noAnswer: 'No answer yet',
    certain: 'We’ll know by {time}',
    certainText: 'After that the rate has expired, so it can’t be converted any more.',
  },
  available: 'Available, as of {time}',
  transfer: 'This conversion',
  none: { transactions: 'See transactions' },
  notSent: {
    tag: 'Not converted',
    heading: 'Not converted. Your money hasn’t moved.',
    expired: 'The rate expired before we got your approval.',
    text: 'It won’t be converted later.',
    review: 'Get a new rate',
    kept: 'We kept the amount. The rate and the fee will be new.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly convertStatus: typeof convertStatus;
  }
}
