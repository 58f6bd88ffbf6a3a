import { beforeAll, expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import { networkIds } from '#contract/networks.ts';
import { transactionStatuses, transactionTypes } from '#contract/transactions.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { stateDefinition } from '#mock-api/features/index.ts';
import type { StoredTransaction } from '#mock-api/features/transactions/stored-transaction.ts';
import { personas } from '#mock-api/personas/personas.ts';
import { START } from '../transfers/payer.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const DAY = 86_400_000;

/** The state of a sandbox of a seed that the persona was made in. */
async function built(seed: number) {
  const app = emptyMock();
  const clock = { mode: 'frozen', at: START };
  await new Visitor(app).control('POST', '/sandboxes', {
    id: 's-many',
    persona: 'many-transactions',
    seed,
    clock,
  });
  const { state } = app.sandboxes.find('s-many')!;
  const user = Object.values(state.users)[0]!;
  return { state, all: state.transactions[user.customer_id]! };
}

let first: Awaited<ReturnType<typeof built>>;
beforeAll(async () => {
  first = await built(7);
});

const values = <Name extends keyof StoredTransaction>(name: Name) =>
  new Set(first.all.map((one) => one[name]));
/** Every word of a list but those that nothing in the product makes yet. */
const allBut = (words: readonly string[], ...without: string[]) =>
  words.filter((word) => !without.includes(word)).sort();

test('it has 10,000 transactions of about two years, oldest first', () => {
  const { all } = first;
  expect(all).toHaveLength(10_000);
  const days = (Date.parse(START) - Date.parse(all[0]!.created_at)) / DAY;
  expect(Math.round(days)).toBe(730);
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort());
  expect(times.at(-1)! < START).toBe(true);
});

test('they are of all types, assets, networks and statuses', () => {
  expect([...values('type')].sort()).toEqual(allBut(transactionTypes, 'adjustment'));
  expect([...values('asset')].sort()).toEqual([...assetIds].sort());
  expect([...values('status')].sort()).toEqual([...transactionStatuses].sort());
  expect(networkIds.filter((network) => !values('network').has(network))).toEqual(['base']);
});

test('they are booked: every invariant holds, and nobody ever had less than nothing', () => {
  expect(invariantsOf(first.state).filter(({ ok }) => !ok)).toEqual([]);
  const balances = new Map<string, bigint>();
  const entries = [...first.state.ledger.entries].sort((a, b) =>
    a.effective_at < b.effective_at ? -1 : a.effective_at > b.effective_at ? 1 : a.seq - b.seq,
  );
  for (const { postings } of entries)
    for (const { account, amount } of postings) {
      const balance = (balances.get(account) ?? 0n) + BigInt(amount);
      balances.set(account, balance);
      if (account.startsWith('user:')) expect(balance >= 0n || account).toBe(true);
    }
});

test('they are the same for the same seed, and others for another', async () => {
  const [again, other] = [await built(7), await built(8)];
  expect(again.all).toEqual(first.all);
  expect(other.all).not.toEqual(first.all);
  expect(invariantsOf(other.state).filter(({ ok }) => !ok)).toEqual([]);
});

test('a list of the personas does without them', () => {
  const state = stateDefinition.create('-');
  expect(personas['many-transactions'].build(state)?.username).toBe('ifeokonkwo');
  expect(state.ledger.entries).toEqual([]);
});

test('a snapshot with them is taken back', async () => {
  const who = new Visitor(emptyMock());
  await who.become('many-transactions');
  const { body: snapshot } = await who.get('/__mock/snapshot');
  expect((await who.control('PUT', '/snapshot', snapshot)).status).toBe(200);
  expect((await who.get('/wallet/transactions')).status).toBe(200);
});
