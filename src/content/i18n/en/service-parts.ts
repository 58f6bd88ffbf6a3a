/** The names of the parts of the service, on the status page and in the wallet's help. */
export const serviceParts = {
  'sign-in': 'Sign-up and login',
  transfers: 'Transfers',
  market: 'Market prices',
  deposits: 'Deposits',
  notifications: 'Notifications',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly serviceParts: typeof serviceParts;
  }
}
