import { assets, type DisplayCurrency } from '#contract/assets.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { MarketOrder } from '#src/stores/market/market-query.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { sortOrder } from '#src/ui/icons/chart.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { FilterLine } from '../../list/FilterLine.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import type { Typing } from '../../list/use-search-input.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { CurrencySwitch } from '../../money/CurrencySwitch.tsx';
import { usePriceScale } from '../../money/price-scale.ts';
import { TickerStatus } from '../../status/TickerStatus.tsx';

interface MarketToolsProps {
  typing: Typing;
  order: MarketOrder;
  onOrder: (order: MarketOrder) => void;
  /** The rows stand in another order than their prices have by now. */
  isReordered: boolean;
  isUpdating: boolean;
  onUpdateOrder: () => void;
}

const orders = [
  { name: 'rank asc', sort: 'rank', direction: 'asc' },
  { name: 'name asc', sort: 'name', direction: 'asc' },
  { name: 'name desc', sort: 'name', direction: 'desc' },
  { name: 'price desc', sort: 'price', direction: 'desc' },
  { name: 'price asc', sort: 'price', direction: 'asc' },
  { name: 'change desc', sort: 'change', direction: 'desc' },
  { name: 'change asc', sort: 'change', direction: 'asc' },
] as const satisfies readonly (MarketOrder & { name: string })[];

/** The currencies that prices are compared in. */
const currencies: readonly DisplayCurrency[] = ['ngn', 'usd'];

/** What is above the list: search, its order where its columns have no heads, the currency, and what is wrong with the prices. */
export function MarketTools(props: MarketToolsProps) {
  const { typing, order, onOrder, isReordered, isUpdating, onUpdateOrder } = props;
  const messages = useMessages('marketplace');
  return (
    <>
      <div className="market-tools">
        <FilterLine label={messages.tools} tool={<CurrencySwitch currencies={currencies} />}>
          <>
            <SearchField
              label={messages.search}
              placeholder={messages.placeholder}
              clear={messages.clear}
              typing={typing}
              focused={false}
            />
            <OrderChip order={order} onOrder={onOrder} />
          </>
        </FilterLine>
        <TickerStatus reconnecting={messages.reconnecting} quiet />
        <RateAge />
      </div>
      {(isReordered || isUpdating) && (
        <div className="reorder">
          <Button small busy={isUpdating} busyLabel={messages.updatingOrder} onClick={onUpdateOrder}>
            {messages.updateOrder}
          </Button>
        </div>
      )}
    </>
  );
}

/** Since when the rate is old that prices are converted at; nothing while it is live. */
function RateAge() {
  const { rateAge } = useMessages('marketplace');
  const { locale } = useI18n();
  const today = useToday();
  const { currency, staleSince } = usePriceScale();
  return (
    <div className="feed" role="status">
      {staleSince !== null && (
        <span className="live stale">
          {interpolate(rateAge, {
            currency: assets[currency].symbol,
            time: formatMoment(staleSince, locale, { now: today }),
          })}
        </span>
      )}
    </div>
  );
}

/** A chip with the order as its text, and a native list of orders over it. */
function OrderChip({ order, onOrder }: Pick<MarketToolsProps, 'order' | 'onOrder'>) {
  const messages = useMessages('marketplace');
  const current = orders.find(({ sort, direction }) => sort === order.sort && direction === order.direction);
  return (
    <span className="chip order">
      <Icon d={sortOrder} />
      <span aria-hidden="true">{current && messages.orders[current.name]}</span>
      <select
        aria-label={messages.sort}
        value={current?.name}
        onChange={({ currentTarget: { value } }) => {
          const chosen = orders.find(({ name }) => name === value);
          if (chosen) onOrder({ sort: chosen.sort, direction: chosen.direction });
        }}
      >
        {orders.map(({ name }) => (
          <option key={name} value={name}>
            {messages.orders[name]}
          </option>
        ))}
      </select>
    </span>
  );
}
