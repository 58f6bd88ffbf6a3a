import { onMount } from 'nanostores';
import * as contract from '#contract/price-alerts.ts';
import type { PriceAlert } from '#contract/price-alerts.ts';
import type { BodyOf } from '#contract/requests.ts';
import { call } from '#src/api/call.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';
import { invalidateQueries } from '../query/query-client.ts';
import { reconciled } from '../query/reconcile-mutation.ts';

export interface PriceAlerts {
  /** Of all assets, the newest first. */
  readonly items: readonly PriceAlert[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

export type NewPriceAlert = BodyOf<typeof contract.createPriceAlert>;
export type PriceAlertPatch = BodyOf<typeof contract.updatePriceAlert>;

/** What is shown before it is saved. */
type Change =
  { readonly id: string; readonly paused: boolean } | { readonly id: string; readonly isRemoved: true };

const KEY = 'price alerts';

async function readAlerts(signal?: AbortSignal): Promise<PriceAlerts> {
  const { items } = (await call(contract.listPriceAlerts, signal ? { signal } : {})).data;
  return { items, at: Date.now() };
}

function applyChange({ items, at }: PriceAlerts, change: Change): PriceAlerts {
  if ('isRemoved' in change) return { items: items.filter(({ alert_id }) => alert_id !== change.id), at };
  const { id, paused } = change;
  return { items: items.map((one) => (one.alert_id === id ? { ...one, paused } : one)), at };
}

const withAlert = ({ items, at }: PriceAlerts, alert: PriceAlert): PriceAlerts => ({
  items: items.some(({ alert_id }) => alert_id === alert.alert_id)
    ? items.map((one) => (one.alert_id === alert.alert_id ? alert : one))
    : [alert, ...items],
  at,
});

const resource = createOptimisticQuery<PriceAlerts, Change>(KEY, {
  read: readAlerts,
  applyPatch: applyChange,
  send: async (change, saved) => {
    const params = { id: change.id };
    if ('isRemoved' in change) {
      await call(contract.deletePriceAlert, { params });
      return applyChange(saved, change);
    }
    const { data } = await call(contract.updatePriceAlert, { params, body: { paused: change.paused } });
    return withAlert(saved, data);
  },
});

/** The person's price alerts, with changes that are not saved yet. */
export const $priceAlerts = resource.$optimistic;
export const refetchPriceAlerts = resource.retry;
const invalidate = () => invalidateQueries((key) => key === KEY);
// One that is told is not what it was.
onMount($priceAlerts, () =>
  onServerEvent('notification', ({ notification }) => {
    if (notification.type === 'trade') invalidate();
  }),
);

/** What the API has, which is shown from then on, too. */
async function readAll(): Promise<readonly PriceAlert[]> {
  const alerts = await readAlerts();
  resource.receive(alerts);
  return alerts.items;
}

function show(alert: PriceAlert): PriceAlert {
  const saved = resource.$saved.get();
  if (saved) resource.receive(withAlert(saved, alert));
  else invalidate();
  return alert;
}

/** The Idempotency-Key of each alert whose answer may have been lost: the same one is sent again under it. */
const keys = new Map<string, string>();

/**
 * Sets an alert. A lost answer uses nothing up: the same alert can be sent again and is set once.
 * @throws ApiError of the value; `outcome-unknown` when it may be set all the same.
 */
export async function createPriceAlert(alert: NewPriceAlert): Promise<PriceAlert> {
  const intent = JSON.stringify(alert);
  const idempotencyKey = keys.get(intent) ?? randomUuid();
  keys.set(intent, idempotencyKey);
  const known = new Set(resource.$saved.get()?.items.map(({ alert_id }) => alert_id));
  const created = await reconciled(
    async () => (await call(contract.createPriceAlert, { body: alert, idempotencyKey })).data,
    async () => (await readAll()).find((one) => !known.has(one.alert_id) && isSame(one, alert)) ?? null,
  );
  keys.delete(intent);
  return show(created);
}

const isSame = (saved: PriceAlert, alert: NewPriceAlert) =>
  saved.asset === alert.asset &&
  saved.kind === alert.kind &&
  saved.value === alert.value &&
  saved.currency === alert.currency;

/**
 * Changes what an alert waits for, or how it is told. The value may be refused, so it is not shown before it is saved.
 * @throws ApiError of the value; `outcome-unknown` when it may be changed all the same.
 */
export async function updatePriceAlert(id: string, patch: PriceAlertPatch): Promise<void> {
  const isDone = (one: PriceAlert) =>
    one.alert_id === id &&
    Object.entries(patch).every(([name, value]) => String(one[name as keyof PriceAlert]) === String(value));
  show(
    await reconciled(
      async () => (await call(contract.updatePriceAlert, { params: { id }, body: patch })).data,
      async () => (await readAll()).find(isDone) ?? null,
    ),
  );
}

/**
 * Pauses an alert or lets it go on; an optimistic update.
 * @throws ApiError after the rollback.
 */
export const pausePriceAlert = (id: string, paused: boolean): Promise<void> => changeNow({ id, paused });

/**
 * Removes an alert; an optimistic update.
 * @throws ApiError after the rollback.
 */
export function removePriceAlert(id: string): Promise<void> {
  const removed = resource.$saved.get()?.items.find(({ alert_id }) => alert_id === id);
  // It was set after all: under its kept key the API would answer with what is removed now.
  for (const intent of keys.keys())
    if (removed && isSame(removed, JSON.parse(intent) as NewPriceAlert)) keys.delete(intent);
  return changeNow({ id, isRemoved: true });
}

async function changeNow(change: Change): Promise<void> {
  try {
    await resource.mutate(change);
  } catch (error) {
    // It may be gone, on another device: what is shown is not what there is.
    invalidate();
    throw error;
  }
}

/**
 * Sets an alert anew that was just removed. It is set paused and goes on then: the price may be across by now, which a new alert
 * would be refused for.
 * @throws ApiError
 */
export async function restorePriceAlert(alert: PriceAlert): Promise<void> {
  const { asset, kind, value, currency, repeat, channels } = alert;
  const { alert_id } = await createPriceAlert({
    asset,
    kind,
    value,
    currency,
    repeat,
    channels,
    paused: true,
  });
  if (!alert.paused && alert.status === 'waiting') await updatePriceAlert(alert_id, { paused: false });
}
