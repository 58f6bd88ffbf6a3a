import type { Approval } from '#contract/approval.ts';
import * as contract from '#contract/payees.ts';
import type { Payee } from '#contract/payees.ts';
import type { RequestInput } from '#contract/requests.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';

type DistributiveOmit<Body, Key extends string> = Body extends unknown ? Omit<Body, Key> : never;
/** An address or a bank account, as it is typed, and its label. */
export type NewPayee = DistributiveOmit<RequestInput<typeof contract.createPayee>['body'], 'approval'>;

/** The Idempotency-Key of each payee whose answer may have been lost: the same one is sent again under it. */
const keys = new Map<string, string>();

/**
 * Saves a payee; one that is saved already gets the new label.
 * @throws ApiError of the approval, or of the payee.
 */
export async function createPayee(details: NewPayee, approval: Approval): Promise<Payee> {
  const intent = JSON.stringify(details);
  const idempotencyKey = keys.get(intent) ?? crypto.randomUUID();
  keys.set(intent, idempotencyKey);
  try {
    const { data } = await call(contract.createPayee, { body: { ...details, approval }, idempotencyKey });
    keys.delete(intent);
    return data;
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}
