import type { AssetId } from '#contract/assets.ts';
import type { TimeRange } from '../../core/lagos-time.ts';
import { firstLineFrom, linesByAsset, type Line } from './ledger-lines.ts';
import { amountsOf } from './line-amounts.ts';

/** What changes a balance, summed up; in minor units. */
export const columns = ['in', 'out', 'fees', 'converted_in', 'converted_out', 'rewards'] as const;
export type Column = (typeof columns)[number];
/** Of a period and an asset; `balance` is what the accounts had at its end. */
export type Sums = Record<Column | 'opening' | 'balance', bigint>;

/** The column that a line's amount counts in. */
export function columnOf(event: string, amount: bigint): Column {
  if (event === 'converted') return amount < 0n ? 'converted_out' : 'converted_in';
  if (event === 'rewarded') return 'rewards';
  return amount < 0n ? 'out' : 'in';
}

/** All lines before the end of a stretch of time: those within it summed up, with what there was before them. */
export function sumLines(lines: readonly Line[], { from, to }: TimeRange): Map<AssetId, Sums> {
  const all = new Map<AssetId, Sums>();
  for (const [asset, ofAsset] of linesByAsset(lines)) {
    const [begin, end] = [firstLineFrom(ofAsset, from), firstLineFrom(ofAsset, to)];
    if (end === 0) continue;
    const balanceBefore = (place: number) => ofAsset[place - 1]?.balance ?? 0n;
    const sums: Sums = {
      opening: balanceBefore(begin),
      balance: balanceBefore(end),
      in: 0n,
      out: 0n,
      fees: 0n,
      converted_in: 0n,
      converted_out: 0n,
      rewards: 0n,
    };
    for (const line of ofAsset.slice(begin, end)) {
      const { amount, fee } = amountsOf(line);
      sums[columnOf(line.entry.event, amount)] += amount < 0n ? -amount : amount;
      sums.fees += fee;
    }
    all.set(asset, sums);
  }
  return all;
}

export const closingOf = (sums: Sums) =>
  sums.opening + sums.in - sums.out - sums.fees + sums.converted_in - sums.converted_out + sums.rewards;
