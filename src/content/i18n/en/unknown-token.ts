/** /w/token/{id} of an id that the market does not list. */
export const unknownToken = {
  heading: 'We don’t list this coin',
  text: 'There is nothing called “{id}” in our market. Search for the coin that you mean.',
  search: 'Search the market',
  placeholder: 'Name or symbol',
  clear: 'Clear the search',
  submit: 'Search',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly unknownToken: typeof unknownToken;
  }
}
