/** The account's log: a row of it, and the list of all by days (/w/devices-and-activities?tab=activity). */
export const activities = {
  failedTag: 'Failed',
  thisDevice: 'This device',
  notMe: 'Wasn’t me',
  /** Of the link, where it is read without its row. */
  notMeLabel: 'Wasn’t me: {title}, {time}',
  /** How somebody logged in. */
  ways: {
    password: 'Password',
    signup_code: 'Sign-up code',
    google: 'Google',
    device_code: 'Password and email code',
  },
  factors: { totp: 'authenticator app', recovery_code: 'recovery code' },
  both: '{way}, {factor}',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly activities: typeof activities;
  }
}
