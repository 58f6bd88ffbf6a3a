import { createHash } from 'node:crypto';
import { now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { ApiError } from '../../server/api-error.ts';
import { holdAtWork } from '../../faults/work-stage.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { isReserved, reserve } from './reservations.ts';
import type { KeptAnswer } from './state.ts';

const KEPT_MS = 24 * 3_600_000;
/** As the look-up by key takes it: a key that could not be looked up would leave a lost answer unknown. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const keyName = (customerId: string, key: string) => `key ${customerId} ${key}`;

/** Whether a call with this key is running. */
export const isRunning = (state: SandboxState, customerId: string, key: string) =>
  isReserved(state, keyName(customerId, key));

/** @throws ApiError 400 `idempotency_key_missing`, also for a key that is no UUID */
function idempotencyKeyOf({ c }: Pick<SignedInContext, 'c'>): string {
  const key = c.req.header('idempotency-key');
  if (key === undefined || !UUID.test(key))
    throw new ApiError('idempotency_key_missing', paymentErrorTexts.idempotency_key_missing);
  return key.toLowerCase();
}

/** The answer that is kept for a key, of the last 24 hours. */
function keptAnswerOf(state: SandboxState, customerId: string, key: string): KeptAnswer | undefined {
  const kept = own(state.idempotency, `${customerId} ${key}`);
  return kept && kept.at > now(state) - KEPT_MS ? kept : undefined;
}

/** The payment that was made with a key, which is the key of that payment for good. */
export const paymentWithKey = (state: SandboxState, customerId: string, key: string) =>
  own(state.transactions, customerId)?.findLast(({ idempotency_key }) => idempotency_key === key);
type Payment = NonNullable<ReturnType<typeof paymentWithKey>>;

export interface Outcome<Answer> {
  readonly answer: Answer;
  readonly operation_id?: string | null;
}

interface Work<Answer> {
  /** Something besides the key that only one call may use at a time. */
  readonly reserve?: string;
  /** What is refused before the key is reserved for good: nothing of it may change the state. */
  readonly check?: () => void;
  /** Does everything, in one step. What it throws uses up neither the key nor what is reserved. */
  readonly commit: (request: IdempotentRequest) => Outcome<Answer>;
  /** Of a call that makes payments: what it is answered with, once its first answer is no longer kept. */
  readonly present?: (payment: Payment) => Answer;
}

/** What a payment keeps of the request that made it. */
export interface IdempotentRequest {
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Carries a call out once for its Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07): a request that is sent again
 * is answered as the first one was. Only what was committed is kept, for 24 hours; the key of a payment is never free again.
 * @throws ApiError 400 `idempotency_key_missing`, 409 `request_in_progress`, 422 `idempotency_key_reused`, and 401 or 403 where the
 * session ends while it works
 */
export async function idempotently<Answer>(
  call: SignedInContext,
  body: object,
  work: Work<Answer>,
): Promise<Answer> {
  const { c, sandbox, user } = call;
  const key = idempotencyKeyOf(call);
  const { customer_id } = user;
  const op = `${c.req.method} ${c.req.path}`;
  const bodyHash = hashOf(op, body);
  const { state } = sandbox;
  const earlier = earlierAnswer(state, { customer_id, key, bodyHash }, work);
  if (earlier !== undefined) {
    c.header('Idempotent-Replayed', 'true');
    c.set('setsHeader', true);
    return earlier;
  }
  const names = [keyName(customer_id, key), ...(work.reserve === undefined ? [] : [work.reserve])];
  const free = reserve(state, names);
  if (!free)
    throw new ApiError('request_in_progress', paymentErrorTexts.request_in_progress, { retryAfter: 1 });
  try {
    work.check?.();
    await holdAtWork(c);
    if (sandbox.state !== state)
      throw new ApiError('sandbox_restarted', { text: 'The sandbox was reset while the call ran.' });
    // The session may have been ended meanwhile, by its owner on another device: nothing is committed for who was logged out.
    call.requireSession();
    const { answer, operation_id = null } = work.commit({ key, bodyHash });
    prune(state);
    state.idempotency[`${customer_id} ${key}`] = {
      customer_id,
      key,
      op,
      body_hash: bodyHash,
      answer: structuredClone(answer),
      operation_id,
      at: now(state),
    };
    return answer;
  } finally {
    free();
  }
}

/**
 * The answer to a request that came before; undefined for a new one.
 * @throws ApiError 422 `idempotency_key_reused`
 */
function earlierAnswer<Answer>(
  state: SandboxState,
  { customer_id, key, bodyHash }: IdempotentRequest & { readonly customer_id: string },
  { present }: Work<Answer>,
): Answer | undefined {
  const kept = keptAnswerOf(state, customer_id, key);
  const payment = kept ? undefined : paymentWithKey(state, customer_id, key);
  const former = kept?.body_hash ?? payment?.request_hash;
  if (former === undefined) return undefined;
  if (former === bodyHash && kept) return structuredClone(kept.answer) as Answer;
  if (former === bodyHash && payment && present) return present(payment);
  throw new ApiError('idempotency_key_reused', paymentErrorTexts.idempotency_key_reused);
}

/** The approval is no part of the intent: a request that is sent again may carry another code. */
function hashOf(op: string, body: object): string {
  const { approval: _approval, ...intent } = body as { approval?: unknown };
  return createHash('sha256')
    .update(JSON.stringify([op, normalized(intent)]))
    .digest('hex');
}

/**
 * What bodies that mean the same have in common: the members of each object in one order, without those that are null, and texts
 * in the normal form NFC, since two keyboards write one letter differently.
 */
function normalized(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner != null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, normalized(inner)]),
  );
}

/** Removes what is older than a day. The oldest come first. */
function prune(state: SandboxState): void {
  const oldest = now(state) - KEPT_MS;
  for (const [name, { at }] of Object.entries(state.idempotency)) {
    if (at > oldest) break;
    remove(state.idempotency, name);
  }
}
