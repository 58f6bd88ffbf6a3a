import { expect, test } from 'vitest';
import { assets, displayCurrencies } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { TransactionMonth } from '#contract/transaction-months.ts';
import type { Transaction } from '#contract/transactions.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

const monthsOf = async (payer: Payer, query = '') =>
  (await payer.get(`/wallet/transaction-months${query}`)).body.data as {
    currency: string;
    zone: string;
    items: TransactionMonth[];
  };

async function allOf(payer: Payer): Promise<Transaction[]> {
  const all: Transaction[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const from: string = cursor && `&cursor=${cursor}`;
    const { body } = await payer.get(`/wallet/transactions?page_size=50${from}`);
    const page = body.data as { items: Transaction[]; next_cursor: string | null };
    all.push(...page.items);
    cursor = page.next_cursor;
  }
  return all;
}

/** In kobo, at the rate that a transaction keeps. */
const naira = ({ fiat, asset }: Transaction, amount: string) =>
  multiplyByRate(parseAmount(amount, assets[asset].scale), assets[asset].scale, fiat!.rate, 2, 'half-even');

test.each(['complete', 'many-transactions', 'poisoned'])(
  'of %s the sums of each month are those of its transactions, exactly',
  async (persona) => {
    const payer = await Payer.create(persona);
    const expected = new Map<string, { in: bigint; out: bigint; converted: bigint }>();
    for (const one of await allOf(payer)) {
      const month = new Date(Date.parse(one.created_at) + 3_600_000).toISOString().slice(0, 7);
      const sums = expected.get(month) ?? { in: 0n, out: 0n, converted: 0n };
      expected.set(month, sums);
      const isGoing = ['completed', 'pending', 'review', 'processing', 'confirming'].includes(one.status);
      if (one.direction === 'in' && one.status === 'completed') sums.in += naira(one, one.amount);
      if (one.direction === 'out' && isGoing) sums.out += naira(one, one.total_debit!.amount);
      if (one.direction === 'convert' && isGoing) sums.converted += naira(one, one.total_debit!.amount);
      if (one.status === 'returned' && one.direction === 'out' && one.status_reason !== 'bank_error')
        for (const fee of one.fees) sums.out += naira(one, fee.amount);
      if (one.recovered !== null) sums.in += naira(one, one.amount) - naira(one, one.recovered);
    }
    const { items, currency, zone } = await monthsOf(payer);
    expect([currency, zone]).toEqual(['ngn', 'Africa/Lagos']);
    expect(items.map(({ month, ...sums }) => [month, sums.in, sums.out, sums.converted])).toEqual(
      [...expected].map(([month, sums]) => [
        month,
        ...[sums.in, sums.out, sums.converted].map((sum) => formatAmount(sum, 2)),
      ]),
    );
  },
);

test('what is paid counts at once, with its fees; what is on its way to oneself, and what was cancelled, does not', async () => {
  const payer = await Payer.create();
  const now = async () => (await monthsOf(payer)).items[0]!;
  const before = await now();
  const difference = (one: string | null, other: string | null) =>
    formatAmount(parseAmount(one!, 2) - parseAmount(other!, 2), 2);
  await payer.paid(toChinedu('2500'));
  const paid = await now();
  expect(difference(paid.out, before.out)).toBe('2500');
  expect(paid.in).toBe(before.in);
  const { fiat, asset, amount, total_debit } = await payer.paid(toTron('20.5'));
  expect(amount).not.toBe(total_debit!.amount);
  const sent = await now();
  expect(difference(sent.out, paid.out)).toBe(
    formatAmount(naira({ fiat, asset } as Transaction, total_debit!.amount), 2),
  );
  await payer.control('POST', '/simulate/deposits', { asset: 'usdt', amount: '9' });
  expect((await now()).in).toBe(sent.in);
});

test('each display currency has its sums, and each zone its months', async () => {
  const payer = await Payer.create('many-transactions');
  for (const currency of displayCurrencies) {
    const { items } = await monthsOf(payer, `?currency=${currency}`);
    expect(items.length).toBeGreaterThan(3);
    for (const { in: came } of items)
      if (came !== null)
        expect((came.split('.')[1] ?? '').length).toBeLessThanOrEqual(assets[currency].scale);
  }
  const months = items(await monthsOf(payer, '?zone=Pacific/Kiritimati'));
  expect(months).toEqual(
    new Set(
      (await allOf(payer)).map(({ created_at }) =>
        new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Pacific/Kiritimati',
          year: 'numeric',
          month: '2-digit',
        }).format(new Date(created_at)),
      ),
    ),
  );
  expect((await payer.get('/wallet/transaction-months?zone=Mars/Olympus')).status).toBe(422);
});

const items = ({ items: all }: Awaited<ReturnType<typeof monthsOf>>) =>
  new Set(all.map(({ month }) => month));
