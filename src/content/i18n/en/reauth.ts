/** The question that proves who it is before a change of the account's security. */
export const reauth = {
  title: 'Confirm it’s you',
  /** What it is for, by the purpose that the API names. */
  purposes: {
    two_factor_on: 'You’re about to turn on two-factor authentication.',
    two_factor_off: 'You’re about to turn off two-factor authentication.',
    recovery_codes: 'You’re about to get new recovery codes. The old ones stop working.',
    whatsapp: 'You’re about to change the WhatsApp number that is linked to your account.',
    google: 'You’re about to unlink Google. You’ll log in with your password.',
    devices: 'You’re about to log out other devices.',
    pin: 'You’re about to set your transaction PIN.',
  },
  text: '{purpose} We’ll never ask for your password or a code by chat or phone.',
  confirm: 'Confirm',
  confirming: 'Checking…',
  cancel: 'Cancel',
  again: 'That took too long. Confirm it’s you once more.',
  forgot: 'Forgot password? Log out and reset it',
  sending: 'Emailing you a code…',
  sent: 'We’ve emailed a 6-digit code to the address of your account.',
  triesLeft: { one: '{text} {count} try left.', other: '{text} {count} tries left.' },
  useRecovery: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  recovery: {
    legend: 'Recovery code of 10 letters and numbers',
    box: 'Character {n} of {of}',
    incomplete: 'Enter all 10 characters of the recovery code.',
    badPaste: 'Paste a recovery code, with nothing else.',
    hint: 'Each recovery code works once. It can’t approve a payment.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly reauth: typeof reauth;
  }
}
