import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { getBalances } from '#contract/balances.ts';
import { messages } from '#src/i18n/messages.ts';
import { assetOptions } from '#src/islands/wallet/money/asset-options.ts';
import { recentPeople } from '#src/islands/wallet/person/recent-people.ts';
import * as transactions from '#contract/transactions.ts';
import { connectToMock } from '../../../in-process.ts';
import { replySchemaOf } from '../../../../contract/endpoint.ts';

const { wallet, assetWords } = messages('en');
const words = { names: wallet.names, others: assetWords };
const API = 'http://localhost:8787';

async function signedInFetch() {
  const mock = connectToMock();
  await mock.signIn('complete');
  return async (path: string) => (await mock.send(`${API}${path}`)).json() as Promise<unknown>;
}

// requirement: 2.33
test('every asset can be chosen, held ones first, even before the balances are loaded', async () => {
  const get = await signedInFetch();
  const { items } = replySchemaOf(getBalances).parse(await get(getBalances.path)).data;
  const all = assetOptions(items, '', words);
  expect(all.map(({ id }) => id).toSorted()).toEqual([...assetIds].toSorted());
  // The API lists the most valuable first, cash as any other.
  expect(all.slice(0, 6).map(({ id }) => id)).toEqual(items.map(({ asset }) => asset));
  expect(all.slice(0, 6).every(({ balance }) => balance !== null)).toBe(true);
  expect(assetOptions(null, '', words)).toHaveLength(assetIds.length);
});

test('a name or a symbol finds its asset, held or not', async () => {
  const get = await signedInFetch();
  const { items } = replySchemaOf(getBalances).parse(await get(getBalances.path)).data;
  expect(assetOptions(items, 'tet', words).map(({ id }) => id)).toEqual(['usdt']);
  expect(assetOptions(items, 'HBAR', words).map(({ id }) => id)).toEqual(['hbar']);
  expect(assetOptions(null, 'gold', words)).toEqual([]);
});

test('recent people are those searched for, then those of the last transactions, each once', async () => {
  const get = await signedInFetch();
  const { items } = replySchemaOf(transactions.listTransactions).parse(
    await get(transactions.listTransactions.path),
  ).data;
  const fromTransactions = recentPeople([], items).map(({ username }) => username);
  expect(fromTransactions.slice(0, 3)).toEqual(['amina', 'kwame', 'zhangwei']);
  const withSearches = recentPeople(
    [
      { kind: 'person', id: 'zhangwei', name: '张伟' },
      { kind: 'asset', id: 'btc' },
    ],
    items,
  );
  expect(withSearches.map(({ username }) => username).slice(0, 3)).toEqual(['zhangwei', 'amina', 'kwame']);
  expect(recentPeople([], [] satisfies Transaction[])).toEqual([]);
});
