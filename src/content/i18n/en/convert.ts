/** The sheet `convert`. */
export const convert = {
  from: 'From',
  to: 'To',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly convert: typeof convert;
  }
}
