/** /w/receive?tab=cash: deposits from a bank. */
export const receiveCash = {
  enterAmount: 'Enter an amount',
  invalidAmount: 'Enter an amount in digits, like 5,000.50.',
  tooFine: 'Use no more than 2 decimals.',
  tooLittle: 'The smallest deposit is {amount}.',
  minimum: 'At least {amount}',
  youReceive: 'You receive',
  serviceFee: 'Service fee',
  vat: 'VAT',
  youPay: 'You pay',
  getAccount: 'Get account details',
  opening: 'Opening your account…',
  retry: 'Try again',
  paused: 'Bank deposits are paused',
  pausedText: 'They open again when the banks work.',
  opensAt: 'They open again at {time}.',
  delayed: 'Banks are slow today. Transfers arrive later than usual.',
  noDollars: 'US dollars can’t be deposited yet',
  noDollarsText: 'You can receive dollars from other users, and naira from any Nigerian bank.',
  naira: 'Deposit naira',
  open: 'You have an open deposit of {amount}.',
  show: 'Show account',
  deposit: 'Deposit of {amount}',
  arrived: 'Arrived',
  details: 'See details',
  again: 'Make another deposit',
  ended: 'Nothing was added to your balance.',
  reasons: {
    name_mismatch:
      'It came from an account in another name, so it goes back to the sender. Nothing was added to your balance.',
    account_closed:
      'It came after the account had closed, so it goes back to the sender. Nothing was added to your balance.',
    not_paid_in_time:
      'No transfer came in time, and the account is closed. If you sent it, it goes back to you.',
    cancelled_by_customer: 'You cancelled it. Nothing was added to your balance.',
    sent_back: 'It was sent back to the account that it came from.',
    recalled: 'Your bank took it back.',
  },
  steps: {
    opened: 'Account opened for you',
    waiting: 'Waiting for your transfer',
    until: 'until {time}. Bank apps take 1 to 10 minutes.',
    sent: 'You sent the transfer',
    received: 'Transfer received',
    checked: 'we check amount and name',
    balance: '{amount} in your balance',
    atOnce: 'at once',
  },
  exactly: 'Transfer exactly {amount}',
  openFor: 'Open for {time}',
  closed: 'Closed',
  bank: 'Bank',
  number: 'Account number',
  name: 'Account name',
  exact: 'Exact amount',
  copyNumber: 'Copy number',
  copyAmount: 'Copy amount',
  sent: 'I’ve sent it',
  saving: 'Saving…',
  cancel: 'Cancel deposit',
  only: 'This account is for one transfer, from an account in your own name. No reference needed.',
  advice: {
    heading: 'If something differs',
    amount: 'Another amount.',
    amountText: 'We credit what arrived, less the fee on that amount.',
    name: 'Another person’s account.',
    nameText: 'It goes back to the sender within a day.',
    after: 'After {time}.',
    late: 'After 30 minutes.',
    lateText: 'The account closes. Late transfers go back to the sender.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly receiveCash: typeof receiveCash;
  }
}
