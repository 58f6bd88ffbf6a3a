import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { $balances, $displayCurrency, $isValued } from '#src/stores/money/balances.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { ShellOutline } from '#src/ui/brand/Logo.tsx';
import { AssetRows } from '../../asset-list/AssetRows.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { sortHoldings } from '../../money/holdings.ts';
import { Link } from '../../navigation/Link.tsx';
import { DashboardPart } from './DashboardPart.tsx';

/** Rows of a phone, where they stand above all else that the day has. */
const LISTED = 4;

export function Assets() {
  const { messages, numberLocale } = useI18n();
  const { data, error } = useStore($balances);
  const currency = useStore($displayCurrency);
  const isValued = useStore($isValued);
  const heading = useId();
  const isPhone = useMediaQuery('(width < 42.5em)');
  const rows = data && sortHoldings(data.items);

  return (
    <section className="card assets" aria-labelledby={heading} aria-busy={!data && !error}>
      <header>
        <h2 id={heading}>{messages.assets.heading}</h2>
        {rows && rows.length > 0 && (
          <Link className="standalone-link" to="/w/assets">
            {interpolate(messages.assets.all, { count: rows.length })}
          </Link>
        )}
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
        <AssetRows
          items={rows}
          currency={data.currency}
          isValued={isValued}
          labelledBy={heading}
          listed={isPhone ? LISTED : rows.length}
        />
      )}
    </section>
  );
}
