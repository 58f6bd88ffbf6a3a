import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AssetId } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { $openTransactions, $openTransactionsAsset } from '#src/stores/money/open-transactions.ts';

/** What is under way in all assets, asked for while somebody needs it. */
export function useOpenTransactions(isNeeded: boolean) {
  const stored = useStore($openTransactions);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const before = $openTransactionsAsset.get();
    $openTransactionsAsset.set('all');
    // Whoever asked before still does.
    return () => $openTransactionsAsset.set(before);
  }, [isNeeded]);
  return { ...stored, data: stored.data?.asset === 'all' ? stored.data : null };
}

/** Whether a transaction under way holds a part of an asset's balance. */
export const isHolding = ({ total_debit }: Transaction, asset: AssetId): boolean =>
  total_debit?.asset === asset;

/** Whether it brings some of the asset. */
export const isBringing = ({ direction, asset: own, received }: Transaction, asset: AssetId): boolean =>
  (direction === 'in' && own === asset) || received?.asset === asset;
