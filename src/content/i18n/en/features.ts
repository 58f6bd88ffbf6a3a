/** The features page (spec sections 1 and 2). People, amounts, prices and fees in its drawings and tables are samples. */
export const features = {
  title: 'Features',
  description:
    'AI-powered security, easy transfers, many networks and help at any hour, in one wallet for crypto and cash. Staking rewards are coming.',
  heading: 'Earn from Anywhere on Any Device',
  lead: 'Send to people by name, choose your network, and keep every asset in sight from a phone, a tablet or a laptop. Staking rewards are coming.',
  jump: 'On this page',
  tryNow: {
    text: 'Try Now',
    /** The accessible name, since many buttons have the same text. */
    label: 'Try Now: {name}',
  },
  /** In place of Try Now, where there is nothing to try yet. */
  soon: { text: 'Coming soon', staking: 'How staking works' },
  /** The navigation has the names of these five. */
  main: {
    staking: {
      text: 'Staking rewards are coming. Rewards vary and can stop, and you can lose money.',
      points: ['Its risks explained before you start', 'Nothing is staked unless you choose it'],
    },
    security: {
      text: 'We check transfers for signs of fraud and hold some of them for a few minutes, so that you can cancel.',
      points: ['Held money stays in your wallet', 'New devices need your approval'],
    },
    transfers: {
      text: 'Send naira, dollars or crypto to a @username. No long addresses, no guessing whether it arrived.',
      points: ['The fee shows before you confirm', 'A PIN for every send'],
    },
    chains: {
      text: 'Move the same asset over the network that suits you. Each one shows its fee, so you compare before you send.',
      points: ['Fees side by side, in one unit', 'Your address on each network, in one place'],
    },
    support247: {
      text: 'Open the chat from any screen, at any hour. It is still open when you come back.',
      points: ['Where your money is comes first', 'In English and Chinese'],
    },
  },
  small: {
    social: {
      title: 'Social Wallet',
      text: 'Link WhatsApp and get notices about your account’s security where you chat. Coming soon: check your balance from WhatsApp.',
    },
    currencies: {
      title: 'Multi-Currency Support',
      text: 'Naira, dollars and crypto side by side. One total adds them up in the money you think in.',
    },
    analytics: {
      title: 'Analytics Dashboard',
      text: 'What came in, what went out and what changed, week by week, with no spreadsheet to keep.',
    },
    monitoring: {
      title: 'Real-Time Monitoring',
      text: 'Live prices for 20 coins, and alerts when a device logs in or money moves. You choose which.',
    },
    assets: {
      title: 'Over 200 Assets',
      text: 'Follow over 200 assets, each in the same plain row. Hold naira, dollars, USDT and 20 coins, and see every fee before you pay it.',
    },
  },
  /** Text inside the drawings. */
  drawing: {
    staked: 'Staked',
    earned: 'Earned so far',
    weeks: 'The last 14 weeks',
    thisWeek: 'This week',
    signedIn: 'Logged in from Lagos',
    thisPhone: 'This phone',
    toAda: '{amount} to Ada',
    often: 'You’ve paid her before',
    toNew: '{amount} to a new address',
    late: 'First large payment to it',
    checked: 'Checked',
    held: 'On hold',
    safe: 'Your money is still here.',
    review: 'Cancel',
    to: 'To',
    amount: 'Amount',
    fee: 'Fee',
    send: 'Send {amount} to Ada',
    has: 'Ada has it',
    arrived: 'Today, 14:32',
    works: 'Ada can receive',
    chosen: 'Your choice',
    slow: 'Slower today',
    chat: 'Support',
    hours: 'Here at any hour',
    ask: ['My transfer is on hold.', 'Where is the money?'],
    answer: ['Still in your wallet. Nothing has left.', 'You can cancel until 14:42.'],
    write: 'Write a message',
    newDevice: 'New device logged in',
    deviceAbout: 'Chrome on Windows, Abuja, 14:32',
    notYou: 'Not you? Follow the link in our email.',
    pinChanged: 'Your PIN was changed',
    total: 'All together',
    in: 'In',
    out: 'Out',
    live: 'Live',
    now: 'Just now',
    reached: 'Arrived, just now',
  },
  /** The tables of samples under "Over 200 Assets". */
  samples: {
    prices: 'Sample prices',
    asset: 'Asset',
    price: 'Price',
    day: '24h',
    fees: 'Sample fees',
    way: 'What you do',
    fee: 'Fee',
    ways: ['Send to a @username', 'Request money', 'Receive', 'Send to an address'],
    note: 'Samples, to show what you will see: not live prices and not a price list.',
  },
  note: 'The people and figures in these pictures are samples. The picture of staking shows what is planned: rewards change, are not guaranteed, and you can lose money.',
  support: 'Read the FAQ',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly features: typeof features;
  }
}
