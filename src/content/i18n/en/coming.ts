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
    profile: {
      will: 'Get a page of your own: your name, your username and a QR code to receive money.',
      today: 'Your username can be copied from your profile menu.',
    },
    setProfile: {
      will: 'Fill in what you skipped when you signed up.',
      today: 'Nothing waits for it today: your wallet works without.',
    },
    editProfile: {
      will: 'Change your picture, your address and your phone number.',
      today: 'If your name or address is wrong, write to us.',
    },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly coming: typeof coming;
  }
}
