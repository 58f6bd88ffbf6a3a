/** The home page (spec sections 1, 2 and 5). Every figure and person in a drawing is sample data. */
export const home = {
  title: 'Home',
  description:
    'Hold crypto and cash in one wallet and send either to a @username. Follow the prices of over 200 assets.',
  hero: {
    words: ['Secure.', 'Smart.', 'Seamless.'],
    lead: 'Hold naira, dollars, USDT and 20 coins in one wallet, and send any of them to a @username.',
    art: 'A balance of {total}, a receipt for {sent} sent to Ada, and the price of Bitcoin',
    balance: 'Total balance',
    today: 'today',
    send: 'Send',
    receive: 'Receive',
    cash: 'Cash',
    sent: 'You sent {amount} to Ada',
    fee: 'Fee',
    arrived: 'Arrived',
    time: 'Today, 14:32',
  },
  /** The sign-up box. */
  box: {
    label: 'Email address',
    placeholder: 'Enter email address',
    submit: 'Create free account',
    sending: 'Sending...',
    check: 'Security check',
    starts: 'Starts when you type',
    note: 'Free to open. No card needed.',
    have: 'Have an account?',
    login: 'Log in',
  },
  assets: {
    heading: 'Prices of over 200 assets',
    more: 'and more',
    pause: 'Pause the moving list',
  },
  learn: {
    heading: 'Learn how Cowrie keeps your money safe and moving',
    cards: {
      security: {
        title: 'Security',
        text: 'We check transfers for signs of fraud.',
        points: ['New devices wait for you', 'Some are held, so that you can cancel', 'A PIN for every send'],
        more: 'How we protect you',
      },
      efficiency: {
        title: 'Efficiency',
        text: 'Type a @username and an amount. The fee shows before you send, not after.',
        more: 'How transfers work',
      },
      insights: {
        title: 'Insights',
        text: 'See what changed and why, down to the day, in the currency you think in.',
        more: 'What you can see',
      },
      accessibility: {
        title: 'Accessibility',
        text: 'Use it where you already are, in the money and language you think in.',
        points: ['Phone, tablet, laptop', 'English and Chinese', 'Naira, dollars, crypto'],
        more: 'Ways to use it',
      },
    },
  },
  /** Text inside the drawings. */
  drawing: {
    device: 'New device in Abuja',
    deviceAbout: 'Chrome on Windows, 14:32',
    deviceAsk: 'Is this you? Nothing moves yet.',
    deviceYes: 'Yes, it’s me',
    deviceNo: 'Block it',
    you: 'You',
    fee: 'Fee {fee}',
    days: 'Last 30 days',
    point: '12 Nov ₦5.32m',
    /** Over a conversation in a chat app. */
    app: 'Coming soon',
    ask: 'Send {amount} to @adaokoro',
    reply: '{amount} to Ada Okoro. Fee {fee}.',
    confirm: 'Reply YES. Your PIN stays in Cowrie.',
    yes: 'YES',
    done: 'Sent. Ada has it now.',
    approve: 'Approve new devices',
    alert: 'Alert me above {amount}',
    hide: 'Hide balances',
  },
  partners: {
    heading: 'Our partners',
    /** While no partner is configured, the row shows invented ones. */
    samples: 'Illustrative partner logos: these names and marks are invented.',
  },
  steps: {
    heading: 'How to get started',
    signup: {
      title: 'Sign up',
      text: 'Enter your email, then the 6 digits we send to it. A password and a username follow.',
    },
    explore: {
      title: 'Explore',
      text: 'Look around: assets, live prices and your dashboard are ready before you deposit.',
    },
    control: {
      title: 'Control',
      text: 'Set your PIN, your devices and your alerts. Then send, hold or convert, on your terms.',
    },
  },
  close: {
    heading: 'Take control of your crypto and cash',
    text: 'One account for naira, dollars, USDT and 20 coins. It begins with an email address and a 6-digit code.',
    member: 'One account for naira, dollars, USDT and 20 coins. Yours is open.',
    submit: 'Create free account',
    wallet: 'Go to your wallet',
    features: 'See all features',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly home: typeof home;
  }
}
