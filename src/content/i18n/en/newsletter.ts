/** The newsletter: the strip above the footer, /newsletter, and the pages that the links in its mails lead to. */
export const newsletter = {
  title: 'Newsletter',
  description: 'One email a month: new assets, new networks and what changed in the wallet.',
  heading: 'Monthly newsletter',
  lead: 'New assets, new networks and what changed in the wallet. Unsubscribe any time.',
  /** Short, because every page shows it, and the home page must fit its byte budget. */
  strip: {
    text: 'New assets, new networks and what changed in the wallet. Unsubscribe any time.',
    label: 'Newsletter email',
    placeholder: 'Enter email address',
    submit: 'Subscribe',
  },
  form: {
    email: 'Email',
    submit: 'Subscribe',
  },
  how: [
    'First, we email you a link to confirm.',
    'Then you get one email a month, in the language of this page.',
    'You can unsubscribe any time with the link in our emails.',
  ],
  problem: {
    limited: {
      one: 'Too many attempts. Try again in {count} minute.',
      other: 'Too many attempts. Try again in {count} minutes.',
    },
    down: 'We couldn’t update your subscription. Try again in a moment.',
    refused: 'This was not accepted. Look it over and send it again.',
    tooLarge: 'That’s too long, so nothing was sent.',
  },
  check: {
    title: 'Check your inbox',
    heading: 'Check your inbox',
    text: 'We’ve sent you an email. Open the link in it within 48 hours to confirm.',
    none: 'Didn’t get it? Check your spam folder or enter your address again.',
    again: 'Enter the address again',
  },
  confirm: {
    ask: {
      title: 'Confirm your subscription',
      heading: 'Confirm your subscription',
      text: 'You’ll get one email a month at the address we sent this link to.',
      button: 'Confirm',
    },
    done: {
      title: 'You’re subscribed',
      heading: 'You’re subscribed',
      text: 'You’ll get our next newsletter. We’ve also emailed you an unsubscribe link.',
      link: 'Go to Homepage',
    },
    expired: {
      title: 'This link no longer works',
      heading: 'This link no longer works',
      text: 'It was used already, or is more than 48 hours old. If you have confirmed before, you’re subscribed.',
      link: 'Subscribe again',
    },
    broken: {
      title: 'This link is incomplete',
      heading: 'This link is incomplete',
      text: 'Some email apps break long links. Copy the whole link into your browser, or subscribe again.',
      link: 'Subscribe again',
    },
  },
  leave: {
    ask: {
      title: 'Unsubscribe',
      heading: 'Unsubscribe from the newsletter?',
      text: 'You won’t get any more newsletters at the address we sent this link to.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You’re unsubscribed',
      heading: 'You’re unsubscribed',
      text: 'You won’t get any more newsletters. You can subscribe again any time.',
      link: 'Subscribe again',
    },
    expired: {
      title: 'This link doesn’t work',
      heading: 'This link doesn’t work',
      text: 'Use the link in our latest email. If that doesn’t work, contact us and we’ll unsubscribe you.',
      link: 'Contact Us',
    },
    broken: {
      title: 'This link is incomplete',
      heading: 'This link is incomplete',
      text: 'Some email apps break long links. Copy the whole link into your browser, or contact us.',
      link: 'Contact Us',
    },
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly newsletter: typeof newsletter;
  }
}
