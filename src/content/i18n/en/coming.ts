/** Places of the wallet that have a name and no content yet: what will be there, and what one can do today instead. */
export const coming = {
  screen: 'This screen is being built',
  panel: 'This panel is being built',
  /** What leads to something that works already. */
  ways: {
    dashboard: 'Go to the dashboard',
    account: 'Open profile settings',
    notifications: 'Open notifications',
    alerts: 'Choose what we tell you',
    emergencyContact: 'Name an emergency contact',
    contact: 'Write to us',
    support: 'Read our answers',
    logout: 'Log out here',
    history: 'See recent transactions',
    people: 'Find people',
    coins: 'Choose a coin',
    profile: 'Open your profile menu',
    search: 'Search your wallet',
  },
  screens: {
    send: {
      will: 'Here you will send money to a username, to an address or to a bank account, and see the whole price before you confirm.',
      today: 'Nothing can be sent yet. You can look up people by their username already.',
    },
    receive: {
      will: 'Here you will get an address or a bank account to be paid to, with a code that others can scan.',
      today: 'What comes in is in your recent transactions as soon as it is on its way.',
    },
    marketplace: {
      will: 'Here you will search and sort all coins, keep favourites, and buy and sell.',
      today: 'Live prices of all our coins are on the dashboard.',
    },
    marketplaceSend: {
      will: 'Here you will send the coin that you looked at in the market, and come back to its row.',
      today: 'Until then its price is on the dashboard.',
    },
    marketplaceReceive: {
      will: 'Here you will receive the coin that you looked at in the market, and come back to its row.',
      today: 'Until then its price is on the dashboard.',
    },
    assets: {
      will: 'Here you will find everything that you own, with what is held and what is on its way, to search and to sort.',
      today: 'The dashboard lists all your coins and cash with their value.',
    },
    profile: {
      will: 'Here you will have a page of your own: your name, your username and a code to be paid by.',
      today: 'Your username can be copied from your profile menu.',
    },
    user: {
      will: 'Here you will see somebody else: their name, what went between you, and how to send to them or ask them for money.',
      today: 'You can look up people by their username already.',
    },
    transactions: {
      will: 'Here you will search all that you have sent and received, follow each payment and save receipts.',
      today: 'Your latest transactions are in a panel.',
    },
    token: {
      will: 'Here you will see how the price went, what you own of it and what you did with it.',
      today: 'The price of the moment and the last seven days are on the dashboard.',
    },
    tradeSettings: {
      will: 'Here you will say how far a price may move while you convert, and when we ask for your PIN.',
      today: 'What your totals are shown in can be chosen in your profile settings.',
    },
    linkedAccounts: {
      will: 'Here you will link WhatsApp, Google and your bank accounts, see what each of them may do, and unlink them.',
      today: 'If something is linked that should not be, write to us.',
    },
    security: {
      will: 'Here you will see how safe your account is, what to do next, and a switch that stops all sending.',
      today: 'You can name somebody we may call, and choose what we warn you of.',
    },
    password: {
      will: 'Here you will change your password and log out your other devices with it.',
      today: 'Today a new password is set from the login page: log out, then press “Forgot password?”.',
    },
    pin: {
      will: 'Here you will set the six digits that every payment asks for, and change them.',
      today: 'Nobody needs your PIN until then, and we never ask for it in a message.',
    },
    twoFactor: {
      will: 'Here you will connect an authenticator app, so that your password alone is not enough.',
      today: 'Until then we can tell you of each new device that signs in.',
    },
    devices: {
      will: 'Here you will see where you are signed in and what happened on your account, day by day.',
      today: 'We can tell you of each new device as it signs in.',
    },
    myDevices: {
      will: 'Here you will give your devices names, and sign out those that you do not use any more.',
      today: 'We can tell you of each new device as it signs in.',
    },
    devicesLogout: {
      will: 'Here you will sign out all your other devices at once.',
      today: 'This browser can be logged out already.',
    },
    setProfile: {
      will: 'Here you will fill in what you skipped when you signed up.',
      today: 'Nothing waits for it today: your wallet works without.',
    },
    editProfile: {
      will: 'Here you will change your picture, your address and your phone number.',
      today: 'If your name or address is wrong, write to us.',
    },
    referral: {
      will: 'Here you will find your code to invite friends with, and how far each of them has come.',
      today: 'Your code is ready: write to us if you need it now.',
    },
    financialHistory: {
      will: 'Here you will get statements for each month and year, with every fee, to print or to save.',
      today: 'Your latest transactions are in a panel.',
    },
    announcement: {
      will: 'Here you will read one announcement in full.',
      today: 'What is about you and your money comes as a notification.',
    },
    announcements: {
      will: 'Here you will read what is new and what is being repaired.',
      today: 'What is about you and your money comes as a notification.',
    },
  },
  token: {
    unknown: 'We have no coin “{id}”',
    unknownText: 'Your wallet holds 20 coins, Tether, naira and dollars. Perhaps one of them is meant.',
  },
  announcement: 'Announcement {id}',
  /** In a panel that is about a coin, while none is chosen. */
  chooseFirst: 'Choose a coin first',
  panels: {
    scan: {
      will: 'Here your camera will read the code of somebody who wants to be paid. It is asked for when you press, not before.',
      today: 'You can find people by their username instead.',
    },
    'upload-scan': {
      will: 'Here a picture with a code in it will be read. It stays on your device.',
      today: 'You can find people by their username instead.',
    },
    send: {
      will: 'Here you will send money step by step, without leaving the screen you are on.',
      today: 'Nothing can be sent yet. You can look up people by their username already.',
    },
    receive: {
      will: 'Here you will get an address to be paid to, without leaving the screen you are on.',
      today: 'What comes in is in your recent transactions.',
    },
    token: {
      needs: 'Here stands what is worth knowing about the coin that you choose.',
      will: 'Here you will read what this coin is, on which networks it moves and what that costs.',
      today: 'Its price is on the dashboard.',
    },
    qr: {
      needs: 'A code to be paid by belongs to one coin.',
      will: 'Here will be the code that others scan to pay you in this coin, with its address in full.',
      today: 'There is no address yet, so nothing can be sent to it.',
    },
    networks: {
      needs: 'Each coin has networks of its own.',
      will: 'Here you will choose the network that this coin comes by, with its fee and how long it takes.',
      today: 'Nothing is chosen for you meanwhile.',
    },
    blockchains: {
      needs: 'Each coin moves over blockchains of its own.',
      will: 'Here you will choose the blockchain that this coin is sent over, of those that fit the address.',
      today: 'Nothing is chosen for you meanwhile.',
    },
    secondary: {
      will: 'Here you will be asked before something happens that cannot be undone.',
      today: 'Nothing waits for your answer.',
    },
  },
} as const;
