/** The printable statement of /w/financial-history. */
export const statementPaper = {
  back: 'Back to the statement',
  print: 'Print or save as PDF',
  file: 'Summary as CSV',
  hidden: 'Your balances are hidden, so this statement can’t be shown or printed.',
  show: 'Show balances',
  holderFailed: 'We couldn’t load your name and address, which belong on this statement.',
  holderLoading: 'Loading your name and address',
  noAddress: 'Your profile has no address, so this statement has none.',
  preparing: { one: 'Loading entries: {count} so far.', other: 'Loading entries: {count} so far.' },
  unfinished: 'This period isn’t over. The statement can still change.',
  title: 'Statement, {period}',
  days: '{days}, times in Lagos (UTC+1)',
  customer: 'Customer',
  reference: 'Statement reference',
  issued: 'Issued',
  summary: 'Summary in {currency}',
  opening: 'Opening value',
  closing: 'Closing value',
  in: 'Money in',
  out: 'Money out',
  fees: 'Fees',
  rewards: 'Rewards',
  converted: 'Converted between your assets',
  priceChange: 'Price change',
  byAsset: 'Balances by asset',
  asset: 'Asset',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  value: 'Value, {currency}',
  total: 'Total',
  ties: 'Balanced',
  yes: 'Yes',
  no: 'No, in review',
  date: 'Date (Lagos time)',
  entry: 'Entry',
  amount: 'Amount',
  fee: 'Fee',
  balance: 'Balance',
  noValue: 'no price',
  tooMany: 'This period has {count} entries, too many for paper. They are in the CSV file of the period.',
  explained:
    'For each asset, opening balance, entries and fees add up to the closing balance. Opening and closing values use the prices at the start and end of the period. Each entry uses the price at its time.',
  still: 'No transactions in: {assets}.',
  hash: 'SHA-256 of this statement’s CSV file',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly statementPaper: typeof statementPaper;
  }
}
