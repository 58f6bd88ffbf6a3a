import type { ReadableAtom } from 'nanostores';

/** Settles with the first answer, or the first failure. */
const answered = (read: ReadableAtom<{ data: unknown; error: unknown }>) =>
  new Promise<void>((resolve) => {
    const stop = read.subscribe(({ data, error }) => {
      if (data === null && error === null) return;
      resolve();
      // Within the first call there is nothing to stop yet.
      queueMicrotask(() => stop());
    });
  });

/**
 * Asks for the dashboard's figures before it stands, so that they come beside its code; settles once the balances are there.
 * @param until the reads are let go of then: the dashboard takes them over, or nobody does.
 */
export async function prefetchBalances(until: Promise<unknown>): Promise<void> {
  const [{ $balances }, { $coins }] = await Promise.all([
    import('#src/stores/money/balances.ts'),
    import('#src/stores/money/coins.ts'),
  ]);
  const stops = [$balances.listen(() => undefined), $coins.listen(() => undefined)];
  void until.finally(() => stops.forEach((stop) => stop()));
  await answered($balances);
}
