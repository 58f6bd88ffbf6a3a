/** /w/send and /w/marketplace/send: the frame of the steps, and the first one. */
export const send = {
  stepOf: 'Step {number} of {count}',
  steps: {
    to: 'To',
    asset: 'Asset',
    amount: 'Amount',
    review: 'Review',
    pin: 'PIN',
    status: 'Done',
  },
  market: {
    none: 'Choose a coin in the market first.',
    noneText: 'Then you can send it here.',
    go: 'Go to the market',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly send: typeof send;
  }
}
