import { useTokenId } from '../use-token.ts';
import { isAsset } from '#contract/assets.ts';
import { Networks } from './Networks.tsx';
import { TokenTransactions } from './TokenTransactions.tsx';

/** How an asset moves, and what the person has done with it. */
export function TokenLists() {
  const id = useTokenId();
  if (!isAsset(id)) return null;
  return (
    <>
      <Networks asset={id} />
      <TokenTransactions asset={id} />
    </>
  );
}
