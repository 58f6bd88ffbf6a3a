import type { AssetId, DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { AssetListItem } from './AssetListItem.tsx';

interface AssetListProps {
  rows: readonly Balance[];
  currency: DisplayCurrency;
  /** False while values in a newly chosen currency load. */
  isValued: boolean;
  typed: string;
  /** The asset whose actions and open transactions are shown. */
  open: AssetId | null;
  onOpen: (asset: AssetId | null) => void;
}

export function AssetList({ rows, open, onOpen, ...shared }: AssetListProps) {
  const messages = useMessages('myAssets');
  return (
    <ul className="asset-list" aria-label={messages.list}>
      {rows.map((item) => (
        <AssetListItem
          key={item.asset}
          item={item}
          isOpen={item.asset === open}
          onToggle={() => onOpen(item.asset === open ? null : item.asset)}
          {...shared}
        />
      ))}
    </ul>
  );
}
