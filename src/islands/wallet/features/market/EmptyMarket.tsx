import { interpolate } from '#src/intl/interpolate.ts';
import type { MarketQuery } from '#src/stores/market/market-query.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';

interface EmptyMarketProps {
  query: MarketQuery;
  /** The same search in all assets. */
  allHref: string;
  onClear: () => void;
}

/** Stands in place of a list without rows: why it has none, and the ways to those that there are. */
export function EmptyMarket({ query: { tab, search }, allHref, onClear }: EmptyMarketProps) {
  const { none, empty, showAll } = useMessages('marketplace');
  return (
    <EmptyState
      heading={search === null ? empty[tab].heading : interpolate(none.heading, { typed: search })}
      text={search === null ? empty[tab].text : none.text}
    >
      <>
        {tab !== 'all' && search !== null && (
          <Link className="button" to={allHref}>
            {none.searchAll}
          </Link>
        )}
        {(tab !== 'all' || search !== null) && <Button onClick={onClear}>{showAll}</Button>}
      </>
    </EmptyState>
  );
}
