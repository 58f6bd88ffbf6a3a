/** The company page: investors, and the brand guidelines. */
export const company = {
  title: 'Company',
  description:
    'For investors: how to reach us and what we publish. Brand guidelines: the mark, colours, type and voice of Cowrie.',
  heading: 'Company',
  lead: 'For people who invest, and for people who write, draw or build with our name.',
  investors: {
    heading: 'Investors',
    text: 'We are glad to hear from you. This page has no figures: when we publish one, it will stand here with its date and how it was counted.',
    reach: {
      title: 'How to reach us',
      text: 'Write through the contact form, under the topic “Investors”. You get a reference number at once.',
      action: 'Contact us',
    },
    publish: {
      title: 'What we publish',
      text: 'What we build and how we think, our terms, and how the service is running.',
      links: { about: 'About us', blog: 'Blog', terms: 'Terms of Service', status: 'Service status' },
    },
    not: {
      title: 'What this page is not',
      text: 'It is no offer of shares and no advice to buy an asset. We have no scheme that pays for bringing in other people’s money, and whoever offers you one in our name is not us.',
    },
  },
  brand: {
    heading: 'Brand guidelines',
    text: 'Calm, exact and warm. Most of any screen is ground, surface and ink; one colour asks you to act.',
    mark: {
      title: 'The mark',
      text: 'A shell seen from below: an oval that leans 22 degrees, with a toothed slit.',
      space: 'Clear space: a quarter of its height on every side.',
      size: 'Smallest size: 16 px on a screen, 5 mm in print.',
      kit: 'Download it from the press kit',
    },
    not: {
      title: 'Please don’t',
      stretch: 'stretch it',
      upright: 'set it upright',
      colour: 'choose another colour',
      outline: 'draw only its outline',
      faint: 'let it fade into its ground',
      crowd: 'crowd it',
    },
    colours: {
      title: 'Colours',
      text: 'Read from the sheet that this page is drawn with, in its light and its dark form. The ratio is the contrast with the ground, for the colours that are written or drawn with.',
      light: 'Light',
      dark: 'Dark',
    },
    roles: {
      ground: 'The page',
      surface: 'Cards',
      raised: 'Panels on cards',
      hover: 'A row under the pointer',
      line: 'Hairlines',
      edge: 'Borders of fields and buttons',
      ink: 'Text and amounts',
      'ink-soft': 'Second lines',
      lagoon: 'Actions, links, focus',
      'on-lagoon': 'Text on lagoon',
      'lagoon-wash': 'Behind what is lagoon',
      press: 'A button under the pointer',
      coral: 'One highlight a screen',
      up: 'Gains and what has arrived',
      down: 'Losses and errors',
      'down-wash': 'Behind an error',
      warn: 'Holds and limits',
      'warn-wash': 'Behind a hold',
      engrave: 'Lines of the engraved shell',
      shell: 'Body of the engraved shell',
    },
    type: {
      title: 'Type',
      text: 'Bricolage Grotesque for headings, Inter for everything else. Chinese is set in the typeface of your device. Figures that stand in a column are of equal width.',
      sample: 'You sent it to Ada',
    },
    voice: {
      title: 'Voice',
      text: 'Short, plain and specific. We say what happened, where the money is and what to do. We never blame.',
      yes: 'We write',
      no: 'Not',
      pairs: [
        { yes: 'You sent ₦25,000 to Ada', no: 'Transaction processed successfully' },
        { yes: 'This code has expired. Request a new one.', no: 'Error: invalid or expired OTP' },
        { yes: 'Still in your wallet. Nothing has left.', no: 'Status: pending' },
        { yes: 'Send ₦25,000 to Ada', no: 'Submit' },
      ],
    },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly company: typeof company;
  }
}
