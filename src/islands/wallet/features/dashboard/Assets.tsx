import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { $balances, $displayCurrency } from '#src/stores/money/balances.ts';
import { $coins } from '#src/stores/money/coins.ts';
import { ShellOutline } from '#src/ui/brand/Logo.tsx';
import { ColumnHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { AssetRow } from './AssetRow.tsx';
import { DashboardPart } from './DashboardPart.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { sortHoldings } from '../../money/holdings.ts';

export function Assets() {
  const { messages, numberLocale } = useI18n();
  const { data, error } = useStore($balances);
  const { data: coins } = useStore($coins);
  const currency = useStore($displayCurrency);
  const heading = useId();
  const rows = data && sortHoldings(data.items);

  return (
    <section className="card assets" aria-labelledby={heading} aria-busy={!data && !error}>
      <header>
        <h2 id={heading}>{messages.assets.heading}</h2>
      </header>
      {!data && !error && <RowSkeletons count={6} />}
      {!data && error && <p className="absent">{messages.assets.failedText}</p>}
      {rows?.length === 0 && data && (
        <div className="blank">
          <ShellOutline />
          <h3>
            {interpolate(messages.assets.emptyHeading, { zero: formatMoney('0', currency, numberLocale) })}
          </h3>
          <DashboardPart name="FirstSteps" fallback={null} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <Table aria-labelledby={heading}>
          <TableHead>
            <ColumnHead>{messages.assets.asset}</ColumnHead>
            <ColumnHead className="num price">{messages.assets.price}</ColumnHead>
            <ColumnHead className="spark">{messages.assets.week}</ColumnHead>
            <ColumnHead className="num">{messages.assets.balance}</ColumnHead>
          </TableHead>
          <TableBody>
            {rows.map((item) => (
              <AssetRow
                key={item.asset}
                item={item}
                isValued={data.currency === currency}
                currency={data.currency}
                coin={coins?.find(({ id }) => id === item.asset)}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
