/** /w/send: what is sent, and how much. */
export const sendAmount = {
  heading: 'How much?',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly sendAmount: typeof sendAmount;
  }
}
