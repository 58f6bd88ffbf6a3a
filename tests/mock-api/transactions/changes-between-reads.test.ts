import { expect, test } from 'vitest';
import { monthSums } from '#mock-api/features/transactions/month-sums.ts';
import { searchTransactions } from '#mock-api/features/transactions/transaction-search.ts';
import { transactionsOf } from '#mock-api/features/transactions/transactions.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

// What was derived of a transaction is kept from one read to the next.

const reads = [
  '/wallet/transactions?page_size=50&q=rent',
  '/wallet/transactions?page_size=50&q=chinedu',
  '/wallet/transactions?page_size=50&q=1%2C234.5',
  '/wallet/transactions?page_size=50&status=cancelled&q=sent',
  '/wallet/transaction-months',
  '/wallet/transaction-months?currency=usd',
  '/wallet/transaction-months?currency=btc&zone=Pacific/Kiritimati',
  '/wallet/statements/2026-11',
  '/wallet/statements/2026-11?currency=usd',
  '/wallet/statements/2026-12',
  '/wallet/statements',
  '/wallet/ledger?page_size=100',
  '/wallet/ledger?asset=usdt',
  '/wallet/positions/usdt',
];

/** What each read answers, in one language. */
async function answers(payer: Payer, language: string) {
  const all = new Map<string, unknown>();
  for (const path of reads) {
    const { status, body } = await payer.get(path, { 'accept-language': language });
    // A month that has not begun has no statement.
    all.set(path, status === 200 ? body.data : body.code);
  }
  return all;
}

test('after each change, everything that is read of the history is what a copy of the state reads', async () => {
  const payer = await Payer.create();
  for (const session of Object.values(payer.state.sessions)) session.expires_at += 30 * 86_400_000;
  const { customer_id } = Object.values(payer.state.users)[0]!;
  const newest = () => transactionsOf(payer.state, customer_id).at(-1)!;
  const paid = await payer.paid(toTron('20.5'));
  const changes: Record<string, () => unknown> = {
    'a note': () => payer.write('PUT', `/wallet/transactions/${paid.id}/note`, { note: 'Rent' }),
    'no note': () => payer.write('PUT', `/wallet/transactions/${paid.id}/note`, { note: null }),
    'a new one': () => payer.paid(toChinedu('1234.5')),
    'another name': () => Object.assign(newest().counterparty!, { name: 'Renta Chinedu' }),
    'a patch of the state': () =>
      payer.control('PATCH', '/state', [
        { op: 'replace', path: `/transactions/${customer_id}/0/note`, value: 'Rent of May' },
      ]),
    'a status': () => payer.control('POST', '/simulate/events', { transaction_id: paid.id, event: 'failed' }),
    'a deposit, once it is confirmed': async () => {
      await payer.control('POST', '/simulate/deposits', { asset: 'usdt', amount: '1234.5' });
      await payer.wait(7200);
    },
    'a silent coin': () => payer.control('PUT', '/ticker', { symbols: { btc: { mode: 'silent' } } }),
    'a faster market': () => payer.control('PUT', '/ticker', { speed: 50 }),
    'a later month': () => payer.wait(15 * 86_400),
    'one of another month': () => payer.paid(toTron('7')),
  };
  let before = await answers(payer, 'en');
  const unseen: string[] = [];
  for (const [what, change] of Object.entries(changes)) {
    await change();
    const [en, cn] = [await answers(payer, 'en'), await answers(payer, 'zh-CN')];
    // A restored snapshot is a copy, of which nothing was read before.
    const { body: snapshot } = await payer.get('/__mock/snapshot');
    expect((await payer.control('PUT', '/snapshot', snapshot)).status).toBe(200);
    expect([what, en]).toEqual([what, await answers(payer, 'en')]);
    expect([what, cn]).toEqual([what, en]);
    if (JSON.stringify([...en]) === JSON.stringify([...before])) unseen.push(what);
    before = en;
  }
  // A change that no read shows would prove nothing.
  expect(unseen).toEqual([]);
});

test('whatever member of a transaction is changed in place, searches and sums are those of a copy', async () => {
  const { state } = await Payer.create();
  const all = Object.values(state.transactions).reduce((most, one) =>
    one.length > most.length ? one : most,
  );
  const found = (list: typeof all) =>
    ['renamed', '31.25', 'returned', '转入', 'rent'].flatMap((q) =>
      [...searchTransactions(list, { q }, { limit: Infinity })].map(({ id }) => `${q} ${id}`),
    );
  const sums = (list: typeof all) =>
    (['ngn', 'usd'] as const).map((currency) => monthSums(state, list, { currency, zone: 'Africa/Lagos' }));
  const changes: ((one: (typeof all)[number]) => unknown)[] = [
    (one) => Object.assign(one.counterparty ?? {}, { name: 'Renamed' }),
    (one) => (one.note = 'renamed'),
    (one) => (one.message = 'renamed'),
    (one) => (one.tx_hash = 'renamed'),
    (one) => (one.reference = 'RENA-MED'),
    (one) => one.fees[0] && (one.fees[0].amount = '31.25'),
    (one) => one.fiat && (one.fiat.amount = '31.25'),
    (one) => one.fiat && (one.fiat.rate = '31.25'),
    (one) => one.total_debit && (one.total_debit.amount = '31.25'),
    (one) => one.received && (one.received.amount = '31.25'),
    (one) => (one.amount = '31.25'),
    (one) => (one.type = 'receive'),
    (one) => (one.status = 'returned'),
    (one) => (one.status_reason = 'bank_error'),
    (one) => (one.recovered = '1'),
    (one) => (one.direction = 'in'),
    (one) => (one.created_at = '2026-01-15T00:00:00.000Z'),
    (one) => one.fees.push({ kind: 'vat', asset: one.asset, amount: '0.25' }),
  ];
  for (const [index, change] of changes.entries()) {
    found(all);
    sums(all);
    for (const one of all) change(one);
    expect([index, found(all)]).toEqual([index, found(structuredClone(all))]);
    expect([index, sums(all)]).toEqual([index, sums(structuredClone(all))]);
  }
});
