import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { coinIds } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $coins, refetchCoins } from '#src/stores/money/coins.ts';
import { $tickerState, $liveCount } from '#src/stores/live/ticker.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { LoadError } from '../../status/LoadError.tsx';
import { ColumnHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { MarketRow } from './MarketRow.tsx';

/** The 20 coins of the stream. On wide screens a column beside the balance, which scrolls; else a whole table below it. */
export function Market() {
  const { messages } = useI18n();
  const query = useStore($coins);
  const { data: coins, error } = query;
  const heading = useId();
  const isColumn = useMediaQuery('(width >= 65em)');

  return (
    <section className="card market-card" aria-labelledby={heading} aria-busy={!coins && !error}>
      <header>
        <h2 id={heading}>{messages.market.heading}</h2>
        {!error && <SlowStatus waiting={!coins} />}
        {coins && <LiveCount />}
      </header>
      {/* A region that scrolls has to be reachable by keyboard. */}
      <div
        className="scroll"
        {...(isColumn ? { role: 'region', 'aria-label': messages.market.caption, tabIndex: 0 } : undefined)}
      >
        <LoadError query={query} messages={messages.market} at={null} onRetry={refetchCoins} />
        {!coins && !error && <RowSkeletons count={12} />}
        {coins && (
          <Table className="coins">
            <caption className="sr">{messages.market.caption}</caption>
            <TableHead>
              <ColumnHead>{messages.market.coin}</ColumnHead>
              <ColumnHead className="num">{messages.market.price}</ColumnHead>
              <ColumnHead className="num">{messages.market.day}</ColumnHead>
              <ColumnHead className="spark">{messages.market.week}</ColumnHead>
            </TableHead>
            <TableBody aria-live="off">
              {coins.map((coin) => (
                <MarketRow key={coin.id} coin={coin} />
              ))}
            </TableBody>
          </Table>
        )}
      </div>
    </section>
  );
}

/** Says that the coins take long to load. */
function SlowStatus({ waiting }: { waiting: boolean }) {
  const { toasts } = useI18n();
  const isSlow = useIsSlow(waiting);
  return isSlow && <span className="soft small-text">{toasts.stillWorking}</span>;
}

/** How many prices are live. While the stream connects, the line under the balance says so. */
function LiveCount() {
  const { messages } = useI18n();
  const { kind } = useStore($tickerState);
  const live = useStore($liveCount);
  if (kind === 'connecting' || kind === 'off') return null;
  return (
    <span className="soft small-text num">
      {kind === 'live'
        ? interpolate(messages.market.live, { live, all: coinIds.length })
        : messages.market.notLive}
    </span>
  );
}
