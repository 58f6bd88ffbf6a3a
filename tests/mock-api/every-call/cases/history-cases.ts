import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { casesOf, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const as = 'complete' as const;
const invalid = refusedWith('invalid_fields');
const badPeriod = refusedWith('period_invalid');

/** One transaction with an id that a path can name. */
const named = ({ state }: Stage) => {
  const customer = Object.values(state.users).at(-1)!.customer_id;
  state.transactions[customer]!.at(-1)!.id = 'txn_here';
  return undefined;
};
const exported = quietly(async (stage) => {
  await stage.visitor.post('/wallet/exports', { kind: 'transactions' });
  for (const one of Object.values(stage.state.exports).flat()) one.export_id = 'exp_here';
});
const report = {
  client_id: '6f1f7f0e-3a55-4a59-9a0f-0d8f4b1f2c11',
  reason: 'not_arrived',
  text: 'Nothing has come.',
};
const reportPath = '/wallet/transactions/txn_here/report';
const statement = (when: string, period: string, answer: CallCase['answer']) => ({
  when,
  as,
  path: `/wallet/statements/${period}`,
  answer,
  changes: ['rateLimits'] as const,
});

/** What was, line by line and summed up. */
export const historyCases: readonly CallCase[] = [
  ...casesOf('GET /wallet/assets', [{ when: 'there is a session', as, answer: 200 }]),
  ...casesOf('GET /wallet/balances', [
    {
      when: 'the moment is past',
      as,
      path: '/wallet/balances?as_of=2026-11-01T00:00:00%2B01:00',
      answer: 200,
    },
    {
      when: 'the moment is to come',
      as,
      path: '/wallet/balances?as_of=2126-11-01T00:00:00Z',
      answer: invalid,
    },
    { when: 'the moment is none', as, path: '/wallet/balances?as_of=yesterday', answer: invalid },
  ]),
  ...casesOf('GET /wallet/transactions', [
    {
      when: 'the days are turned',
      as,
      path: '/wallet/transactions?from=2026-02-02&to=2026-02-01',
      changes: ['rateLimits'],
      answer: badPeriod,
    },
    { when: 'a day is none', as, path: '/wallet/transactions?from=2026-02-30', answer: invalid },
    { when: 'an amount is none', as, path: '/wallet/transactions?min=1e3', answer: invalid },
    {
      when: 'all filters are given',
      as,
      path: '/wallet/transactions?asset=ngn&min=1&max=9000000&from=2020-01-01',
      answer: 200,
    },
    {
      when: 'there were 300 searches in this minute',
      as,
      before: quietly(({ visitor }) => repeat(300, () => visitor.get('/wallet/transactions?q=ada'))),
      path: '/wallet/transactions?type=send',
      answer: refusedWith('rate_limited'),
    },
  ]),
  ...casesOf('PUT /wallet/transactions/{id}/note', [
    {
      when: 'it has one already',
      as,
      path: '/wallet/transactions/txn_here/note',
      before: named,
      body: { note: ' rent ' },
      answer: 200,
      says: { data: { note: 'rent' } },
    },
    {
      when: 'it is empty',
      as,
      path: '/wallet/transactions/txn_here/note',
      before: named,
      body: { note: '' },
      answer: 200,
      says: { data: { note: null } },
    },
    {
      when: 'it is too long',
      as,
      path: '/wallet/transactions/txn_here/note',
      before: named,
      body: { note: 'n'.repeat(141) },
      answer: invalid,
    },
    { when: 'there is no such transaction', as, body: { note: 'rent' }, answer: refusedWith('not_found') },
  ]),
  ...casesOf('POST /wallet/transactions/{id}/report', [
    {
      when: 'it is new',
      as,
      path: reportPath,
      before: named,
      body: report,
      answer: 200,
      says: { data: { status: 'open' } },
    },
    { when: 'there is no such transaction', as, body: report, answer: refusedWith('not_found') },
    {
      when: 'there were twenty messages in this minute',
      as,
      path: reportPath,
      before: async (stage) => {
        named(stage);
        let turn = 10;
        await repeat(20, () =>
          stage.visitor.post(reportPath, {
            ...report,
            client_id: report.client_id.replace('6f', String((turn += 1))),
          }),
        );
        return undefined;
      },
      body: report,
      answer: refusedWith('rate_limited'),
    },
  ]),
  ...casesOf('GET /wallet/ledger', [
    { when: 'nothing is asked for', as, answer: 200 },
    {
      when: 'the days are turned',
      as,
      path: '/wallet/ledger?from=2026-02-02&to=2026-02-01',
      answer: badPeriod,
    },
    { when: 'the cursor is none', as, path: '/wallet/ledger?cursor=ent_0_btc', answer: invalid },
  ]),
  ...casesOf('GET /wallet/statements', [
    { when: 'no year is named', as, answer: 200, says: { data: { zone: 'Africa/Lagos' } } },
    {
      when: 'nothing was ever booked',
      as: 'no-profile',
      answer: 200,
      says: { data: { years: [], items: [] } },
    },
    { when: 'the year is none', as, path: '/wallet/statements?year=0', answer: invalid },
  ]),
  ...casesOf('GET /wallet/statements/{period}', [
    statement('it is a month', '2020-02', 200),
    statement('it is a quarter', '2020-Q4', 200),
    statement('it is a year', '2020', 200),
    statement('it is some days', '2020-02-28..2020-03-01', 200),
    statement('it is no month', '2020-13', badPeriod),
    statement('it is no quarter', '2020-Q5', badPeriod),
    statement('a day is none', '2020-02-30..2020-03-01', badPeriod),
    statement('the days are turned', '2020-03-01..2020-02-28', badPeriod),
    statement('it is to come', '2126', badPeriod),
    statement('it is no period', 'lately', badPeriod),
  ]),
  ...casesOf('POST /wallet/exports', [
    {
      when: 'it is of transactions',
      as,
      body: { kind: 'transactions' },
      answer: 200,
      says: { data: { status: 'pending', url: null } },
    },
    { when: 'it is of the ledger', as, body: { kind: 'ledger' }, answer: 200 },
    {
      when: 'it is a statement',
      as,
      body: { kind: 'statement', filter: { period: '2020-02' } },
      answer: 200,
    },
    {
      when: 'it is a receipt',
      as,
      before: named,
      body: { kind: 'receipt', filter: { transaction_id: 'txn_here' } },
      answer: 200,
    },
    {
      when: 'the days are turned',
      as,
      body: { kind: 'ledger', filter: { from: '2026-02-02', to: '2026-02-01' } },
      changes: ['rateLimits'],
      answer: badPeriod,
    },
    {
      when: 'there is no such transaction',
      as,
      body: { kind: 'receipt', filter: { transaction_id: 'txn_0' } },
      changes: ['rateLimits'],
      answer: refusedWith('not_found'),
    },
    { when: 'the format is none', as, body: { kind: 'ledger', format: 'pdf' }, answer: invalid },
    {
      when: 'there were ten in this minute',
      as,
      before: quietly(({ visitor }) => repeat(10, () => visitor.post('/wallet/exports', { kind: 'ledger' }))),
      body: { kind: 'ledger' },
      answer: refusedWith('rate_limited'),
    },
  ]),
  ...casesOf('GET /wallet/exports/{id}', [
    {
      when: 'it is ready',
      as,
      path: '/wallet/exports/exp_here',
      before: quietly(async (stage) => {
        await stage.visitor.post('/wallet/exports', { kind: 'transactions' });
        await wait(stage, 2);
        for (const one of Object.values(stage.state.exports).flat()) one.export_id = 'exp_here';
      }),
      answer: 200,
      says: { data: { status: 'ready', url: '/wallet/exports/exp_here/file' } },
    },
    {
      when: 'it is being written',
      as,
      path: '/wallet/exports/exp_here',
      before: exported,
      answer: 200,
      says: { data: { status: 'pending' } },
    },
    { when: 'there is none', as, path: '/wallet/exports/exp_0', answer: refusedWith('not_found') },
  ]),
  ...casesOf('GET /wallet/portfolio', [
    { when: 'nothing is asked for', as, answer: 200, says: { data: { range: '1M', currency: 'ngn' } } },
    { when: 'nothing was ever booked', as: 'no-profile', answer: 200, says: { data: { points: [] } } },
    { when: 'the range is none', as, path: '/wallet/portfolio?range=2D', answer: invalid },
  ]),
  ...casesOf('GET /wallet/positions/{asset}', [
    {
      when: 'it is held',
      as,
      path: '/wallet/positions/usdt',
      answer: 200,
      says: { data: { asset: 'usdt' } },
    },
    {
      when: 'nothing of it is held',
      as,
      path: '/wallet/positions/vet',
      answer: 200,
      says: { data: { amount: '0', cost: null } },
    },
    { when: 'there is none', as, path: '/wallet/positions/gold', answer: refusedWith('asset_not_found') },
  ]),
];
