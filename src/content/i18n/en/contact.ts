/** /contact and what follows it. */
export const contact = {
  title: 'Contact Us',
  description: 'Write to the people behind Cowrie. A person reads every message and answers by email.',
  heading: 'Contact Us',
  lead: 'A question, a transfer that worries you, an idea, a mistake of ours: write to us. A person reads every message.',
  form: {
    name: 'Name',
    email: 'Email',
    emailHint: 'We answer to this address.',
    message: 'Message',
    messageHint: '10 to 4,000 characters.',
    submit: 'Send Message',
  },
  never: 'Never send your password, your PIN or a code. We do not need them, and we never ask.',
  next: {
    heading: 'What happens next',
    steps: [
      'You get a number for your message, here and by email.',
      'Somebody on our support team reads it.',
      'The answer comes by email, to the address you give.',
    ],
  },
  other: {
    heading: 'Other ways to reach us',
    support: 'Support',
    supportText: 'Answers to what people ask most.',
    chat: 'Chat',
    chatText:
      'In your wallet, at any hour. You are signed in there, so we can look at your account together.',
  },
  /** What any form says of itself. */
  problem: {
    title: 'Error: {title}',
    fields: 'Please check what is marked below. Nothing was sent yet.',
    limited: {
      one: 'You have sent several messages in a short time. Try again in {count} minute.',
      other: 'You have sent several messages in a short time. Try again in {count} minutes.',
    },
    down: 'We could not pass your message on. It is still here: try again in a moment.',
    refused: 'Your message was not accepted. Look it over and send it again.',
    tooLarge:
      'That was more than a form can carry, so nothing was sent. Keep the message to 4,000 characters, without files.',
    failed: 'The mistake is on our side, and nothing was sent. Try again in a moment.',
    trap: 'Leave this empty',
    trapFilled: 'Empty this field and send again. It is there to stop programs that fill in everything.',
  },
  sent: {
    title: 'Message sent',
    heading: 'Thank you, we have your message',
    numbered: 'The number of your message is',
    keep: 'The number is in your inbox too. Name it if you write to us again about the same thing.',
    plain: 'A mail with its number is in your inbox. Name it if you write to us again about the same thing.',
    answer: 'Somebody on our support team reads it and answers by email.',
    home: 'Go to Homepage',
    support: 'Look at the support page',
  },
} as const;
