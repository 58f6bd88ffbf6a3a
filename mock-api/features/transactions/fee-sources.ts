import type { AssetId } from '#contract/assets.ts';
import type { StoredTransaction } from './stored-transaction.ts';

type Fee = Pick<StoredTransaction['fees'][number], 'asset' | 'amount'>;
/** Sources of something, and after them its fees: asset and amount of each in turn. */
export function withFees<Sources extends readonly unknown[]>(
  sources: Sources,
  fees: readonly Fee[],
): readonly [...Sources, ...string[]] {
  if (fees.length === 0) return sources as unknown as readonly [...Sources, ...string[]];
  // Of its size from the start, and no spread: this runs for each of 10,000 transactions at every read.
  const all = new Array<unknown>(sources.length + fees.length * 2);
  for (let index = 0; index < sources.length; index += 1) all[index] = sources[index];
  let end = sources.length;
  for (const { asset, amount } of fees) {
    all[end] = asset;
    all[end + 1] = amount;
    end += 2;
  }
  return all as unknown as readonly [...Sources, ...string[]];
}

/** The fees that sources were made of. */
export function feesFrom(sources: readonly string[]): readonly Fee[] {
  return Array.from({ length: sources.length / 2 }, (_, index) => ({
    asset: sources[index * 2] as AssetId,
    amount: sources[index * 2 + 1] ?? '0',
  }));
}
