import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $coins, refetchCoins } from '#src/stores/money/coins.ts';
import { ColumnHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { MarketRow } from './MarketRow.tsx';
import { MARKET_ROWS } from '../market-rows.ts';

/** The first coins of the market; the rest is one link away. */
export function Market() {
  const { messages } = useI18n();
  const query = useStore($coins);
  const { data: coins, error } = query;
  const heading = useId();
  return (
    <section className="card market-card" aria-labelledby={heading} aria-busy={!coins && !error}>
      <header>
        <h2 id={heading}>{messages.market.heading}</h2>
        {!error && <SlowStatus waiting={!coins} />}
        <Link className="standalone-link" to="/w/marketplace" aria-describedby={heading}>
          {messages.market.all}
        </Link>
      </header>
      <LoadError query={query} messages={messages.market} at={null} onRetry={refetchCoins} />
      {!coins && !error && <RowSkeletons count={MARKET_ROWS} />}
      {coins && (
        <Table className="grid-rows coins" aria-labelledby={heading}>
          <TableHead>
            <ColumnHead>{messages.market.coin}</ColumnHead>
            <ColumnHead className="spark">{messages.market.week}</ColumnHead>
            <ColumnHead className="num">{messages.market.price}</ColumnHead>
            <ColumnHead className="num">{messages.market.day}</ColumnHead>
            <ColumnHead className="num mine">{messages.market.mine}</ColumnHead>
          </TableHead>
          <TableBody aria-live="off">
            {coins.slice(0, MARKET_ROWS).map((coin) => (
              <MarketRow key={coin.id} coin={coin} />
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

/** Says that the coins take long to load. */
function SlowStatus({ waiting }: { waiting: boolean }) {
  const { toasts } = useI18n();
  const isSlow = useIsSlow(waiting);
  return isSlow && <span className="soft small-text">{toasts.stillWorking}</span>;
}
