/** What stands over and beside a signed-in screen. */
export const walletPanels = {
  close: 'Close',
  titles: {
    notifications: 'Notifications',
    scan: 'Scan a code',
    'upload-scan': 'Read a code from a picture',
    history: 'Recent transactions',
    send: 'Send',
    receive: 'Receive',
    users: 'People',
    coins: 'Choose a coin',
    token: 'About this coin',
    qr: 'Your code',
    networks: 'Choose a network',
    blockchains: 'Choose a blockchain',
    search: 'Search',
    profile: 'Profile',
    support: 'Help',
    chat: 'Messages',
    secondary: 'Please confirm',
  },
} as const;
