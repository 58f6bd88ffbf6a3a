import type { AssetId } from '#contract/assets.ts';
import type { Line } from './ledger-lines.ts';
import { amountsOf } from './line-amounts.ts';

/** What changes a balance, summed up; in minor units. */
export const columns = ['in', 'out', 'fees', 'converted_in', 'converted_out', 'rewards'] as const;
export type Column = (typeof columns)[number];
/** Of a period and an asset. */
export type Sums = Record<Column | 'opening', bigint>;

/** The column that a line's amount counts in. */
export function columnOf(event: string, amount: bigint): Column {
  if (event === 'converted') return amount < 0n ? 'converted_out' : 'converted_in';
  if (event === 'rewarded') return 'rewards';
  return amount < 0n ? 'out' : 'in';
}

const noSums = (opening = 0n): Sums => ({
  opening,
  in: 0n,
  out: 0n,
  fees: 0n,
  converted_in: 0n,
  converted_out: 0n,
  rewards: 0n,
});

/** The lines from one moment to another (ISO 8601 times; `to` excluded) summed up, with what there was before them. */
export function sumLines(
  lines: readonly Line[],
  { from, to }: { readonly from: string; readonly to: string },
): Map<AssetId, Sums> {
  const all = new Map<AssetId, Sums>();
  for (const line of lines) {
    const { effective_at: at, event } = line.entry;
    if (at >= to) break;
    let sums = all.get(line.asset);
    if (!sums) all.set(line.asset, (sums = noSums()));
    if (at < from) sums.opening = line.balance;
    else {
      const { amount, fee } = amountsOf(line);
      sums[columnOf(event, amount)] += amount < 0n ? -amount : amount;
      sums.fees += fee;
    }
  }
  return all;
}

export const closingOf = (sums: Sums) =>
  sums.opening + sums.in - sums.out - sums.fees + sums.converted_in - sums.converted_out + sums.rewards;
