import { useState, type ReactNode } from 'react';
import type { AssetId, DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useHasWidth } from '#src/ui/browser/use-has-width.ts';
import { useI18n } from '../i18n/i18n.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { AssetListItem } from './AssetListItem.tsx';
import { AssetTable } from './AssetTable.tsx';
import { assetParts } from './asset-parts.ts';
import { HeldItemContext } from './held-item.ts';

/** Width of a card, in `rem`, from which its assets are a table. */
const TABLE_WIDTH = 40;

interface AssetRowsProps {
  items: readonly Balance[];
  currency: DisplayCurrency;
  isValued: boolean;
  /** Names with a search highlighted in them; plain ones, when left out. */
  nameOf?: (asset: AssetId) => ElementNode;
  /** The id of their heading. */
  labelledBy: string;
  /** How many there are where there is no room for a table; all, when left out. */
  listed?: number;
  /** The heads of the table, where they are not the usual four. */
  heads?: ElementNode;
  /** Cells before that of the balance. */
  middle?: (item: Balance) => ElementNode;
  /** Cells at the end. */
  end?: (item: Balance) => ElementNode;
}

/**
 * What somebody has of each asset: rows of two lines, or a table where there is room. They are two documents and not one that is
 * rearranged: what is read, and reached by Tab, is in the order in which it is seen.
 */
export function AssetRows({
  items,
  currency,
  isValued,
  nameOf,
  labelledBy,
  listed = items.length,
  ...columns
}: AssetRowsProps): ReactNode {
  const { messages } = useI18n();
  const { ref, hasWidth } = useHasWidth<HTMLDivElement>(TABLE_WIDTH);
  const [open, setOpen] = useState<AssetId | null>(null);
  // It stays once it has been opened: only a dialog that closes gives the focus back.
  const [hasOpened, setHasOpened] = useState(false);
  const held = { item: items.find(({ asset }) => asset === open) ?? null, onClose: () => setOpen(null) };
  const rows = items.map((item) => ({
    item,
    currency,
    isValued,
    name: nameOf?.(item.asset) ?? messages.names[item.asset],
    onOpenHeld: () => {
      setOpen(item.asset);
      setHasOpened(true);
    },
  }));
  return (
    <div ref={ref} className="asset-rows">
      {hasWidth ? (
        <AssetTable rows={rows} labelledBy={labelledBy} {...columns} />
      ) : (
        <ul aria-labelledby={labelledBy}>
          {rows.slice(0, listed).map((row) => (
            <AssetListItem key={row.item.asset} {...row} />
          ))}
        </ul>
      )}
      {hasOpened && (
        <HeldItemContext value={held}>
          <LazyPart registry={assetParts} name="HeldDialog" fallback={null} />
        </HeldItemContext>
      )}
    </div>
  );
}
