import { useId } from 'react';
import { Link } from 'react-router-dom';
import { assets, isCoin, type DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AssetAmounts, AssetValue } from '../../../money/AssetAmounts.tsx';
import { FavouriteButton } from '../../../money/FavouriteButton.tsx';
import { unitPrice } from '../../../money/holdings.ts';
import { AssetPanel } from './AssetPanel.tsx';

interface AssetListItemProps {
  item: Balance;
  currency: DisplayCurrency;
  isValued: boolean;
  typed: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** An asset: its price, what is held of it, and, when it is opened, what can be done with it and what holds a part of it. */
export function AssetListItem({ item, currency, isValued, typed, isOpen, onToggle }: AssetListItemProps) {
  const { messages } = useI18n();
  const myAssets = useMessages('myAssets');
  const id = useId();
  const { asset } = item;
  const name = messages.names[asset];
  const isDisplayCurrency = asset === currency;
  return (
    <li data-asset={asset}>
      <div className="asset-row">
        <AssetIcon id={asset} />
        <div className="what">
          <span className="name">
            <Link to={`/w/token/${asset}`}>
              <Highlight text={name} typed={typed} />
            </Link>
            {isCoin(asset) && <FavouriteButton id={asset} name={name} messages={myAssets} />}
          </span>
          <small translate="no">{assets[asset].symbol}</small>
          {!isDisplayCurrency && isValued && <UnitPrice item={item} currency={currency} />}
        </div>
        <div className="worth num">
          {isValued ? <AssetValue item={item} currency={currency} /> : <Skeleton size="figure" />}
          <AssetAmounts item={item} bare={isDisplayCurrency} />
        </div>
        <button
          className="tool"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={interpolate(myAssets.toggle, { name })}
          onClick={onToggle}
        >
          <Icon d={chevron} />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <AssetPanel item={item} />}
      </div>
    </li>
  );
}

/** The price of one unit that the server used for the value, with its change of a day. */
function UnitPrice({ item: { price, change_24h }, currency }: { item: Balance; currency: DisplayCurrency }) {
  const { messages, numberLocale } = useI18n();
  if (!price) return <span className="tag">{messages.assets.noPrice}</span>;
  return (
    <small className="price">
      <data translate="no" value={price.amount}>
        {unitPrice(price.amount, currency, numberLocale)}
      </data>{' '}
      {change_24h !== null && !price.stale && <PercentChange percent={change_24h} locale={numberLocale} />}
    </small>
  );
}
