/** A saved address or bank account in a list. */
export const payees = {
  lastUsed: 'Last used {date}',
  usedToday: 'Last used today',
  neverUsed: 'Not used yet',
  waiting: 'On hold for security',
  usableFrom: 'You can send here from {time}',
  left: { hours: '{hours} h {minutes} min', minutes: '{minutes} min' },
  tag: 'tag {memo}',
  memo: 'memo {memo}',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly payees: typeof payees;
  }
}
