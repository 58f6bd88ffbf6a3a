// For `npm run bench`: what reads of a wallet with 10,000 transactions cost, against a read that has nothing to do with them.
// Prints one line of JSON, in microseconds of processor time by call.
import { measureReads } from './measure-reads.ts';

/** Measured against the first one. */
const paths = [
  '/user/security',
  '/wallet/transactions',
  '/wallet/transactions?q=nothing-like-it',
  '/wallet/transaction-months',
  '/wallet/limits',
  '/wallet/balances',
  `/wallet/statements/${new Date().toISOString().slice(0, 7)}`,
  '/wallet/ledger',
  '/wallet/positions/usdt',
];
console.log(JSON.stringify(await measureReads('many-transactions', paths)));
