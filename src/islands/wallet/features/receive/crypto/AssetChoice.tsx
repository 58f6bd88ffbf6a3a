import { Link } from 'react-router-dom';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { topUpPath } from '../../../paths.ts';

/** The coins that can be received, with the number of their networks. */
export function AssetChoice({ assets }: { assets: readonly WalletAsset[] }) {
  const { messages, locale } = useI18n();
  const { whichAsset, networkCount } = useMessages('receive');
  return (
    <section className="card">
      <header>
        <h2 id="receive-assets">{whichAsset}</h2>
      </header>
      <ul className="lines" aria-labelledby="receive-assets">
        {assets.map(({ id, symbol, networks: { length: count } }) => (
          <li key={id}>
            <Link to={topUpPath(id)}>
              <ListItem
                picture={<AssetIcon id={id} />}
                title={messages.names[id]}
                detail={<span translate="no">{symbol}</span>}
                end={<small>{interpolate(plural(locale, count, networkCount), { count })}</small>}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
