/** The account's log: a row of it, and the list of all by days (/w/devices-and-activities?tab=activity). */
export const activities = {
  failedTag: 'Failed',
  newTag: 'New',
  thisDevice: 'This device',
  notMe: 'Wasn’t me',
  /** Of the link, where it is read without its row. */
  notMeLabel: 'Wasn’t me: {title}, {time}',
  /** How somebody logged in. */
  methods: {
    password: 'Password',
    signup_code: 'Sign-up code',
    google: 'Google',
    device_code: 'Password and email code',
  },
  factors: { totp: 'authenticator app', recovery_code: 'recovery code' },
  both: '{method}, {factor}',
  loading: 'Loading your activity',
  failed: 'We couldn’t load your activity.',
  notRefreshed: 'We couldn’t check for new activity.',
  show: { one: 'Show {count} new', other: 'Show {count} new' },
  showMany: 'Show {count}+ new',
  arrived: { one: '{count} new entry', other: '{count} new entries' },
  older: 'Load more',
  loadingOlder: 'Loading…',
  olderFailed: 'We couldn’t load older activity. What’s above is still here.',
  end: 'That’s all. Activity is kept for {days} days.',
  filters: {
    label: 'Which activity',
    all: 'All',
    logins: 'Logins',
    security: 'Security changes',
    devices: 'Devices',
    payees: 'Payees',
    failed: 'Failed',
  },
  /** Where a filter, or the whole log, has nothing. */
  none: {
    all: { heading: 'No activity yet', text: 'Logins and changes to your security will appear here.' },
    logins: { heading: 'No logins', text: 'Each login to your account will appear here.' },
    security: {
      heading: 'No security changes',
      text: 'Changes to your password, PIN and two-factor authentication will appear here.',
    },
    devices: {
      heading: 'No changes to devices',
      text: 'Devices that are logged out or renamed will appear here.',
    },
    payees: {
      heading: 'No changes to payees',
      text: 'Payees that are added, renamed or removed will appear here.',
    },
    failed: { heading: 'No failed attempts', text: 'Wrong passwords, PINs and codes will appear here.' },
  },
  showAll: 'Show all activity',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly activities: typeof activities;
  }
}
