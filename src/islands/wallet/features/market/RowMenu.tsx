import { useStore } from '@nanostores/react';
import { assets, isAsset, type AssetId } from '#contract/assets.ts';
import type { MarketAsset } from '#contract/market.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { ActionMenu } from '#src/ui/form/ActionMenu.tsx';
import { plus, receive, star, transfers } from '#src/ui/icons/feature.ts';
import { bell, send } from '#src/ui/icons/frame.ts';
import { minus } from '#src/ui/icons/profile.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { isZero } from '../../money/holdings.ts';
import { useFavourite } from '../../money/use-favourite.ts';
import { Link } from '../../navigation/Link.tsx';
import { alertSheet, convertSheet } from '../../panels/sheet-url.ts';
import { useSheets } from '../../panels/use-sheets.ts';
import { topUpPath } from '../../paths.ts';

interface RowMenuProps {
  asset: MarketAsset;
  name: string;
}

/** What can be done with an asset. One that the wallet can't hold has no Buy, Send and Receive. */
export function RowMenu({ asset, name }: RowMenuProps) {
  const { menu } = useMessages('marketplace');
  return (
    <ActionMenu label={interpolate(menu.label, { name })}>
      <Actions asset={asset} />
    </ActionMenu>
  );
}

function Actions({ asset: { id, symbol, kind, tradable } }: { asset: MarketAsset }) {
  const { menu, favouriteFailed } = useMessages('marketplace');
  const sheets = useSheets();
  const { isOn, isKnown, toggle } = useFavourite(id, favouriteFailed);
  return (
    <>
      {tradable && (
        <>
          <li>
            <button type="button" onClick={() => sheets.open('convert', convertSheet({ to: id }))}>
              <Icon d={kind === 'cash' ? transfers : plus} />
              <span>{interpolate(kind === 'cash' ? menu.convert : menu.buy, { symbol })}</span>
            </button>
          </li>
          {isAsset(id) && <SellItem id={id} />}
          <li>
            <Link to={`/w/marketplace/send?asset=${id}`}>
              <Icon d={send} />
              <span>{menu.send}</span>
            </Link>
          </li>
          {isAsset(id) && (
            <li>
              <Link to={topUpPath(id, '/w/marketplace/receive')}>
                <Icon d={receive} />
                <span>{menu.receive}</span>
              </Link>
            </li>
          )}
        </>
      )}
      <li>
        <button type="button" onClick={() => sheets.open('alert', alertSheet(id))}>
          <Icon d={bell} />
          <span>{menu.alert}</span>
        </button>
      </li>
      {isKnown && (
        <li>
          <button type="button" onClick={toggle}>
            <Icon d={star} />
            <span>{isOn ? menu.unstar : menu.star}</span>
          </button>
        </li>
      )}
    </>
  );
}

/** Converts from an asset that the person has; cash is not sold. */
function SellItem({ id }: { id: AssetId }) {
  const { menu } = useMessages('marketplace');
  const sheets = useSheets();
  const { data } = useStore($balances);
  const available = data?.items.find(({ asset }) => asset === id)?.available ?? '0';
  const { kind, symbol } = assets[id];
  if (kind === 'fiat' || isZero(available)) return null;
  return (
    <li>
      <button type="button" onClick={() => sheets.open('convert', convertSheet({ from: id }))}>
        <Icon d={minus} />
        <span>{interpolate(menu.sell, { symbol })}</span>
      </button>
    </li>
  );
}
