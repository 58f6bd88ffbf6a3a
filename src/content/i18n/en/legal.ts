/** Labels around a legal text. The texts are in src/content/legal. */
export const legal = {
  effective: 'Effective {date}',
  summary: 'In short',
  notInstead: 'This summary is only a guide. The full text below applies.',
  contents: 'On this page',
  others: 'Other legal texts',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly legal: typeof legal;
  }
}
