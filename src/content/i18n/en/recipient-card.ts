/** Who is paid, as every step after the first one shows it. */
export const recipientCard = {
  label: 'Recipient',
  to: 'To',
  change: 'Change',
  changeRecipient: 'Change the recipient',
  isNew: 'New recipient',
  sent: { one: 'Sent once', other: 'Sent {count} times' },
  saved: 'Saved payee',
  address: '{network} address',
  newAddress: 'New address',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly recipientCard: typeof recipientCard;
  }
}
