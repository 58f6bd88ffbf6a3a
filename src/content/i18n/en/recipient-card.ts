/** Who is paid, as every step after the first one shows it. */
export const recipientCard = {
  label: 'Recipient',
  change: 'Change',
  changeRecipient: 'Change the recipient',
  isNew: 'New recipient',
  sent: { one: 'sent once', other: 'sent {count} times' },
  saved: 'saved payee',
  address: '{network} address',
  newAddress: 'New address',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly recipientCard: typeof recipientCard;
  }
}
