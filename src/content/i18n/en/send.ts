/** /w/send and /w/marketplace/send: the frame of the steps, and the first one. */
export const send = {
  stepOf: 'Step {number} of {count}',
  progress: 'Steps',
  startOver: 'Start over',
  startedOver: 'Cleared. Nothing was sent.',
  undo: 'Undo',
  steps: {
    to: 'To',
    asset: 'Asset',
    amount: 'Amount',
    review: 'Review',
    pin: 'PIN',
    status: 'Status',
  },
  to: {
    heading: 'Who are you sending to?',
    headingOf: 'Who are you sending {asset} to?',
    field: 'Username, name, address or account number',
    placeholder: {
      people: '@username or name',
      address: 'Address or payment link',
      bank: 'Account number or name',
    },
    scan: 'Scan QR code',
    modes: 'Send to',
    mode: { people: 'People', address: 'Address', bank: 'Bank' },
    looksLike: {
      people: 'That’s a username.',
      address: 'That looks like an address.',
      bank: 'That looks like an account number.',
    },
    recent: {
      people: 'Recent',
      withSaved: 'Recent and saved',
      address: 'Saved and recent addresses',
      bank: 'Saved bank accounts',
    },
    /** The link to the saved ones. */
    manage: 'Manage payees',
    results: 'Results',
    empty: {
      people: {
        heading: 'No one here yet',
        text: 'Type a @username. People you send to or receive from will appear here.',
      },
      address: {
        heading: 'No addresses yet',
        text: 'Paste or scan an address. Those that you save or send to will appear here.',
      },
    },
    none: 'No matches for “{typed}”',
    noneText: {
      people: 'Ask the person for their exact @username.',
      address: 'Paste or scan the whole address.',
      bank: 'Type the 10 digits of the account number.',
    },
    /** Of what was pasted, where it has links that don't lead to one payment. */
    links: {
      other: 'That link isn’t a Cowrie payment link. Ask for one, or type the person’s @username.',
      several: 'There’s more than one link in this text. Paste only the one you want to pay.',
    },
    noUser: 'No one has the username {username}. Check each letter.',
    resolving: 'Looking up {username}',
    lookUpFailed: 'We couldn’t look up {username}.',
    limited: 'Too many searches. We’ll try again in a moment.',
    self: 'That’s you. Choose someone else.',
    blockedByMe: 'You blocked {name}. Unblock them to send them money.',
    profile: 'See profile',
    blockedByThem: 'You can’t send to {name}.',
    isNew: 'New recipient',
    sent: { one: 'Sent once', other: 'Sent {count} times' },
    continueWith: 'Continue with {name}',
    continue: 'Continue',
    chosen: 'Sending to',
    change: 'Change',
    savedFailed: 'We couldn’t load your saved payees.',
    recentFailed: 'We couldn’t load your recent people.',
    partFailed: 'We couldn’t check what you typed.',
    open: {
      heading: 'A transfer is still being checked',
      text: 'Check its status before you send again.',
      see: 'See the transfer',
    },
    openPage: 'Continue',
    openPageText: {
      address: 'Check this address and send to it.',
      bank: 'Choose the bank and send to this account.',
    },
  },
  market: {
    none: 'Choose a coin in the market first.',
    noneText: 'Then you can send it here.',
    go: 'Go to the market',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly send: typeof send;
  }
}
