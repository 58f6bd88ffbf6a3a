import { useId } from 'react';
import type { MarketOrder } from '#src/stores/market/market-query.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import type { Typing } from '../../list/use-search-input.ts';
import { useMessages } from '../../i18n/i18n.ts';
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

/** What is above the list: search, order on a phone, the state of the prices. */
export function MarketTools(props: MarketToolsProps) {
  const { typing, order, onOrder, isReordered, isUpdating, onUpdateOrder } = props;
  const messages = useMessages('marketplace');
  const id = useId();
  return (
    <div className="market-tools">
      <SearchField
        label={messages.search}
        placeholder={messages.placeholder}
        clear={messages.clear}
        typing={typing}
        focused={false}
      />
      <label className="order" htmlFor={id}>
        <span className="sr">{messages.sort}</span>
        <Select
          id={id}
          value={`${order.sort} ${order.direction}`}
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
        </Select>
      </label>
      <TickerStatus reconnecting={messages.reconnecting} />
      {(isReordered || isUpdating) && (
        <span className="reorder">
          <Button small busy={isUpdating} busyLabel={messages.updatingOrder} onClick={onUpdateOrder}>
            {messages.updateOrder}
          </Button>
        </span>
      )}
    </div>
  );
}
