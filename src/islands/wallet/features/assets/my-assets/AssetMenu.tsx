import { isCoin } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { ActionMenu } from '#src/ui/form/ActionMenu.tsx';
import { receive, star, transfers } from '#src/ui/icons/feature.ts';
import { send } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { list } from '#src/ui/icons/records.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { isZero } from '../../../money/holdings.ts';
import { useFavourite } from '../../../money/use-favourite.ts';
import { Link } from '../../../navigation/Link.tsx';
import { convertSheet } from '../../../panels/sheet-url.ts';
import { useSheets } from '../../../panels/use-sheets.ts';
import { topUpPath } from '../../../paths.ts';

/** What can be done with an asset, beside its row. */
export function AssetMenu({ asset, available }: Pick<Balance, 'asset' | 'available'>) {
  const { names } = useI18n().messages;
  const { toggle, actions } = useMessages('myAssets');
  const sheets = useSheets();
  return (
    <ActionMenu label={interpolate(toggle, { name: names[asset] })}>
      <li>
        <Link to={`/w/send?asset=${asset}`}>
          <Icon d={send} />
          <span>{actions.send}</span>
        </Link>
      </li>
      <li>
        <Link to={topUpPath(asset)}>
          <Icon d={receive} />
          <span>{actions.receive}</span>
        </Link>
      </li>
      <li>
        <button
          type="button"
          // Who has none of it can only convert something into it.
          onClick={() =>
            sheets.open('convert', convertSheet(isZero(available) ? { to: asset } : { from: asset }))
          }
        >
          <Icon d={transfers} />
          <span>{actions.convert}</span>
        </button>
      </li>
      <li>
        <Link to={`/w/transactions?asset=${asset}`}>
          <Icon d={list} />
          <span>{actions.transactions}</span>
        </Link>
      </li>
      {isCoin(asset) && <FavouriteAction asset={asset} />}
    </ActionMenu>
  );
}

/** None before it is known which are starred. */
function FavouriteAction({ asset }: Pick<Balance, 'asset'>) {
  const { star: addText, unstar: removeText, favouriteFailed } = useMessages('myAssets');
  const { isOn, isKnown, toggle } = useFavourite(asset, favouriteFailed);
  return (
    isKnown && (
      <li>
        <button type="button" onClick={toggle}>
          <Icon d={star} />
          <span>{isOn ? removeText : addText}</span>
        </button>
      </li>
    )
  );
}
