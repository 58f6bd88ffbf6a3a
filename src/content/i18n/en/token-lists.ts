/** /w/token/{id}, below its first view: the networks of an asset, and the person's transactions of it. */
export const tokenLists = {
  networks: {
    heading: 'Networks',
    /** Of cash. */
    bankHeading: 'Bank transfers',
    caption: 'Networks of {symbol}, with the fee, the minimum and the time of each',
    loading: 'Loading the networks',
    failed: 'We couldn’t load the networks.',
    notRefreshed: 'We couldn’t check the status of the networks.',
    none: '{symbol} moves between Cowrie users only: there are no bank transfers for it yet.',
    columns: {
      network: 'Network',
      fee: 'Fee to send',
      smallest: 'Minimum',
      time: 'Time',
      status: 'Status',
    },
    /** Before each figure, where the table has no heads. */
    short: { fee: 'Fee', smallest: 'Minimum' },
    smallestDeposit: 'Minimum deposit',
    smallestWithdrawal: 'Minimum withdrawal',
    statuses: { ok: 'Working', delayed: 'Slow today', paused: 'Paused' },
    pausedUntil: 'Paused until {time}',
  },
  transactions: {
    heading: 'Your {symbol} transactions',
    all: 'See all',
    none: 'Your {symbol} transactions will appear here.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly tokenLists: typeof tokenLists;
  }
}
