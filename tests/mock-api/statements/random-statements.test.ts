import { expect, test, vi } from 'vitest';
import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { createClock, iso, now } from '#mock-api/core/clock.ts';
import { setClock } from '#mock-api/core/sandbox.ts';
import { valuedBalances } from '#mock-api/features/balances/value-balances.ts';
import { writeFile } from '#mock-api/features/exports/write-file.ts';
import { monthPeriod, readPeriod } from '#mock-api/features/statements/period.ts';
import { statementInvariant } from '#mock-api/features/statements/statement-invariant.ts';
import { statementOf } from '#mock-api/features/statements/statement.ts';
import { PAID_ASSETS, RandomPayments } from '../ledger/random-payments.ts';

const HISTORIES = 50;
const MONTHS = 4;
/** Commands in the middle of a month, and in the last and the first millisecond of two months of Africa/Lagos. */
const COMMANDS = { middle: 25, edge: 4 };
// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: 120_000 });

/** January to April of 2026. */
const months = Array.from({ length: MONTHS }, (_, month) => monthPeriod(2026, month));

function history(seed: number): RandomPayments {
  const payments = new RandomPayments(seed);
  const { sandbox } = payments;
  const moveTo = (moment: number) => setClock(sandbox, createClock({ mode: 'frozen', at: moment }));
  const act = (count: number) => {
    for (let step = 0; step < count; step += 1) payments.step();
  };
  for (const period of months) {
    const { from, to } = readPeriod(sandbox.state, period);
    moveTo(Math.max(now(sandbox.state), from + 10 * 86_400_000));
    act(COMMANDS.middle);
    moveTo(Math.max(now(sandbox.state), to - 1));
    act(COMMANDS.edge);
    moveTo(Math.max(now(sandbox.state), to));
    act(COMMANDS.edge);
  }
  return payments;
}

/** The sums of a file of ledger lines, by asset: what its rows add up to, and the balance after the last. */
function sumFile(text: string) {
  const [head = '', ...rows] = text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
  const columns = head.split(',');
  const sums = new Map<string, { change: bigint; balance: string; total: readonly string[] | null }>();
  for (const row of rows) {
    const cells = row.split(',');
    const of = (name: string) => cells[columns.indexOf(name)] ?? '';
    const asset = of('asset');
    const known = sums.get(asset) ?? { change: 0n, balance: '', total: null };
    sums.set(asset, known);
    if (of('entry_id') === 'total') {
      known.total = [of('amount'), of('fee'), of('balance_after')];
      continue;
    }
    const { scale } = assets[asset as 'ngn'];
    const amount = of('amount');
    const size = parseAmount(amount.replace('-', ''), scale);
    known.change += (amount.startsWith('-') ? -size : size) - parseAmount(of('fee'), scale);
    known.balance = of('balance_after');
  }
  return sums;
}

test('of fifty random histories, every month opens with what the one before closed with, and its lines make what the accounts had', () => {
  let checked = 0;
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const { state, people } = history(seed);
    expect(statementInvariant(state)).toMatchObject({ ok: true, found: [] });
    for (const person of people.slice(0, 4)) {
      const user = state.users[person]!;
      let before = new Map<string, string>();
      for (const period of months) {
        const range = readPeriod(state, period);
        const { items, ties } = statementOf(state, person, range, 'ngn');
        expect([seed, person, period, ties]).toEqual([seed, person, period, true]);
        const then = valuedBalances(state, user, 'ngn', range.to).items;
        const [year, month] = period.split('-');
        const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
        const filter = { from: `${period}-01`, to: lastDay, currency: 'ngn' as const };
        const file = sumFile(writeFile(state, person, { kind: 'ledger', format: 'csv', filter }).text);
        for (const asset of PAID_ASSETS) {
          const { scale } = assets[asset];
          const item = items.find((one) => one.asset === asset);
          const [opening, closing] = [item?.opening ?? '0', item?.closing ?? '0'];
          const at = [seed, person, period, asset];
          expect([...at, opening]).toEqual([...at, before.get(asset) ?? '0']);
          expect([...at, closing]).toEqual([...at, then.find((one) => one.asset === asset)?.total ?? '0']);
          const written = file.get(asset);
          const change = written?.change ?? 0n;
          expect([...at, formatAmount(parseAmount(opening, scale) + change, scale)]).toEqual([
            ...at,
            closing,
          ]);
          if (written)
            expect([...at, written.balance, written.total?.[2]]).toEqual([...at, closing, closing]);
          checked += 1;
        }
        before = new Map(items.map(({ asset, closing }) => [asset, closing]));
      }
    }
  }
  expect(checked).toBe(HISTORIES * 4 * MONTHS * PAID_ASSETS.length);
});

test('a transaction that says another amount or fee than was booked breaks the statement of its month', () => {
  const { state, people } = history(5);
  const found = () => statementInvariant(state).found.length;
  expect(found()).toBe(0);
  const settled = people
    .flatMap((person) => state.transactions[person]!)
    .find(({ type, status, fees }) => type === 'payout' && status === 'completed' && fees.length > 0)!;
  for (const member of [settled, settled.fees[0]!]) {
    const { amount } = member;
    member.amount = '12.34';
    expect(found()).toBe(1);
    member.amount = amount;
    expect(found()).toBe(0);
  }
});

test('the last millisecond of a month in Lagos is part of it, the first of the next one is not', () => {
  const payments = history(3);
  const { state } = payments;
  const [person = ''] = payments.people;
  const { to } = readPeriod(state, '2026-01');
  expect(iso(to)).toBe('2026-01-31T23:00:00.000Z');
  const moments = new Set(state.ledger.entries.map(({ effective_at }) => effective_at));
  expect([iso(to - 1), iso(to)].map((moment) => moments.has(moment))).toEqual([true, true]);
  const before = valuedBalances(state, state.users[person]!, 'ngn', to).items;
  const { items } = statementOf(state, person, readPeriod(state, '2026-01'), 'ngn');
  for (const { asset, closing } of items)
    expect(before.find((one) => one.asset === asset)?.total ?? '0').toBe(closing);
});
