import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { TRON } from '../../transfers/payer.ts';
import { casesOf, quietly, repeat, type CallCase } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const as = 'complete' as const;
const receive = (query: string) => `/wallet/deposit-addresses?${query}`;
const check = { asset: 'usdt', address: TRON };

export const addressCases: readonly CallCase[] = [
  ...casesOf('GET /wallet/deposit-addresses', [
    { when: 'the asset is on the network', as, path: receive('asset=usdt&network=trc20'), answer: 200 },
    {
      when: 'the asset is not on the network',
      as,
      path: receive('asset=btc&network=trc20'),
      answer: refusedWith('asset_not_found'),
    },
    {
      when: 'the asset is cash',
      as,
      path: receive('asset=ngn&network=trc20'),
      answer: refusedWith('asset_not_found'),
    },
    { when: 'no network is named', as, path: receive('asset=usdt'), answer: refusedWith('invalid_fields') },
  ]),
  ...casesOf('POST /wallet/addresses/check', [
    { when: 'it is an address', as, body: check, answer: 200, says: { data: { valid: true } } },
    {
      when: 'it is none',
      as,
      body: { ...check, address: 'hello' },
      answer: 200,
      says: { data: { valid: false } },
    },
    {
      when: 'the asset is not on the network',
      as,
      body: { ...check, network: 'bitcoin' },
      answer: refusedWith('asset_not_found'),
      changes: ['rateLimits'],
    },
    {
      when: 'sixty were checked in a minute',
      as,
      body: check,
      before: quietly((stage) => repeat(60, () => stage.visitor.post('/wallet/addresses/check', check))),
      answer: refusedWith('rate_limited'),
    },
  ]),
];
