import type { Balance } from '#contract/balances.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n } from '../i18n/i18n.ts';
import { AmountInMessage } from '../money/Amount.tsx';
import { isZero } from '../money/holdings.ts';
import { HeldChip } from './HeldChip.tsx';
import type { AssetRowData } from './asset-row.ts';
import { AssetLink, AssetSymbol, HeldAmount, RowChange, RowPrice, RowValue } from './RowTexts.tsx';

interface AssetTableProps {
  rows: readonly AssetRowData[];
  labelledBy: string;
  heads?: ElementNode;
  middle?: (item: Balance) => ElementNode;
  end?: (item: Balance) => ElementNode;
}

export function AssetTable({ rows, labelledBy, heads, middle, end }: AssetTableProps) {
  const { assets: texts } = useI18n().messages;
  return (
    <Table aria-labelledby={labelledBy} className={heads ? 'grid-rows detailed' : 'grid-rows'}>
      <TableHead>
        {heads ?? (
          <>
            <ColumnHead className="what">{texts.asset}</ColumnHead>
            <ColumnHead className="num price">{texts.price}</ColumnHead>
            <ColumnHead className="num chg">{texts.day}</ColumnHead>
            <ColumnHead className="num worth">{texts.balance}</ColumnHead>
          </>
        )}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.item.asset} data-asset={row.item.asset} data-row={row.item.asset}>
            <RowHead className="what">
              <div>
                <AssetIcon id={row.item.asset} />
                <div>
                  <AssetLink {...row} />
                  <small>
                    <AssetSymbol asset={row.item.asset} />
                    <HeldChip item={row.item} onOpen={row.onOpenHeld} />
                  </small>
                </div>
              </div>
            </RowHead>
            <Cell className="num price">
              <RowPrice {...row} />
            </Cell>
            <Cell className="num chg">
              {row.item.asset === row.currency ? <span className="soft">–</span> : <RowChange {...row} />}
            </Cell>
            {middle?.(row.item)}
            <Cell className="num worth">
              <RowValue {...row} />
              <AmountLine {...row} />
            </Cell>
            {end?.(row.item)}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** Under the value: the amount, or of the display currency, whose value is its amount, how much of it is available. */
function AmountLine({ item, currency }: AssetRowData) {
  const { messages } = useI18n();
  if (item.asset !== currency) {
    return (
      <small>
        <HeldAmount {...item} />
      </small>
    );
  }
  if (isZero(item.held)) return null;
  return (
    <small>
      <AmountInMessage asset={item.asset} amount={item.available} text={messages.assets.available} />
    </small>
  );
}
