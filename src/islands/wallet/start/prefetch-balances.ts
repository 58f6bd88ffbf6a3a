import type { ReadableAtom } from 'nanostores';

/** Settles with the first data, or the first error. */
const firstResult = (query: ReadableAtom<{ data: unknown; error: unknown }>) =>
  new Promise<void>((resolve) => {
    const unbind = query.subscribe(({ data, error }) => {
      if (data === null && error === null) return;
      resolve();
      // During the first call `unbind` is not assigned yet.
      queueMicrotask(() => unbind());
    });
  });

/**
 * Fetches the dashboard's data while its code loads; settles once the balances are there.
 * @param until releases the queries: by then the dashboard has mounted them, or never will.
 */
export async function prefetchBalances(until: Promise<unknown>): Promise<void> {
  const [{ $balances }, { $coins }] = await Promise.all([
    import('#src/stores/money/balances.ts'),
    import('#src/stores/money/coins.ts'),
  ]);
  const unbinds = [$balances.listen(() => undefined), $coins.listen(() => undefined)];
  void until.finally(() => unbinds.forEach((unbind) => unbind()));
  await firstResult($balances);
}
