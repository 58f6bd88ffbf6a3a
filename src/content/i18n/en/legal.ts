/** What stands round a legal text; the texts themselves are documents (src/content/legal). */
export const legal = {
  effective: 'In force since {date}',
  summary: 'In short',
  notInstead: 'This is a help for reading. What counts is the text below.',
  contents: 'On this page',
  others: 'Other legal texts',
} as const;
