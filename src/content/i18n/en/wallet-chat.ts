/** A conversation with support. */
export const walletChat = {
  back: 'All conversations',
  newHeading: 'New conversation',
  log: 'Conversation',
  /** The accessible name of the scrolling message list. */
  scroll: 'Messages so far',
  loading: 'Loading the messages',
  failed: 'We couldn’t load this conversation.',
  gone: 'We couldn’t find this conversation',
  goneText: 'It may belong to another account, or the address is mistyped.',
  notRefreshed: 'We couldn’t check for new messages.',
  offline: 'You’re offline. We’ll send your message when you’re back online.',
  older: 'Earlier messages',
  loadingOlder: 'Loading…',
  olderFailed: 'We couldn’t load earlier messages.',
  newest: 'New messages',
  /** Read by screen readers before a message. */
  customer: 'You:',
  agent: 'Support:',
  system: 'Notice:',
  states: {
    waiting: 'Waiting for a connection',
    sending: 'Sending…',
    /** The server answered with Retry-After. */
    held: 'Sending in a moment',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not sent.',
  },
  /** It is unknown whether the message arrived: the answer was lost and the conversation can't be fetched. */
  unsure: 'We couldn’t confirm this was sent. You can send it again: it won’t be duplicated.',
  sendAgain: 'Send again',
  discard: 'Delete',
  /** The usual time until an answer. */
  expected: {
    minute: 'We usually answer within a minute.',
    minutes: {
      one: 'We usually answer within {count} minute.',
      other: 'We usually answer within {count} minutes.',
    },
    hours: {
      one: 'We usually answer within {count} hour.',
      other: 'We usually answer within {count} hours.',
    },
  },
  answered: 'Answered',
  closed: 'Closed',
  closedText: 'This conversation is closed: nothing can be added to it.',
  begin: 'New conversation',
  subject: 'Subject (optional)',
  field: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  context: 'We see which screen you were on: {screen}.',
  left: { one: '{count} character left', other: '{count} characters left' },
  long: { one: 'This is {count} character too long', other: 'This is {count} characters too long' },
  empty: 'Enter your message',
  characters: 'Remove the characters we can’t accept and try again',
  full: 'Your earlier messages are still sending. Try again in a moment.',
  unknown: 'Your account hasn’t loaded yet. Try again in a moment.',
  secret: {
    phrase:
      'This looks like a recovery phrase. Never share it with anyone, including us: anyone who has it can take your coins.',
    code: 'This looks like a PIN, a password or a code. Never share it with anyone, including us: we don’t need it.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly walletChat: typeof walletChat;
  }
}
