import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $priceAlerts, refetchPriceAlerts } from '#src/stores/notifications/price-alerts.ts';
import { MarketIcon } from '#src/ui/display/AssetIcon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { PriceAlertLine } from '../../../money/PriceAlertLine.tsx';
import { Link } from '../../../navigation/Link.tsx';
import type { PanelEntry } from '../../../panels/panel-navigation.ts';
import { alertSheetHref } from '../../../panels/sheet-url.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** The alerts of all assets. Each leads to the sheet of its asset, which changes it. */
export function AllAlerts() {
  const { alerts: texts } = useMessages('tradeSettings');
  const messages = useMessages('priceAlerts');
  const query = useStore($priceAlerts);
  const { search } = useLocation();
  return (
    <SettingsCard heading={texts.heading}>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={refetchPriceAlerts}
        skeleton={<RowSkeletons count={3} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <div className="no-alerts">
              <p>{texts.none}</p>
              <Link className="button small" to="/w/marketplace">
                {texts.market}
              </Link>
            </div>
          ) : (
            <ul className="alert-links" aria-label={texts.list}>
              {items.map((alert) => {
                const symbol = sanitizeText(alert.symbol);
                return (
                  <li key={alert.alert_id}>
                    <Link
                      to={{ search: alertSheetHref(alert.asset, search) }}
                      state={{ opened: 'secondary' } satisfies PanelEntry}
                    >
                      <PriceAlertLine
                        alert={alert}
                        picture={<MarketIcon id={alert.asset} symbol={symbol} />}
                        symbol={symbol}
                      />
                    </Link>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryStates>
    </SettingsCard>
  );
}
