/** /w/linked-accounts: the payees of the person, and what else can be linked. */
export const linkedAccounts = {
  payees: {
    loading: 'Loading your payees',
    failed: 'We couldn’t load your payees.',
    notRefreshed: 'We couldn’t refresh your payees.',
  },
  bank: {
    heading: 'Bank accounts',
    add: 'Add a bank account',
    empty: 'Bank accounts you add will appear here.',
  },
  address: {
    heading: 'Addresses',
    add: 'Add an address',
    empty: 'Addresses you save will appear here.',
  },
  waits:
    'After a change of your password, PIN or devices new payees wait up to 24 hours, so that someone who gets into your account can’t empty it at once.',
  more: 'Actions for {label}',
  send: 'Send',
  rename: 'Rename',
  remove: 'Remove',
  renameHeading: 'Rename {label}',
  label: 'Label',
  labelMissing: 'Enter a label',
  save: 'Save label',
  cancel: 'Cancel',
  renamed: 'Label saved.',
  removeAction: 'Remove {label}',
  removes: 'This removes a payee:',
  removeText: 'Payments that are processing go on. You can add it again at any time.',
  removed: '{label} is removed.',
  others: {
    heading: 'WhatsApp and Google',
    text: 'You’ll be able to link WhatsApp and Google on this screen, see what each may do, and unlink them. If something is linked that shouldn’t be, {contact}.',
    contact: 'write to us',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly linkedAccounts: typeof linkedAccounts;
  }
}
