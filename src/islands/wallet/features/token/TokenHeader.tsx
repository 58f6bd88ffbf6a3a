import { interpolate } from '#src/intl/interpolate.ts';
import { MarketIcon } from '#src/ui/display/AssetIcon.tsx';
import { bell } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { FavouriteButton } from '../../money/FavouriteButton.tsx';
import { alertSheet } from '../../panels/sheet-url.ts';
import { useSheets } from '../../panels/use-sheets.ts';
import { LivePrice } from './LivePrice.tsx';
import { useToken } from './use-token.ts';

/** Which asset it is, its price, and the ways to keep an eye on it. */
export function TokenHeader() {
  const texts = useMessages('token');
  const { id, symbol, name } = useToken();
  const { open } = useSheets();
  return (
    <header className="token-header">
      <div className="id">
        {symbol === null ? (
          <>
            <Skeleton size="round" />
            <Skeleton size="name" />
          </>
        ) : (
          <>
            <MarketIcon id={id} symbol={symbol} />
            <h2>{interpolate(texts.priceOf, { symbol })}</h2>
          </>
        )}
        {name !== null && (
          <>
            <FavouriteButton id={id} name={name} messages={texts} />
            <button
              className="tool"
              type="button"
              aria-label={interpolate(texts.alerts, { name })}
              onClick={() => open('alert', alertSheet(id))}
            >
              <Icon d={bell} />
            </button>
          </>
        )}
      </div>
      <LivePrice />
    </header>
  );
}
