import type { ErrorDetails } from '#contract/error-codes.ts';
import { REAUTH_SECONDS, type ReauthMethod, type ReauthPurpose } from '#contract/reauth-purposes.ts';
import { now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import type { User } from '../users/state.ts';
import { texts } from './texts.ts';

const PROOF_MS = REAUTH_SECONDS * 1000;

/** Whose call it is, and in which session. */
export type Caller = Pick<SignedInContext, 'state' | 'session' | 'user'>;

/** What somebody has to give to prove that it is them: all of it, of a code of the app and a recovery code one. */
export function methodsOf(state: SandboxState, { customer_id, password }: User): ReauthMethod[] {
  const factor = own(state.twoFactor, customer_id);
  const second: ReauthMethod[] = factor?.recovery.length ? ['totp', 'recovery_code'] : ['totp'];
  return [password ? 'password' : 'email_code', ...(factor?.enabled_at ? second : [])];
}

/** The refusal of a call that wants a proof. */
export const reauthRequired = ({ state, user }: Caller, purpose: ReauthPurpose): ApiError =>
  new ApiError('reauth_required', texts.reauth_required, {
    details: { purpose, methods: methodsOf(state, user) } satisfies ErrorDetails['reauth_required'],
  });

/** The proofs of a customer that are good now. The clock can also be moved back. */
const fresh = ({ state, user }: Caller) =>
  (own(state.proofs, user.customer_id)?.made ?? []).filter(
    ({ at }) => at <= now(state) && now(state) < at + PROOF_MS,
  );

/**
 * Lets a call through that has a proof: of its own purpose, in its own session, younger than five minutes.
 * @throws ApiError 403 `reauth_required`
 */
export function requireProof(call: Caller, purpose: ReauthPurpose): void {
  const { token } = call.session;
  if (!fresh(call).some((proof) => proof.session === token && proof.purpose === purpose))
    throw reauthRequired(call, purpose);
}

/** Ends the proof of a change that was made: another one has to be proven anew. */
export function consumeProof(call: Caller, purpose: ReauthPurpose): void {
  const row = own(call.state.proofs, call.user.customer_id);
  if (!row) return;
  const { token } = call.session;
  row.made = fresh(call).filter((proof) => proof.session !== token || proof.purpose !== purpose);
}

/** Ends whatever a customer has proven, and the code that was sent for it. */
export const voidProofs = (state: SandboxState, { customer_id }: User): void =>
  remove(state.proofs, customer_id);

/**
 * Keeps a proof that was given just now.
 * @returns until when it is good, in milliseconds since 1970
 */
export function grantProof(call: Caller, purpose: ReauthPurpose): number {
  const { state, session, user } = call;
  consumeProof(call, purpose);
  const row = rowOf(call);
  const at = now(state);
  row.made = [...fresh(call), { session: session.token, purpose, at }];
  // The code of an email proves one thing.
  row.code = null;
  state.proofs[user.customer_id] = row;
  return at + PROOF_MS;
}

/** Remembers which code was sent for what, and to which session. */
export function rememberCode(call: Caller, purpose: ReauthPurpose, identifier: string): void {
  const { state, session, user } = call;
  state.proofs[user.customer_id] = {
    ...rowOf(call),
    code: { session: session.token, purpose, identifier },
  };
}

/** The code that was sent for a purpose and to this session; null for none. */
export function sentCode({ state, session, user }: Caller, purpose: ReauthPurpose): string | null {
  const code = own(state.proofs, user.customer_id)?.code;
  return code?.session === session.token && code.purpose === purpose ? code.identifier : null;
}

const rowOf = ({ state, user }: Caller) => own(state.proofs, user.customer_id) ?? { made: [], code: null };
