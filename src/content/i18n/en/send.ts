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
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly send: typeof send;
  }
}
