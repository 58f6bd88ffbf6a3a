/** /w/receive?tab=user: requests for money. */
export const receiveUser = {
  request: {
    heading: 'Request money',
    amount: 'Amount',
    asset: 'Asset',
    to: 'Who should pay? (optional)',
    toHint: 'Enter a @username, or leave it empty to get a link that anyone can pay.',
    note: 'What it’s for (optional)',
    lifetime: 'Open for',
    lifetimes: { 1: '1 day', 7: '7 days', 30: '30 days' },
    enterAmount: 'Enter an amount',
    invalidAmount: 'Enter an amount in digits, like 5,000.50.',
    send: 'Request {amount}',
    /** In place of the above, until it is known who has the username. */
    check: 'Check who will be asked',
    sending: 'Sending…',
    blockedByMe: 'You blocked {name}. Unblock them to request money from them.',
    blockedByThem: 'You can’t request money from {name}.',
    made: 'Request sent to {name}',
    madeLink: 'Your link is ready',
    madeText: 'We notified them that you requested {amount}. You can also share the link.',
    madeLinkText: 'Anyone who pays it sends you {amount}. It can be paid once.',
    qr: 'QR code of your request',
    title: 'A request for money on Cowrie',
    copyLink: 'Copy link',
    again: 'Make another request',
  },
  requests: {
    loading: 'Loading your requests',
    failed: 'We couldn’t load your requests.',
    notRefreshed: 'We couldn’t check for new requests.',
    in: { heading: 'Requests to you', empty: 'When someone requests money from you, it will appear here.' },
    out: { heading: 'Your requests', empty: 'Requests you make will appear here.' },
    asks: '{name} requested',
    asked: 'Requested from {name}',
    anybody: 'anyone with the link',
    statuses: { paid: 'Paid', declined: 'Declined', cancelled: 'Cancelled', expired: 'Expired' },
    pay: 'Pay',
    decline: 'Decline',
    declined: 'You declined the request.',
    copyLink: 'Copy link',
    cancel: 'Cancel request',
    cancelled: 'Your request was cancelled.',
    closing: 'Saving…',
    payment: 'See the payment',
    /** Of a request by somebody whom the reader has neither paid nor asked. */
    noteHidden: 'Their note shows once you pay.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly receiveUser: typeof receiveUser;
  }
}
