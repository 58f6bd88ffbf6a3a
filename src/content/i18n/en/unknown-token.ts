/** /w/token/{id} of an id that the market does not list. */
export const unknownToken = {
  heading: 'We don’t list “{id}”',
  text: 'Search the market for another asset.',
  search: 'Search the market',
  placeholder: 'Name or symbol',
  clear: 'Clear search',
  submit: 'Search',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly unknownToken: typeof unknownToken;
  }
}
