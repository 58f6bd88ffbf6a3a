/** /w/devices-and-activities?not-me=: what to do after a login that was not them. */
export const notMe = {
  loading: 'Loading this login',
  failed: 'We couldn’t load this login.',
  notRefreshed: 'We couldn’t refresh this. It may be out of date.',
  heading: 'Secure your account in three steps',
  text: 'About two minutes. Your money stays where it is.',
  progress: '{done} of {of} steps done',
  doneAt: 'Done {time}.',
  /** Read by screen readers after a step that is done. */
  doneMark: '(done)',
  steps: {
    failed: 'We couldn’t load what is done already.',
    device: {
      heading: 'Log the device out',
      done: 'Device logged out',
      text: 'It loses access at once.',
      button: 'Log out this device',
    },
    password: {
      heading: 'Change your password',
      done: 'Password changed',
      text: 'They may know the old one. All other devices are logged out too.',
      restricts: 'After that you can’t send to new people, addresses and bank accounts for 24 hours.',
      google: 'You log in with Google alone. Change the password of your Google account.',
    },
    freeze: {
      heading: 'Freeze sending',
      done: 'Sending is frozen',
      text: 'Nothing can leave your wallet until you turn it off. You can do this first.',
      /** By what the account is asked for. */
      doneText: {
        pin: 'You need your PIN to unfreeze it.',
        totp: 'You need your PIN and a code from your authenticator app to unfreeze it.',
      },
      busy: 'Freezing…',
      failed: 'We couldn’t freeze sending. Try again.',
    },
  },
  finished: {
    heading: 'Your account is secured',
    text: 'Device logged out, password changed, sending frozen.',
    then: 'When you’re sure, unfreeze sending in {security}. Something still wrong? {support}',
    security: 'Account Security',
    support: 'Contact support',
  },
  unknown: {
    heading: 'We can’t find this login',
    text: 'It’s more than 90 days old, or the link is incomplete.',
    activity: 'See all activity',
    security: 'Open Account Security',
  },
  own: {
    heading: 'This login was on this device',
    text: 'You’re using the device that logged in. If somebody else knows your password, change it and log out the other devices.',
    others: 'Log out other devices',
    password: 'Change your password',
  },
  sent: {
    heading: 'Sent since that login',
    range: 'Since {from}',
    loading: 'Loading what was sent',
    failed: 'We couldn’t load what was sent.',
    notRefreshed: 'We couldn’t check for new transactions.',
    nothing: 'Nothing was sent since then.',
    older: 'Load more',
    loadingOlder: 'Loading…',
    olderFailed: 'We couldn’t load older transactions.',
    notYours: 'Not yours? Freeze sending, then {support}.',
    support: 'contact support',
  },
  also: {
    heading: 'Worth checking too',
    payees: 'Payees',
    noPayees: 'None added since then',
    payeesAdded: { one: '{count} added since then', other: '{count} added since then' },
    email: 'Your email',
    emailText: 'Change its password as well.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly notMe: typeof notMe;
  }
}
