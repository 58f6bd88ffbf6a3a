import { PRICE_ALERT_LIMIT } from '#contract/price-alerts.ts';
import { iso, now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { jobContext } from '../../core/sandbox.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { idempotently } from '../idempotency/idempotent.ts';
import { findMarketRow, type MarketRow } from '../market/market-rows.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import type { User } from '../users/state.ts';
import { dropPlan, reviewAlert, reviewPlanned } from './judge.ts';
import {
  alertsOf,
  isTrueNow,
  presentAlert,
  refuseAlreadyTrue,
  refuseNonsense,
  refuseUnpriced,
} from './price-alerts.ts';
import { priceAlertsSlice, type StoredAlert } from './state.ts';
import { texts } from './texts.ts';

const handlers: Handlers<'priceAlerts'> = {
  listPriceAlerts: (_body, { query: { asset }, state, user }) => ({
    data: {
      as_of: iso(now(state)),
      items: alertsOf(state, user.customer_id)
        .filter((one) => asset === undefined || one.asset === asset)
        .reverse()
        .map((alert) => presentAlert(state, alert)),
    },
  }),

  createPriceAlert: (details, call) => {
    const { state, sandbox, user } = call;
    return idempotently(call, details, {
      commit: () => {
        const { customer_id } = user;
        const row = requireRow(details.asset);
        refuseNonsense(details);
        if (alertsOf(state, customer_id).length >= PRICE_ALERT_LIMIT)
          throw new ApiError('forbidden', texts.alerts_full, { values: { limit: PRICE_ALERT_LIMIT } });
        if (!details.paused) {
          refuseUnpriced(state, row, details);
          refuseAlreadyTrue(state, row, details);
        }
        const alert: StoredAlert = {
          ...details,
          channels: [...new Set(details.channels)],
          alert_id: `alert_${next(state, 'price_alert', customer_id).slice(0, 20)}`,
          status: 'waiting',
          created_at: iso(now(state)),
          last_told_at: null,
          judged_until: now(state),
          armed: true,
        };
        (state.priceAlerts[customer_id] ??= []).push(alert);
        reviewAlert(jobContext(sandbox), user, alert);
        return { answer: { data: presentAlert(state, alert) } };
      },
    });
  },

  updatePriceAlert: (change, { params, state, sandbox, user }) => {
    const alert = requireAlert(state, user, params.id);
    const row = requireRow(alert.asset);
    const patch = patchOf(state, row, alert, change);
    // What was up to now is judged as it was.
    reviewAlert(jobContext(sandbox), user, alert);
    Object.assign(alert, patch);
    reviewAlert(jobContext(sandbox), user, alert);
    return { data: presentAlert(state, alert) };
  },

  deletePriceAlert: (_body, { params, state, user }) => {
    const { alert_id } = requireAlert(state, user, params.id);
    const { customer_id } = user;
    dropPlan(state, customer_id, alert_id);
    state.priceAlerts[customer_id] = alertsOf(state, customer_id).filter((one) => one.alert_id !== alert_id);
    return undefined;
  },
};

type Change = Parameters<typeof handlers.updatePriceAlert>[0];

/**
 * What a change changes. With a new value an alert waits as a new one does; where it goes on, the price has to be on the other
 * side first.
 * @throws ApiError of the new value
 */
function patchOf(
  state: SandboxState,
  row: MarketRow,
  alert: StoredAlert,
  { value, channels, ...rest }: Change,
): Partial<StoredAlert> {
  const patch: Partial<StoredAlert> = definedOf(rest);
  if (channels) patch.channels = [...new Set(channels)];
  const changed: StoredAlert = { ...alert, ...patch };
  if (value !== undefined) {
    changed.value = value;
    refuseNonsense(changed);
    if (!changed.paused) {
      refuseUnpriced(state, row, changed);
      refuseAlreadyTrue(state, row, changed);
    }
    return { ...patch, value, status: 'waiting', armed: true, last_told_at: null };
  }
  const isRevived = alert.status === 'told' && changed.repeat;
  const goesOn = isRevived || (alert.paused && !changed.paused && alert.status === 'waiting');
  return goesOn ? { ...patch, status: 'waiting', armed: !isTrueNow(state, row, changed) } : patch;
}

const definedOf = <Members extends object>(members: Members): Partial<Members> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<Members>;

/** @throws ApiError 404 `asset_not_found` */
function requireRow(id: string): MarketRow {
  const row = findMarketRow(id);
  if (!row) throw paymentError('asset_not_found');
  return row;
}

/** @throws ApiError 404 `not_found` */
function requireAlert(state: SandboxState, { customer_id }: User, id: string): StoredAlert {
  const alert = alertsOf(state, customer_id).find(({ alert_id }) => alert_id === id);
  if (!alert) throw new ApiError('not_found', texts.alert_not_found);
  return alert;
}

export const priceAlertsFeature: Feature<'priceAlerts'> = {
  handlers,
  texts,
  slices: [priceAlertsSlice],
  jobs: { price_alert: reviewPlanned },
};
