/** /w/token/{id} of an id that the market does not list. */
export const unknownToken = {
  heading: 'We don’t list this asset',
  text: 'There’s no “{id}” in our market. Search for another asset.',
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
