/** Screens of the wallet that are coming soon: what they will do, and what works today instead. */
export const coming = {
  screen: 'Coming soon',
  /** Links to what works today. */
  ways: {
    dashboard: 'Go to the dashboard',
    account: 'Open profile settings',
    notifications: 'Open notifications',
    alerts: 'Notification settings',
    contact: 'Write to us',
    logout: 'Log out here',
    profile: 'Open your profile menu',
  },
  screens: {
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly coming: typeof coming;
  }
}
