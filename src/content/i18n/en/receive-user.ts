/** /w/receive?tab=user: requests for money. */
export const receiveUser = {
  request: {
    heading: 'Request money',
    amount: 'Amount',
    asset: 'Asset',
    to: 'From (optional)',
    toHint: 'A @username. Leave it empty for a link that anyone can pay.',
    note: 'What it’s for (optional)',
    lifetime: 'Open for',
    lifetimes: { 1: '1 day', 7: '7 days', 30: '30 days' },
    enterAmount: 'Enter an amount',
    invalidAmount: 'Enter an amount in digits, like 5,000.50.',
    send: 'Request {amount}',
    sending: 'Sending…',
    made: '{name} was asked',
    madeLink: 'Your link is ready',
    madeText: 'We notified them that you ask for {amount}. You can also share the link.',
    madeLinkText: 'Whoever pays it sends you {amount}. It can be paid once.',
    qr: 'QR code of your request',
    title: 'A request for money on Cowrie',
    copyLink: 'Copy link',
    again: 'Make another request',
  },
  requests: {
    loading: 'Loading your requests',
    failed: 'We couldn’t load your requests.',
    notRefreshed: 'We couldn’t check for new requests.',
    in: { heading: 'Requests to you', empty: 'When someone asks you for money, it appears here.' },
    out: { heading: 'Your requests', empty: 'Requests that you make appear here.' },
    asks: '{name} asks you',
    asked: 'You asked {name}',
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
