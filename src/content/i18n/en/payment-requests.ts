/** Who asks the person for money: on the dashboard and on the first step of Send. */
export const paymentRequests = {
  heading: 'Requests to you',
  count: { one: '{count} request to answer', other: '{count} requests to answer' },
  decline: 'Decline',
  /** The same, and what follows, as a screen reader tells the buttons of several requests apart. */
  declineNamed: 'Decline {name}’s request for {amount}',
  declineNamedHidden: 'Decline {name}’s request',
  /** The first ones, where there are more: a link to all of them. */
  all: 'See all {count}',
  pay: 'Pay',
  payAmount: 'Pay {amount}',
  payNamed: 'Pay {amount} to {name}',
  payNamedHidden: 'Pay {name}',
  declined: 'You declined the request.',
  closing: 'Declining…',
  /** Of a request by somebody whom the reader has neither paid nor asked. */
  noteHidden: 'Their note shows once you pay.',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly paymentRequests: typeof paymentRequests;
  }
}
