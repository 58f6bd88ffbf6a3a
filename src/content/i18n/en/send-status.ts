/** /w/send: what became of the payment. */
export const sendStatus = {
  heading: 'Your transfer',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly sendStatus: typeof sendStatus;
  }
}
