import type { AreaDocs } from './area-docs.ts';

const alertId = 'Of `listPriceAlerts`.';
const absent = 'The customer has no such alert.';
const judged = {
  alert_value_invalid:
    'The value is no price or percentage above 0, or has more decimals than `details.decimals`.',
  alert_already_true: 'It would be told at once: `details` say where the price is.',
  price_unavailable: 'The asset has no live price to judge the value by.',
};

export const priceAlertsDocs: AreaDocs<'priceAlerts'> = {
  about:
    'Prices that the customer wants to hear of. The whole path of a price is judged, every five seconds of it, so that no crossing is missed between two looks or while the clock jumps. While an asset has no live price nothing is judged; what it crosses meanwhile is told only if it is still across when the price is back.',
  calls: {
    listPriceAlerts: {
      summary: 'List the price alerts',
      description: 'The newest first, those that were told among them.',
      parameters: { asset: 'Only those of this row of the market.' },
      example: { query: { asset: 'btc' } },
    },
    createPriceAlert: {
      summary: 'Set a price alert',
      description:
        'It is told as a notification or an email once the price is `above` or `below` the value, or has moved by the value in percent within 24 hours. A repeated one is quiet for an hour after each telling, and is told again only after the price has been on the other side. One that is `paused` is judged when it goes on.',
      errors: {
        forbidden: 'There are 50: delete one first.',
        asset_not_found: 'The market has no such row.',
        ...judged,
        idempotency_key_missing: 'There is no Idempotency-Key, or it is no UUID.',
        idempotency_key_reused: 'The key came with another body before.',
        request_in_progress: 'A call with this key is running.',
      },
      example: {
        body: {
          asset: 'btc',
          kind: 'above',
          value: '250000',
          currency: 'usd',
          channels: ['notification', 'email'],
        },
      },
    },
    updatePriceAlert: {
      summary: 'Change a price alert',
      description:
        'A new value is judged as that of a new alert, and the alert waits again. One that goes on after a pause, or is repeated from now on, is told only after the price has been on the other side.',
      parameters: { id: alertId },
      errors: { not_found: absent, ...judged },
      example: { params: { id: 'alert_1' }, body: { paused: true } },
    },
    deletePriceAlert: {
      summary: 'Delete a price alert',
      description: 'It is told no more, and makes room for another one.',
      parameters: { id: alertId },
      errors: { not_found: absent },
      example: { params: { id: 'alert_1' } },
    },
  },
};
