import { restrictionTextsEn } from '#contract/restriction-texts.ts';

/** /w/security/password. */
export const changePassword = {
  region: 'Change your password',
  loading: 'Loading your security settings',
  failed: 'We couldn’t load your security settings. Your password still works.',
  notRefreshed: 'We couldn’t refresh this. It may be out of date.',
  heading: 'Change your password',
  text: 'Use one that you don’t use anywhere else.',
  current: 'Current password',
  forgot: 'Forgot password? Log out and reset it',
  password: 'New password',
  confirm: 'Confirm password',
  then: {
    heading: 'When your password changes',
    others: 'Log out other devices',
    more: { one: '{count} more', other: '{count} more' },
    none: 'You’re not logged in anywhere else.',
    unknown: 'All devices but this one.',
    restriction: '24-hour restriction',
    restrictionText:
      'For 24 hours after the change, you can’t send to people, addresses or bank accounts you haven’t paid before.',
    stillWorks: restrictionTextsEn.stillWorks,
    email: 'We’ll email {email} about the change.',
    emailUnknown: 'We’ll email you about the change.',
  },
  save: 'Change password',
  saving: 'Saving…',
  notSaved: 'Your password wasn’t changed. What you typed is still here.',
  unsure: {
    title: 'We couldn’t confirm that your change was saved.',
    text: 'Check again in a moment before you try the old password.',
    check: 'Check',
    checking: 'Checking…',
    failed: 'We still can’t reach your account. Check your connection and try again.',
    unchanged: 'Your password wasn’t changed. You can try again: what you typed is still here.',
  },
  done: {
    heading: 'Password changed',
    loggedOut: { one: '{count} device was logged out.', other: '{count} devices were logged out.' },
    nobody: 'No other device was logged in.',
    others: 'Other devices were logged out.',
    kept: 'Your other devices stay logged in.',
    back: 'Done',
    return: 'Continue',
  },
  google: {
    heading: 'Your account has no password',
    text: 'You log in with Google. To set a password, log out and choose “Forgot password?” on the login page: we’ll email you a code.',
    action: 'Log out and set a password',
    note: 'For 24 hours after that, you can’t send to people, addresses or bank accounts you haven’t paid before.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly changePassword: typeof changePassword;
  }
}
