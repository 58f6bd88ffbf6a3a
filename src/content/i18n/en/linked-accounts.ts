/** /w/linked-accounts: WhatsApp, Google and the ways to log in, and the payees of the person. */
export const linkedAccounts = {
  payees: {
    heading: 'Payees',
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
    'After you change your password, PIN or devices, you can’t use new payees for up to 24 hours. This protects your money if someone gets into your account.',
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
  removeText: 'Payments in progress won’t be cancelled. You can add it again at any time.',
  removed: '{label} is removed.',
  apps: {
    heading: 'Linked apps',
    loading: 'Loading your linked accounts',
    failed: 'We couldn’t load your linked accounts.',
    notRefreshed: 'We couldn’t refresh your linked accounts.',
    linked: '{handle} · Linked {date}',
    unlink: 'Unlink',
    unlinkNamed: 'Unlink {name}',
    unlinking: 'Unlinking…',
    unlinked: '{name} is unlinked.',
    unknown: 'Don’t recognise something here? Unlink it and {contact}.',
    contact: 'write to us',
    /** What one may do. */
    can: {
      security_notices: 'Gets notices about your account’s security',
      sign_in: 'Can log in to your account',
    },
    restricted: {
      heading: 'You can’t link WhatsApp or Google yet',
      password_changed: 'Your password was reset. To protect your account, you can link them from {time}.',
      new_device: 'You’re on a new device. To protect your account, you can link them here from {time}.',
    },
  },
  whatsapp: {
    name: 'WhatsApp',
    text: 'Get notices about your account’s security. It can’t see your balance or move money.',
    cannot: 'Can’t see your balance, move money or change settings',
    number: 'WhatsApp number',
    code: 'Country code',
    list: {
      open: 'Show options',
      choices: 'Options',
      none: 'No matches. Try a shorter word.',
    },
    send: 'Send code',
    sending: 'Sending…',
    sent: 'We’ve sent a code to your WhatsApp.',
    enter: 'Enter the 6-digit code',
    sentTo: 'We sent a code on WhatsApp to {number}. {change}',
    change: 'Change number',
    /** Nobody is told whether a number is linked to somebody else’s account. */
    noCode: 'No code? Check the number. One that’s linked to another account gets a message instead.',
    box: 'Digit {n} of {of}',
    missing: { one: 'Enter {count} more digit', other: 'Enter {count} more digits' },
    triesLeft: { one: '{text} {count} try left.', other: '{text} {count} tries left.' },
    valid: 'Code valid for {time}',
    expired: 'This code has expired.',
    resendIn: 'You can request a new code in {time}.',
    resend: 'Resend code',
    link: 'Link WhatsApp',
    linking: 'Checking…',
    cancel: 'Cancel',
    done: 'WhatsApp is linked.',
  },
  google: {
    name: 'Google',
    text: 'Log in with your Google account.',
    how: 'To link it: log out, choose “Continue with Google” and log in once with your password.',
    only: {
      heading: 'This is your only way to log in',
      text: 'Set a password before you unlink it.',
      set: 'Set a password',
    },
  },
  methods: {
    heading: 'How you log in',
    password: 'Password',
    changed: 'Changed {date}',
    notSet: 'Not set',
    keep: 'Keep at least one. You can’t remove the last way to log in.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly linkedAccounts: typeof linkedAccounts;
  }
}
