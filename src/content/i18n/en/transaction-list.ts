/** Transactions as a list: /w/transactions, and its short form in a panel. */
export const transactionList = {
  loading: 'Loading your transactions',
  list: 'Transactions',
  all: 'See all transactions',
  failed: 'We couldn’t load your transactions.',
  notRefreshed: 'We couldn’t check for new transactions.',
  show: { one: '{count} new', other: '{count} new' },
  /** There are more than `{count}`. */
  showMany: '{count}+ new',
  arrived: { one: '{count} new transaction', other: '{count} new transactions' },
  /** How many of those that match stand in the list. */
  shown: '{shown} of {total}',
  older: 'Load more',
  loadingOlder: 'Loading…',
  olderFailed: 'We couldn’t load more transactions. Those above are still here.',
  export: 'Export',
  exportListed: 'Export the listed transactions to a file',
  /** What moved in a month. */
  months: {
    in: 'In {amount}',
    out: 'Out {amount}',
    soFar: '{month} so far',
    inLabel: 'In',
    outLabel: 'Out',
    fees: 'Fees and VAT',
    converted: 'Converted, not counted',
    /** Something that counts has no price. */
    unavailable: 'Unavailable',
    statement: 'Open the statement',
    /** Where the reader's own time zone is not known to the API. */
    inLagos: 'The month begins and ends at midnight in Lagos.',
    loading: 'Loading what moved this month',
    failed: 'We couldn’t load what moved this month.',
    notRefreshed: 'We couldn’t check what has moved since.',
  },
  empty: {
    heading: 'No transactions yet',
    text: 'Money you send and receive will appear here.',
    receive: 'Receive money',
  },
  none: {
    heading: 'No transactions match',
    text: 'Nothing fits your search and filters.',
    clear: 'Clear all',
  },
  /** Deposits of less than ₦50 from addresses that nobody has saved. */
  folded: { one: '{count} small unknown deposit', other: '{count} small unknown deposits' },
  foldedText:
    'Scammers send tiny amounts so that you copy their address by mistake. Don’t send money to these addresses.',
  search: {
    field: 'Search transactions',
    placeholder: 'Name, note or reference',
    clear: 'Clear search',
  },
  filters: {
    label: 'Filters',
    clear: 'Clear',
    type: 'Type',
    asset: 'Asset',
    status: 'Status',
    direction: 'In or out',
    period: 'Dates',
    amount: 'Amount',
    /** The first choice of each list. */
    all: 'All',
    types: {
      send: 'Sent',
      receive: 'Received',
      deposit: 'Deposits',
      payout: 'Withdrawals',
      convert: 'Conversions',
      reward: 'Rewards',
      adjustment: 'Corrections',
    },
    directions: { in: 'Money in', out: 'Money out', convert: 'Converted' },
    apply: 'Show transactions',
    remove: 'Remove this filter',
  },
  period: {
    heading: 'Which dates?',
    from: 'From',
    to: 'To',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    zone: 'Days begin and end at midnight in Lagos.',
    since: 'From {date}',
    until: 'Until {date}',
    invalid: 'Enter a valid date',
    wrongOrder: 'The first day is after the last one.',
    /** Under the filters, where the reader's own days are others. */
    inLagos: 'With dates chosen, days and times are in Lagos time.',
  },
  amount: {
    heading: 'Which amounts?',
    min: 'At least',
    max: 'At most',
    naira: 'The value in naira when it happened.',
    since: 'From {amount}',
    until: 'Up to {amount}',
    notAnAmount: 'Enter an amount, such as 5,000.',
    wrongOrder: 'The smallest amount is above the largest.',
  },
  /** A value of the address that means nothing: the list is shown without it. */
  ignored: {
    type: 'We don’t know the type “{value}”, so all types are shown.',
    asset: 'We don’t know the asset “{value}”, so all assets are shown.',
    status: 'We don’t know the status “{value}”, so every status is shown.',
    direction: 'We don’t know “{value}”, so money in and out is shown.',
    from: '“{value}” is not a date, so the list begins with your first transaction.',
    to: '“{value}” is not a date, so the list goes up to today.',
    min: '“{value}” is not an amount, so small amounts are shown too.',
    max: '“{value}” is not an amount, so large amounts are shown too.',
    period: 'The first day is after the last one, so all dates are shown.',
    range: 'The smallest amount is above the largest, so all amounts are shown.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly transactionList: typeof transactionList;
  }
}
