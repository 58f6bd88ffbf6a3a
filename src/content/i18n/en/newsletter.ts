/** The letter: the strip above the footer, /newsletter and the pages behind the links in its mails. */
export const newsletter = {
  title: 'Newsletter',
  description: 'One letter a month: new assets, new networks and what changed in the wallet.',
  heading: 'One letter a month',
  lead: 'New assets, new networks and what changed in the wallet. Leave whenever you like.',
  /** Above the footer of every page, the home page's too, which has few bytes to spare. */
  strip: {
    text: 'New assets, new networks and what changed in the wallet. Leave whenever you like.',
    label: 'Email for the letter',
    placeholder: 'Enter email address',
    submit: 'Subscribe',
  },
  form: {
    email: 'Email',
    submit: 'Subscribe',
  },
  how: [
    'We mail you a link first. Nothing else comes before you have opened it and confirmed.',
    'Then one letter a month, in the language of this page.',
    'A link to leave the list is in the mail that welcomes you, and works at any time.',
  ],
  problem: {
    limited: {
      one: 'This was sent several times in a short time. Try again in {count} minute.',
      other: 'This was sent several times in a short time. Try again in {count} minutes.',
    },
    down: 'We could not pass this on. It is still here: try again in a moment.',
    refused: 'This was not accepted. Look it over and send it again.',
    tooLarge: 'That was more than a form can carry, so nothing was sent.',
  },
  check: {
    title: 'Check your inbox',
    heading: 'Check your inbox',
    text: 'A mail is on its way to you. Open the link in it within 48 hours and press the button there.',
    none: 'Nothing there? Look among the unwanted mail, or enter the address once more.',
    again: 'Enter the address again',
  },
  confirm: {
    ask: {
      title: 'Confirm your subscription',
      heading: 'One press, and you are on the list',
      text: 'One letter a month will come to the address that this link was mailed to.',
      button: 'Confirm',
    },
    done: {
      title: 'You are on the list',
      heading: 'You are on the list',
      text: 'The next letter comes to you. A mail with a link to leave the list is in your inbox.',
      link: 'Go to Homepage',
    },
    expired: {
      title: 'This link no longer works',
      heading: 'This link no longer works',
      text: 'It was used already, or is more than 48 hours old. If you have confirmed before, you are on the list and there is nothing to do.',
      link: 'Sign up again',
    },
    broken: {
      title: 'This link is not whole',
      heading: 'This link is not whole',
      text: 'Some mail programs break long links. Copy all of it from the mail into the address bar, or sign up again.',
      link: 'Sign up again',
    },
  },
  leave: {
    ask: {
      title: 'Leave the list',
      heading: 'Leave the list?',
      text: 'After one press no more letters come to the address that this link was mailed to.',
      button: 'Leave the list',
    },
    done: {
      title: 'You are off the list',
      heading: 'You are off the list',
      text: 'No more letters will come. If you change your mind, you are welcome.',
      link: 'Sign up again',
    },
    expired: {
      title: 'We do not know this link',
      heading: 'We do not know this link',
      text: 'Use the link in the newest mail about the letter. If that does not help either, write to us and we take you off the list.',
      link: 'Contact Us',
    },
    broken: {
      title: 'This link is not whole',
      heading: 'This link is not whole',
      text: 'Some mail programs break long links. Copy all of it from the mail into the address bar, or write to us.',
      link: 'Contact Us',
    },
  },
} as const;
