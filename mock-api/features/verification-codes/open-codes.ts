import { CODE_SECONDS } from '#contract/fields.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { VerificationCode } from './state.ts';
import { texts } from './texts.ts';
import {
  addCode,
  isLive,
  nextSendAt,
  refuseLocked,
  refuseUntil,
  requireLive,
  RESEND_SECONDS,
  wrongCode,
  type OpenKind,
} from './verification-codes.ts';

/** A code that is younger is shared by all who ask, so that nobody is sent a second one while the first has half its life left. */
const SHARED_MS = (CODE_SECONDS / 2) * 1000;

/**
 * Identifiers of an address that are good at once, of browsers that the account does not know and of those that it does; each has five
 * tries, so this bounds how often a code may be guessed. Whoever wants to leave the owner without one has to pass as many
 * challenges within five minutes, from as many browsers as can ask every 30 seconds. Six digits can be guessed, eight of 36 characters can't.
 */
export const identifierLimits: Readonly<Record<OpenKind, number>> = { signup: 40, reset: 1000 };

export interface CodeRequest {
  readonly kind: OpenKind;
  readonly email: string;
  readonly customer_id: string | null;
  readonly asker: NonNullable<VerificationCode['asker']>;
  /** No code matches, and none is sent. */
  readonly isDecoy: boolean;
}

const codesOf = (state: SandboxState, kind: OpenKind, email: string): VerificationCode[] =>
  Object.values(state.codes).filter((code) => code.kind === kind && code.email === email);

/**
 * Gives whoever asks an identifier of their own, which takes every live code that the address was sent. A code is sent
 * (`sent`) unless a fresh one is there, or too many were. Anybody can ask with anybody's address: so a request neither ends a code nor
 * another one's tries, and devices that the account knows are held up by one another alone.
 * @throws ApiError 429 `resend_too_soon` when this browser has asked within 30 seconds, or when no code is there and none may be sent
 */
export function askForCode(state: SandboxState, { asker, isDecoy, ...key }: CodeRequest): VerificationCode {
  const all = codesOf(state, key.kind, key.email);
  const alike = all.filter((code) => code.asker?.known === asker.known);
  const pending = alike.filter((code) => isLive(state, code));
  const former = pending.findLast((code) => code.asker?.id === asker.id);
  refuseUntil(state, former ? former.created_at + RESEND_SECONDS * 1000 : 0);
  const freeing = pending.at(-identifierLimits[key.kind]);
  refuseUntil(state, freeing?.expires_at ?? 0);
  const live = all.filter((code) => code.sent && isLive(state, code));
  const isShared = live.some(({ created_at }) => created_at > now(state) - SHARED_MS);
  const sendAt = nextSendAt(
    state,
    alike.filter(({ sent }) => sent),
  );
  if (live.length === 0) refuseUntil(state, sendAt);
  const sent = !isShared && sendAt <= now(state);
  return addCode(state, key, { asker, sent, isDecoy });
}

/**
 * Verifies a code that anybody can ask for, and ends all that were asked for with the address. A wrong one counts for its identifier.
 * @param isOver whether no code is right any more
 * @returns the code that was sent
 * @throws ApiError 400 `flow_expired`, `code_expired` or `code_invalid`; 429 `code_locked` after five wrong tries.
 */
export function consumeCode(
  state: SandboxState,
  kind: OpenKind,
  { identifier, code: given }: { identifier: string; code: string },
  isOver = false,
): VerificationCode {
  const asked = requireLive(state, kind, identifier);
  refuseLocked(asked);
  const pending = codesOf(state, kind, asked.email).filter((code) => isLive(state, code));
  const live = pending.filter(({ sent }) => sent);
  if (live.length === 0) throw new ApiError('code_expired', texts.code_expired);
  const right = live.find(({ code }) => code !== '' && code === given);
  if (!right || isOver) throw wrongCode(asked);
  for (const code of pending) code.state = 'used';
  return right;
}
