import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { Amount } from './Amount.tsx';
import { ListItem } from '../list/ListItem.tsx';
import { AssetValue } from './AssetValue.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

interface CoinLineProps {
  id: AssetId;
  balance: Balance | null;
  /** What the values are in; null while there are none. */
  currency: DisplayCurrency | null;
  /** Balances are on their way. */
  waiting: boolean;
  chosen: boolean;
  typed: string;
  /** Beside the symbol: what tells it from the others. */
  mark?: string | undefined;
  /** Beside the symbol: why it can't be chosen, for one. */
  note?: string | undefined;
}

/** An asset, what can be used of it, and what all of it is worth. */
export function AssetOption({ id, balance, currency, waiting, chosen, typed, mark, note }: CoinLineProps) {
  const { messages } = useI18n();
  const { coins } = useMessages('walletLists');
  return (
    <ListItem
      picture={<AssetIcon id={id} />}
      title={<Highlight text={messages.names[id]} typed={typed} />}
      detail={
        <>
          <span translate="no">
            <Highlight text={assets[id].symbol} typed={typed} />
          </span>
          {note !== undefined && (
            <>
              <span>{' · '}</span>
              <span className="note">{note}</span>
            </>
          )}
          {chosen && <span className="tag good">{coins.chosen}</span>}
          {mark !== undefined && !chosen && <span className="tag">{mark}</span>}
        </>
      }
      end={
        waiting ? (
          <Skeleton size="figure" />
        ) : (
          balance && (
            <>
              <Amount amount={balance.available} asset={id} />
              {currency && currency !== id && (
                <small>
                  <AssetValue item={balance} currency={currency} />
                </small>
              )}
            </>
          )
        )
      }
    />
  );
}
