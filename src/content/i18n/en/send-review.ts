/** /w/send: all of the payment, before it is approved. */
export const sendReview = {
  heading: 'Check it, then send',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly sendReview: typeof sendReview;
  }
}
