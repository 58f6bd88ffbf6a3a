/** /contact and /contact/sent. */
export const contact = {
  title: 'Contact Us',
  description: 'Write to the people behind Cowrie. A person reads every message and answers by email.',
  heading: 'Contact Us',
  lead: 'Ask a question, report a problem with a transfer or tell us an idea. A person reads every message.',
  form: {
    topic: 'Topic',
    name: 'Name',
    email: 'Email',
    emailHint: 'We’ll reply to this address.',
    message: 'Message',
    messageHint: '10 to 4,000 characters.',
    submit: 'Send Message',
  },
  /** By the names in contract/contact.ts. */
  topics: {
    help: 'Help with my account or money',
    security: 'Security problem',
    privacy: 'My data',
    careers: 'Job application',
    press: 'Press',
    investors: 'Investors',
    legal: 'Copyright or trademark',
    other: 'Something else',
  },
  never: 'Never send your password, PIN or a code. We don’t need them, and we’ll never ask.',
  next: {
    heading: 'What happens next',
    steps: [
      'You get a reference number, here and by email.',
      'Someone on our support team reads it.',
      'The answer comes by email, to the address you give.',
    ],
  },
  other: {
    heading: 'Other ways to reach us',
    support: 'Support',
    supportText: 'Answers to what people ask most.',
    chat: 'Chat',
    chatText: 'In your wallet, at any hour. You’re logged in there, so we can look at your account together.',
  },
  /** Errors of a whole form, and the honeypot. */
  problem: {
    title: 'Error: {title}',
    fields: 'Check the highlighted fields. Nothing has been sent yet.',
    limited: {
      one: 'You have sent several messages in a short time. Try again in {count} minute.',
      other: 'You have sent several messages in a short time. Try again in {count} minutes.',
    },
    down: 'We couldn’t send your message. Your text is still here. Try again in a moment.',
    refused: 'Your message was not accepted. Look it over and send it again.',
    tooLarge: 'That’s too long, so nothing was sent. Keep the message to 4,000 characters, without files.',
    failed: 'The mistake is on our side, and nothing was sent. Try again in a moment.',
    honeypot: 'Leave this empty',
    honeypotFilled: 'Empty this field and send again. It is there to stop programs that fill in everything.',
  },
  sent: {
    title: 'Message sent',
    heading: 'Thank you, we have your message',
    numbered: 'Your reference number is',
    keep: 'We’ve emailed it to you too. Quote it if you contact us again about the same thing.',
    plain: 'We’ve emailed you a reference number. Quote it if you contact us again about the same thing.',
    answer: 'Our support team will reply by email.',
    home: 'Go to Homepage',
    support: 'Look at the support page',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly contact: typeof contact;
  }
}
