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
    secondary: 'Details',
  },
  /** What the panel `secondary` shows. */
  sheets: { payee: 'Add a payee', alert: 'Price alerts', convert: 'Convert' },
  sheetMissing: {
    heading: 'We couldn’t open this',
    text: 'The link may be incomplete. Close it and choose again.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly walletPanels: typeof walletPanels;
  }
}
