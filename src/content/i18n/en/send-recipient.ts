/** /w/send: what is known of an address, a bank account or a payment request before it is paid. */
export const sendRecipient = {
  address: {
    heading: 'Address',
    wrong: {
      empty: 'Enter an address.',
      character: 'This address has a character that doesn’t belong in it. Check it or copy it again.',
      length: 'This address is too short or too long. Copy it again.',
      prefix: 'This address doesn’t begin as it should. Copy it again.',
      mixed_case: 'This address mixes capital and small letters where it can’t. Copy it again.',
      checksum: 'This address has a typing mistake. Copy it again.',
      malformed: 'This isn’t a valid address. Copy it again.',
      testnet: 'This is an address of a test network. Money sent to it would be lost.',
      unsupported: 'We can’t send to this kind of address.',
      wrong_network: 'This address belongs to another network.',
    },
    wrongGroup: 'Check group {group}: {text}',
    meant: 'Looks like an address on {network}.',
    unknown: 'We don’t know what this is. Check it or copy it again.',
    uri: {
      scheme: 'We can’t use this payment link. Ask the recipient for a new one or for their address.',
      malformed: 'This payment link is incomplete. Copy it again.',
      address: 'The address in this payment link isn’t valid.',
      amount: 'The amount in this payment link isn’t valid.',
      memo: 'The memo in this payment link isn’t valid.',
      network: 'This payment link is for a network that we don’t support.',
      unsupported:
        'This payment link has a request that we don’t support. Ask the recipient for their address.',
    },
    looksLike: 'This looks like an address on {network}.',
    several: '{count} networks use this kind of address. Ask the recipient which one to use.',
    notOf: 'You can’t send {asset} to this address.',
    notOn: 'You chose {network}.',
    sendInstead: 'Send {asset} on {network}',
    otherNetworks: 'See all possible networks',
    checking: 'Checking this address…',
    failed:
      'We couldn’t check this address. Compare it with the recipient’s address. We’ll check it again before you send.',
    own: 'This is one of your own Cowrie addresses. You don’t need to send there.',
    contract: 'This is a contract, not a wallet. Coins sent to it can be lost.',
    exchange: 'This is an exchange’s address. Most need a memo: ask the recipient.',
    memoRequired: 'This address needs a memo. You’ll add it next.',
    noChecksum: 'Compare every character: this network can’t detect a typing mistake.',
    memo: 'Memo {memo}',
    asks: 'Asks for {amount}',
    continue: 'Continue',
  },
  similar: {
    heading: { warn: 'Looks like {name}', critical: 'This isn’t {name}' },
    text: {
      warn: 'It begins or ends like an address you know. Compare them in full.',
      critical:
        'It starts and ends like an address you know, but it’s a different one. Scammers create addresses like this. Compare them in full.',
    },
    typed: 'You entered',
    saved: 'The address of {name}',
    differ: { one: '{count} character differs', other: '{count} characters differ' },
    useSaved: 'Use the saved address',
    useTyped: 'I’ve checked, use this one',
  },
  bank: {
    heading: 'Your bank account',
    continue: 'Continue',
  },
  request: {
    loading: 'Loading the request',
    failed: 'We couldn’t load this request.',
    notFound: 'This payment request doesn’t exist',
    notFoundText: 'Ask for a new link, or send to a @username.',
    asks: '{name} requested {amount}',
    until: 'Open until {time}',
    continue: 'Continue',
    someoneElse: 'Send to someone else',
    closed: {
      paid: 'This request has been paid.',
      declined: 'You declined this request.',
      cancelled: '{name} cancelled this request.',
      expired: 'This request has expired. Ask {name} for a new one.',
    },
    own: 'This is your own request. Share its link with the person who should pay it.',
    payment: 'See the transaction',
    noteHidden: 'Their note shows once you pay.',
  },
  link: {
    asks: 'This link asks you to pay',
    asksAmount: 'This link asks you to pay {amount} to',
    /** It names nobody. */
    begins: 'This link starts a payment',
    beginsAmount: 'This link starts a payment of {amount}',
    bank: 'To one of your saved bank accounts',
    text: 'Anyone can make such a link. Continue only if you know who sent it to you, and what it’s for.',
    continue: 'Continue',
    refuse: 'Don’t use this link',
  },
  networks: {
    list: 'Possible networks',
    coins: 'For {assets}',
    paused: 'Paused',
    slow: 'Slow today',
    about: 'about {time}',
    loading: 'Loading the networks',
    failed: 'We couldn’t load the networks.',
    none: 'Enter an address first',
    noneText: 'Then we show the networks that it can be paid on.',
    enter: 'Enter an address',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly sendRecipient: typeof sendRecipient;
  }
}
