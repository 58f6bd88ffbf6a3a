// For `npm run bench`: what the market costs, against a read that has nothing to do with it. Prints one line of JSON, in
// microseconds of processor time by call and by wallet.
import { measureReads, readerOf } from './measure-reads.ts';

/** Measured against the first one. */
const paths = [
  '/user/security',
  '/market/assets',
  '/market/assets?page_size=50&sort=change',
  '/market/assets?page_size=100&tab=gainers&sort=price',
  '/market/assets/amber-coin',
  '/market/assets/btc/candles?range=1Y',
  '/market/assets/ngn/candles?range=ALL',
];
console.log(JSON.stringify(await measureReads({ complete: readerOf('complete') }, paths)));
