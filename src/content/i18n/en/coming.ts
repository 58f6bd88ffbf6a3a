/** Screens of the wallet that are coming soon: what they will do, and what works today instead. */
export const coming = {
  screen: 'Coming soon',
  /** Links to what works today. */
  ways: {
    dashboard: 'Go to the dashboard',
    account: 'Open profile settings',
    notifications: 'Open notifications',
    alerts: 'Notification settings',
    emergencyContact: 'Add an emergency contact',
    contact: 'Write to us',
    logout: 'Log out here',
    profile: 'Open your profile menu',
  },
  screens: {
    security: {
      will: 'See how safe your account is and what to do next, and freeze sending with one switch.',
      today: 'You can add an emergency contact and choose your security alerts.',
    },
    password: {
      will: 'Change your password and log out your other devices.',
      today: 'For now, set a new password from the login page: log out, then select “Forgot password?”.',
    },
    twoFactor: {
      will: 'Set up an authenticator app, so that your password alone isn’t enough.',
      today: 'For now, we can alert you when a new device logs in.',
    },
    devices: {
      will: 'See where you’re logged in and what happened on your account, day by day.',
      today: 'For now, we can alert you when a new device logs in.',
    },
    myDevices: {
      will: 'Name your devices, and log out those you no longer use.',
      today: 'For now, we can alert you when a new device logs in.',
    },
    devicesLogout: {
      will: 'Log out all your other devices at once.',
      today: 'This browser can be logged out already.',
    },
    referral: {
      will: 'Find your referral code, and see how far each friend has come.',
      today: 'Your referral code is ready: write to us if you need it now.',
    },
    announcement: {
      will: 'Read an announcement in full.',
      today: 'What is about you and your money comes as a notification.',
    },
    announcements: {
      will: 'Read what’s new and what we’re fixing.',
      today: 'What is about you and your money comes as a notification.',
    },
  },
  announcement: 'Announcement {id}',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly coming: typeof coming;
  }
}
