/** About us. It names no person, place, figure or date, because a reader could check none: everything here can be seen in the product. */
export const about = {
  title: 'About Us',
  description: 'Why a wallet is named after a shell, what we build, how we work, and what we don’t claim.',
  heading: 'Money that fits in anyone’s hand',
  lead: 'Cowrie is a wallet for crypto and cash. It is named after a shell that was money for centuries.',
  shell: {
    heading: 'Why a shell',
    text: [
      'Cowrie shells passed from hand to hand as money for centuries, around the Indian Ocean, in the south-west of China and across West Africa. They were small, easy to count and hard to fake.',
      'Words remember it. The Chinese character for a shell, 贝, is still part of the characters for wealth, goods and account. The name of Ghana’s cedi is generally traced to a word for cowrie.',
      'We kept the name for the idea in it. Money should be plain enough to hold, and work the same for everyone who holds it.',
    ],
    origin: 'A shell, an early drawing of it, and the character before and after it was simplified',
    caption: 'One shell in six characters about money',
    glosses: ['wealth', 'goods', 'dear', 'account', 'to buy', 'to earn'],
  },
  build: {
    heading: 'What we build',
    list: [
      {
        title: 'One place for crypto and cash',
        text: 'Naira, dollars, USDT and 20 coins, added up in the currency you think in.',
      },
      {
        title: 'Sending by name',
        text: 'Type a @username and an amount. The fee shows before you send, not after.',
      },
      {
        title: 'A market you can read',
        text: 'Live prices for 20 coins against USDT. Up and down have an arrow and a sign, not only a colour.',
      },
      {
        title: 'Help at any hour',
        text: 'A support panel on every screen of the wallet, and answers that anyone can read.',
      },
    ],
  },
  work: {
    heading: 'How we work',
    list: [
      {
        title: 'Exact with money',
        text: 'Amounts are whole numbers of the smallest unit, all the way. Nothing is rounded in passing.',
      },
      {
        title: 'Fast on a cheap phone',
        text: 'This page is plain HTML. It opens on an old phone and a slow network, and needs no JavaScript.',
      },
      {
        title: 'Calm',
        text: 'A screen shows what you have, what changed and what waits for you. Nothing flashes to make you trade.',
      },
      {
        title: 'Checked for fraud',
        text: 'We check transfers for signs of fraud and hold some of them for a few minutes, so that you can cancel.',
      },
      {
        title: 'At home in two languages',
        text: 'English and Chinese are each written by meaning. Neither is a translation that someone has to forgive.',
      },
    ],
  },
  claims: {
    heading: 'What we don’t claim',
    list: [
      'We name no partner, licence or award. If we ever do, you will be able to check it.',
      'We promise no return. Rewards change, and prices fall as well as rise.',
      'We don’t say that nothing can go wrong. When something does, the status page says so.',
      'People and amounts in our pictures are samples.',
    ],
  },
  close: {
    features: 'What Cowrie does',
    status: 'Service status',
    contact: 'Contact us',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly about: typeof about;
  }
}
