import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { SearchField } from '../../../list/SearchField.tsx';
import { useSearchInput } from '../../../list/use-search-input.ts';
import { Link } from '../../../navigation/Link.tsx';
import { topUpPath } from '../../../paths.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';

/** The coins that can be received, with the number of their networks; found by their names, their symbols and their networks. */
export function AssetChoice({ assets }: { assets: readonly WalletAsset[] }) {
  const { messages, locale } = useI18n();
  const { whichAsset, networkCount, search } = useMessages('receive');
  const typing = useSearchInput();
  const { typed } = typing;
  const found = rankMatches(assets, typed, ({ id, symbol, name, networks }) => [
    messages.names[id],
    symbol,
    name,
    ...networks.map((network) => network.name),
  ]);
  const none = interpolate(search.none, { typed });
  return (
    <section className="card receive-assets">
      <header>
        <h2 id="receive-assets">{whichAsset}</h2>
      </header>
      <SearchField
        label={search.field}
        placeholder={search.placeholder}
        clear={search.clear}
        typing={typing}
        focused={false}
      />
      <p className="sr" role="status">
        {typed &&
          (found.length > 0
            ? interpolate(plural(locale, found.length, search.count), { count: found.length })
            : none)}
      </p>
      {found.length === 0 ? (
        <EmptyState heading={none} text={search.noneText}>
          <Button onClick={typing.clear}>{search.clear}</Button>
        </EmptyState>
      ) : (
        <ul className="lines" aria-labelledby="receive-assets">
          {found.map(({ id, symbol, networks: { length: count } }) => (
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
      )}
    </section>
  );
}
