import { marketplace } from '#src/content/i18n/en/marketplace.ts';
import { priceAlerts } from '#src/content/i18n/en/price-alerts.ts';
import { tokenLists } from '#src/content/i18n/en/token-lists.ts';
import { token } from '#src/content/i18n/en/token.ts';
import { tradeSettings } from '#src/content/i18n/en/trade-settings.ts';
import { wallet as en } from '#src/content/i18n/en/wallet.ts';
import type { VisibleQuery } from './visible-queries.ts';

const onToken = (region: string) => ({ at: '/w/token/btc', place: { region } });

/** Those of the market, of a token's page and of price alerts. */
export const visibleMarketQueries: readonly VisibleQuery[] = [
  {
    op: 'GET /market/assets',
    at: '/w/marketplace',
    place: 'main',
    failed: marketplace.failed,
    retry: en.load.retry,
    content: 'Bitcoin',
  },
  {
    op: 'GET /market/assets/{id}',
    ...onToken(token.stats.label),
    failed: token.failed,
    retry: en.load.retry,
    content: 'of 21M at most',
  },
  {
    op: 'GET /market/assets/{id}/candles',
    ...onToken(token.chart.label),
    failed: token.chart.failed,
    retry: en.load.retry,
    content: 'Price of Bitcoin, last 24 hours',
  },
  {
    op: 'GET /wallet/positions/{asset}',
    ...onToken(token.position.cost.label),
    failed: token.position.cost.failed,
    retry: en.load.retry,
    content: /Average cost₦\d/,
  },
  {
    op: 'GET /wallet/assets',
    ...onToken(tokenLists.networks.heading),
    failed: tokenLists.networks.failed,
    retry: en.load.retry,
    content: /\d BTC/,
  },
  {
    op: 'GET /trade/alerts',
    at: '/w/trade-settings',
    place: { region: tradeSettings.alerts.heading },
    failed: priceAlerts.failed,
    retry: en.load.retry,
    offline: en.load.whenOnline,
    content: tradeSettings.alerts.market,
  },
];
