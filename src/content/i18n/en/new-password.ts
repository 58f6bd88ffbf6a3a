/** A new password: its eye, and the live checklist of what it needs. */
export const newPassword = {
  show: 'Show password',
  hide: 'Hide password',
  rules: {
    label: 'Your password needs',
    met: 'done',
    unmet: 'missing',
    'password.length': '8 characters or more',
    'password.lowercase': 'A lowercase letter',
    'password.uppercase': 'An uppercase letter',
    'password.number': 'A number',
    'password.special': 'A special character (@$!%*?&)',
    'password.common': 'Not a commonly used password',
  },
  /** Beside the confirmation, as soon as it is the same. */
  match: 'Passwords match',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly newPassword: typeof newPassword;
  }
}
