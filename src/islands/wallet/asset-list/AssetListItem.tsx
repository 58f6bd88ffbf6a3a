import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { HeldChip } from './HeldChip.tsx';
import type { AssetRowData } from './asset-row.ts';
import { AssetLink, AssetSymbol, HeldAmount, RowChange, RowValue } from './RowTexts.tsx';

/** An asset in two lines: its name and value, how much of it there is and its change of a day. */
export function AssetListItem(row: AssetRowData) {
  const { messages } = useI18n();
  const { item, currency, isValued } = row;
  const { asset, price } = item;
  return (
    <li data-asset={asset} data-row={asset}>
      <AssetIcon id={asset} />
      <div className="texts">
        <p>
          <AssetLink {...row} />
          <RowValue {...row} />
        </p>
        <p className="small">
          {/* The value above is the same amount. */}
          {asset === currency ? <AssetSymbol asset={asset} /> : <HeldAmount {...item} />}
          <HeldChip item={item} hasChange={asset !== currency} onOpen={row.onOpenHeld} />
          {isValued && !price && asset !== currency ? (
            <span className="tag">{messages.assets.noPrice}</span>
          ) : (
            <RowChange {...row} />
          )}
        </p>
      </div>
    </li>
  );
}
