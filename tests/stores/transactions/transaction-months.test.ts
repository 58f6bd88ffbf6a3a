import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../eventually.ts';
import { openTransactions } from './transactions-page.ts';

const MONTHS = 'GET /wallet/transaction-months';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** Reads the sums in a browser that names its zone so, and says with which zones it asked. */
async function readIn(timeZone: string, effect?: object) {
  const { mock } = await openTransactions();
  if (effect) await mock.fault(MONTHS, effect as Parameters<typeof mock.fault>[1]);
  // Only what the browser names: an unknown zone can't be set.
  const own = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function options(
    this: Intl.DateTimeFormat,
  ) {
    return { ...own.call(this), timeZone };
  });
  const { transactionMonths } = await import('#src/stores/transactions/transaction-months.ts');
  const { $state } = transactionMonths('ngn');
  stops.push($state.listen(() => undefined));
  await eventually(() => {
    const { data, error } = $state.get();
    if (!data && !error) throw new Error('not answered');
  });
  const asked = (await mock.journal(MONTHS)).map(({ path }) =>
    new URLSearchParams(path.split('?')[1]).get('zone'),
  );
  return { ...$state.get(), asked };
}

test.each(['Africa/Lagos', 'Pacific/Kiritimati'])('the months of %s are asked for once', async (zone) => {
  const { data, asked } = await readIn(zone);
  expect(asked).toEqual([zone]);
  expect(data?.isOwnZone).toBe(true);
});

test('of a zone that the API does not know, the months are those of Lagos, and it is known that they are', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const { data, error, asked } = await readIn('Mars/Olympus');
  vi.unstubAllEnvs();
  expect(asked).toEqual(['Mars/Olympus', null]);
  expect(error).toBeNull();
  expect(data?.byMonth.size).toBeGreaterThan(0);
  expect(data?.isOwnZone).toBe(false);
});

test('a refusal for another reason is not asked again without the zone', async () => {
  const { error, asked } = await readIn('Africa/Lagos', { type: 'status', status: 422 });
  expect(asked).toEqual(['Africa/Lagos']);
  expect(error?.status).toBe(422);
});
