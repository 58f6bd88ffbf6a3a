/** The panels of the wallet. */
export const walletPanels = {
  close: 'Close',
  titles: {
    notifications: 'Notifications',
    scan: 'Scan QR code',
    'upload-scan': 'Upload QR code',
    history: 'Recent transactions',
    send: 'Send',
    receive: 'Receive',
    users: 'People',
    coins: 'Choose an asset',
    token: 'About this asset',
    qr: 'Your QR code',
    networks: 'Choose a network',
    blockchains: 'Choose a network to send on',
    search: 'Search',
    profile: 'Profile',
    support: 'Help',
    chat: 'Support chat',
    secondary: 'Please confirm',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly walletPanels: typeof walletPanels;
  }
}
