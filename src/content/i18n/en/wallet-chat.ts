/** A conversation with support. */
export const walletChat = {
  back: 'All conversations',
  newHeading: 'New conversation',
  log: 'Conversation',
  /** The box that scrolls. */
  scroll: 'Messages so far',
  loading: 'Loading the messages',
  failed: 'We could not load this conversation',
  failedText: 'Nothing is lost: it is kept for you.',
  offlineText: 'This browser has no connection. Check your network, then try again.',
  gone: 'This conversation is not here',
  goneText: 'It may belong to another account, or the address is mistyped.',
  notRefreshed: 'We could not look for new messages. These are as of {time}.',
  offline: 'You are offline. What you write is sent when you are back.',
  retry: 'Retry',
  retrying: 'Trying again…',
  older: 'Show earlier messages',
  loadingOlder: 'Loading...',
  olderFailed: 'We could not load earlier ones.',
  newest: 'New messages',
  /** Before a message, for a screen reader. */
  me: 'You:',
  agent: 'Support:',
  system: 'Notice:',
  states: {
    waiting: 'Waits for a connection',
    sending: 'Sending…',
    /** The server asked for patience. */
    held: 'Waits a moment, then goes by itself',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not sent.',
  },
  /** Its answers were lost, and the conversation can't be asked for it. */
  unsure: 'We could not find out whether this was sent. Sent again, it is there once.',
  sendAgain: 'Send again',
  discard: 'Delete',
  /** How long an answer takes as a rule. */
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
  subject: 'What is it about?',
  field: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  context: 'We see which screen you were on: {screen}.',
  left: { one: '{count} character left', other: '{count} characters left' },
  long: { one: 'This is {count} character too long', other: 'This is {count} characters too long' },
  empty: 'Please write your message',
  emptySubject: 'Please say in a few words what it is about',
  characters: 'This has characters that cannot be sent. Type it again, please',
  full: 'Too many messages wait to be sent. Send this one when they are through.',
  unknown: 'Your account has not loaded yet. Send it again in a moment.',
  secret: {
    phrase:
      'This looks like a recovery phrase. Never send it to anybody, nor to us: whoever has it has your coins.',
    code: 'This looks like a PIN, a password or a code. Never send these to anybody, nor to us: we do not need them.',
  },
} as const;
