/** /w/user: another person's card, what went between them and the reader, and blocking. */
export const person = {
  card: 'Profile',
  loading: 'Loading this person',
  failed: 'We couldn’t load this person.',
  notRefreshed: 'We couldn’t refresh this person’s details.',
  limited: 'Too many searches. We’ll try again in a moment.',
  gone: {
    heading: 'We couldn’t find @{username}',
    noName: 'We couldn’t find this person',
    text: 'The username may be mistyped, or they changed it. Ask them for their current @username.',
    find: 'Find people',
    history: 'See transactions with @{username}',
  },
  self: {
    text: 'This is you. People who pay you see your name and username.',
    code: 'Your QR code and link',
  },
  joined: 'Member since {date}',
  sent: {
    one: 'You’ve sent them money once, on {date}',
    other: 'You’ve sent them money {count} times, last on {date}',
  },
  neverSent: 'You haven’t sent them money yet',
  send: 'Send',
  request: 'Request',
  blocked: {
    by_me: 'You blocked {name}. You can’t send or request money from each other.',
    by_them: 'You can’t send money to {name} or request it from them.',
  },
  block: {
    button: 'Block',
    heading: 'Block {name}?',
    text: 'You won’t be able to send or request money from each other. We don’t tell {name}, and you can unblock them at any time.',
    yes: 'Block',
    no: 'Don’t block',
    busy: 'Blocking…',
    done: 'You blocked {name}.',
  },
  unblock: {
    button: 'Unblock',
    heading: 'Unblock {name}?',
    text: 'They can send you money and request it from you again, and you from them.',
    yes: 'Unblock',
    no: 'Keep blocked',
    busy: 'Unblocking…',
    done: 'You unblocked {name}.',
  },
  report: {
    button: 'Report',
    subject: 'Report @{username}',
    text: 'I want to report {name} (@{username}): ',
  },
  history: {
    heading: 'Your transactions together',
    empty: 'No transactions together yet',
    emptyText: 'Money you send to them and receive from them will appear here.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly person: typeof person;
  }
}
