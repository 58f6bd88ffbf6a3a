import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

const BALANCES = 'GET /wallet/balances';

let mock: ReturnType<typeof connectToMock>;
let stop: () => void;

beforeEach(async () => {
  ({ mock } = newDocument());
  vi.resetModules();
  await mock.signIn('complete');
});
afterEach(() => stop());

test('money that comes while balances are on their way is shown', async () => {
  const { $balances } = await import('#src/stores/money/balances.ts');
  const { $displaySettingsLoaded: $viewKnown } = await import('#src/stores/preferences/display-settings.ts');
  const { invalidateQueries } = await import('#src/stores/query/query-client.ts');
  $viewKnown.set(true);
  const amount = () => $balances.get().data?.items.find(({ asset }) => asset === 'usdt')?.available;
  stop = $balances.listen(() => undefined);
  await eventually(() => expect(amount()).toBeDefined());
  const before = Number(amount());

  // The answer is made, and then takes its time.
  await mock.control('POST', '/faults', {
    op: BALANCES,
    effect: { type: 'delay', ms: 300 },
    stage: 'post',
    times: 1,
  });
  const asked = (await mock.journal(BALANCES)).length;
  invalidateQueries();
  await eventually(async () => {
    const { items } = await mock.control<{ items: { hits: number }[] }>('GET', '/faults');
    expect(items).toMatchObject([{ hits: 1 }]);
  });
  await mock.control('POST', '/deposits', { asset: 'usdt', amount: '25' });
  invalidateQueries();
  await eventually(() => expect(Number(amount())).toBe(before + 25));
  expect((await mock.journal(BALANCES)).length).toBe(asked + 2);
});
