import { onMount } from 'nanostores';
import type { Approval } from '#contract/approval.ts';
import * as contract from '#contract/payees.ts';
import type { Payee } from '#contract/payees.ts';
import type { RequestInput } from '#contract/requests.ts';
import { tidyText } from '#contract/text/person-text.ts';
import { call } from '#src/api/call.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';
import { invalidateQueries } from '../query/query-client.ts';
import { reconciled } from '../query/reconcile-mutation.ts';

export type SavedPayee = Payee & {
  /** From when it can be paid, in milliseconds since 1970 by this browser's clock; null where it can be paid now. */
  readonly usableAt: number | null;
};

export interface Payees {
  /** The last used first, then those that were never used, the newest first. */
  readonly items: readonly SavedPayee[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

type DistributiveOmit<Body, Key extends string> = Body extends unknown ? Omit<Body, Key> : never;
/** An address or a bank account, as it is typed, and its label. */
export type NewPayee = DistributiveOmit<RequestInput<typeof contract.createPayee>['body'], 'approval'>;

interface Label {
  readonly id: string;
  readonly label: string;
}

const KEY = 'payees';

async function readPayees(signal?: AbortSignal): Promise<Payees> {
  const { items, as_of } = (await call(contract.listPayees, signal ? { signal } : {})).data;
  const at = Date.now();
  const offset = at - Date.parse(as_of);
  return {
    items: items.map((payee) => ({
      ...payee,
      usableAt: payee.usable_from === null ? null : Date.parse(payee.usable_from) + offset,
    })),
    at,
  };
}

const withLabel = ({ items, at }: Payees, { id, label }: Label): Payees => ({
  items: items.map((one) => (one.payee_id === id ? { ...one, label } : one)),
  at,
});

const resource = createOptimisticQuery<Payees, Label>(KEY, {
  read: readPayees,
  applyPatch: withLabel,
  send: async (change, saved) => {
    const { data } = await call(contract.updatePayee, {
      params: { id: change.id },
      body: { label: change.label },
    });
    return withLabel(saved, { id: change.id, label: data.label });
  },
});

const invalidate = () => invalidateQueries((key) => key === KEY);

/** Whom the person pays outside of Cowrie: addresses and bank accounts. */
export const $payees = resource.$optimistic;
export const refetchPayees = resource.retry;
// One that another device saved comes with a notification.
onMount($payees, () => onServerEvent('notification', invalidate));

/** The Idempotency-Key of each payee whose answer may have been lost: the same one is sent again under it. */
const keys = new Map<string, string>();

/**
 * Saves a payee; one that is saved already gets the new label. A refused approval, or a lost answer, uses nothing up: the same
 * payee can be sent again and is saved once.
 * @throws ApiError of the approval, or of the payee; `outcome-unknown` when it may be saved all the same.
 */
export async function createPayee(details: NewPayee, approval: Approval): Promise<Payee> {
  const intent = JSON.stringify(details);
  const idempotencyKey = keys.get(intent) ?? randomUuid();
  keys.set(intent, idempotencyKey);
  const saved = await reconciled(
    async () => (await call(contract.createPayee, { body: { ...details, approval }, idempotencyKey })).data,
    async () =>
      (await readAll()).find(
        (one) => isSame(one, details) && tidyText(one.label) === tidyText(details.label),
      ) ?? null,
  );
  keys.delete(intent);
  invalidate();
  return saved;
}

/**
 * Labels a payee anew; an optimistic update.
 * @throws ApiError after the rollback.
 */
export async function renamePayee(id: string, label: string): Promise<void> {
  try {
    await resource.mutate({ id, label });
  } catch (error) {
    // It may be gone, on another device: what is shown is not what there is.
    invalidate();
    throw error;
  }
}

/**
 * Forgets a payee. Payments to it that are under way go on.
 * @throws ApiError of the approval; `outcome-unknown` when it may be forgotten all the same.
 */
export async function deletePayee(id: string, approval: Approval): Promise<void> {
  await reconciled(
    async () => {
      await call(contract.deletePayee, { params: { id }, body: { approval } });
      return true;
    },
    async () => (await readAll()).every(({ payee_id }) => payee_id !== id) || null,
  );
  const shown = resource.$saved.get();
  if (shown) resource.receive({ ...shown, items: shown.items.filter(({ payee_id }) => payee_id !== id) });
}

/** What the API has, which is shown from then on, too. */
async function readAll(): Promise<readonly SavedPayee[]> {
  const payees = await readPayees();
  resource.receive(payees);
  return payees.items;
}

/** Whether a saved payee is the address or the account that somebody adds. */
export function isSame(saved: Payee, details: NewPayee): boolean {
  if (saved.kind === 'address')
    return (
      details.kind === 'address' &&
      saved.network === details.network &&
      saved.address === details.address &&
      saved.memo === (details.memo || null)
    );
  return (
    details.kind === 'bank' &&
    saved.bank_code === details.bank_code &&
    saved.account_number === details.account_number
  );
}
