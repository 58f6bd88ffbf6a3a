import type { ErrorCode, ErrorDetails } from '#contract/error-codes.ts';
import type { PaymentErrorDetails } from '#contract/payment-error-details.ts';

/** What an error's details look like, of the codes that have some. */
const details: ErrorDetails & PaymentErrorDetails = {
  code_invalid: { tries_left: 4, clock_drift_seconds: -40, as_of: '2026-03-01T12:00:12.000Z' },
  code_locked: { until: null },
  resend_too_soon: { resend_at: '2026-03-01T12:00:30.000Z' },
  rate_limited: { until: '2026-03-01T12:10:00.000Z' },
  reauth_required: { purpose: 'two_factor_on', methods: ['password'] },
  change_restricted: { reason: 'password_changed', until: '2026-03-02T12:00:00.000Z' },
  picture_refused: { reason: 'metadata' },
  unexpected_member: { member: 'to.memo' },
  pin_invalid: { tries_left: 3 },
  pin_weak: { reason: 'run' },
  pin_locked: { until: '2026-03-01T12:15:00.000Z' },
  totp_used: { seconds: 12 },
  alert_value_invalid: { decimals: 8 },
  alert_already_true: { price: '70012.5', change_24h: null },
  network_paused: { network: 'bep20', opens_at: '2026-03-01T14:00:00.000Z' },
  amount_precision: { asset: 'ngn', decimals: 2 },
  amount_below_min: { asset: 'usdt', minimum: '2' },
  amount_above_max: { asset: 'ngn', maximum: '10000000' },
  amount_above_limit: {
    period: 'daily',
    limit: '5000000',
    available: '40000',
    resets_at: '2026-03-01T23:00:00.000Z',
  },
  insufficient_funds: { asset: 'usdt', available: '10', short_by: '2.5' },
  fee_exceeds_amount: { asset: 'usdt', fee: '1' },
  funds_clearing: { asset: 'usdt', available: '12.5', clears_at: '2026-03-01T13:00:00.000Z' },
  address_wrong_network: { networks: ['erc20', 'bep20'] },
  memo_required: { network: 'xrpl' },
  risks_not_acknowledged: {
    risks: [{ code: 'first_time_address', level: 'warn', params: { sent_count: 0 } }],
  },
  sending_restricted: {
    scope: 'all_outgoing',
    reason: 'review',
    after: null,
    device: 'all',
    until: '2026-03-02T12:00:00.000Z',
    others: [],
    can_send_to: 'nobody',
  },
  quote_expired: { quote: null },
};

/** An example of an error's details; undefined for a code that has none. */
export const exampleDetails = (code: ErrorCode): Record<string, unknown> | undefined =>
  (details as Partial<Record<ErrorCode, Record<string, unknown>>>)[code];
