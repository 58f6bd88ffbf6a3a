// For `npm run bench`: what reads of a wallet with 10,000 transactions cost, and of one with 100 of the same two years, against a
// read that has nothing to do with them. Prints one line of JSON, in microseconds of processor time by call and by wallet.
import { twoYearsOf } from '../personas/many-transactions.ts';
import { measureReads, readerOf } from './measure-reads.ts';

/** `2026-10`: the last month that is over, since one that has just begun has next to nothing in it. */
function lastWholeMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

/** Measured against the first one. */
const paths = [
  '/user/security',
  '/wallet/transactions',
  '/wallet/transactions?q=nothing-like-it',
  '/wallet/transactions?q=987,654.32',
  '/wallet/transaction-months',
  '/wallet/transaction-months?currency=usd',
  '/wallet/limits',
  '/wallet/balances',
  `/wallet/statements/${lastWholeMonth()}`,
  '/wallet/ledger',
  '/wallet/positions/usdt',
];
const readers = {
  long: readerOf('many-transactions'),
  short: readerOf('many-transactions', { history: twoYearsOf(100) }),
};
console.log(JSON.stringify(await measureReads(readers, paths)));
