/** The press kit. It has no figure that a journalist could not check. */
export const press = {
  title: 'Press Kit',
  description: 'The Cowrie mark and logo to download, facts, and words to use when you write about Cowrie.',
  heading: 'Press kit',
  lead: 'Marks, facts and words to use when you write about Cowrie. No need to ask first.',
  marks: {
    heading: 'Marks',
    names: { logo: 'Logo', mark: 'Mark' },
    grounds: { light: 'for light grounds', dark: 'for dark grounds', any: 'in one colour' },
    png: 'PNG {width} px',
    rules: 'How to use them: the brand guidelines',
  },
  facts: {
    heading: 'Facts',
    list: [
      { term: 'Name', text: 'Cowrie. In Chinese 贝币.' },
      { term: 'What it is', text: 'A wallet for crypto and cash, used in a web browser.' },
      { term: 'Holds', text: 'Naira, dollars, USDT and 20 coins.' },
      { term: 'Prices', text: 'Of over 200 assets, live for 20 coins against USDT.' },
      {
        term: 'Opening an account',
        text: 'By an email address and a 6-digit code, or by Google; then a password and a username.',
      },
      { term: 'Sending', text: 'To a @username or to an address.' },
      { term: 'Languages', text: 'English and Chinese.' },
      { term: 'Support', text: 'At any hour in the wallet, by chat. A contact form for everyone.' },
      {
        term: 'Named after',
        text: 'The cowrie, a sea snail whose shell was money around the Indian Ocean, in the south-west of China and in West Africa.',
      },
    ],
  },
  words: {
    heading: 'Words to copy',
    hint: 'A click selects the whole text.',
    short: {
      name: 'In a sentence',
      text: 'Cowrie is a web wallet that keeps crypto and cash in one place and sends either to a @username.',
    },
    long: {
      name: 'In a paragraph',
      text: 'Cowrie is a web wallet for crypto and cash. It holds naira, dollars, USDT and 20 coins in one place, shows the prices of over 200 assets, and sends money to a @username instead of a long address. Transfers are checked for signs of fraud, and some are held for a few minutes so that their sender can cancel. Cowrie speaks English and Chinese. It is named after a shell that was money for centuries.',
    },
  },
  name: {
    heading: 'Writing the name',
    yes: [
      {
        term: 'Cowrie',
        text: 'One capital, also in headlines. The product and the people who make it have the same name.',
      },
      { term: '贝币', text: 'In Chinese text, for the product only. Don’t translate other words with it.' },
      {
        term: '@tobiade',
        text: 'A username begins with @ and has small letters. In examples, use invented people.',
      },
    ],
    not: 'Not these',
  },
  contact: {
    heading: 'For anything else',
    text: 'Write to us through the contact form, under the topic “Press”. You get a reference number at once.',
    action: 'Contact us',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly press: typeof press;
  }
}
