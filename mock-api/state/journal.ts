import type { SandboxState } from './state.ts';

export const JOURNAL_LIMIT = 500;

/** One call as the mock saw it. */
export interface JournalItem {
  /** `POST /auth/login` for a call of the contract, else method and path; `ws` for a socket that asked to open. */
  op: string;
  /** HTTP status; 0 where no answer was sent. */
  status: number;
  body: unknown;
  at: string;
  /** Milliseconds of real time. */
  ms: number;
  request_id: string;
  /** The effect that was injected. */
  fault?: string;
  /** The site's server asked while it rendered a page (header x-cowrie-render). */
  render?: true;
  /** The mock's own answer broke the contract. */
  contract_broken?: true;
}

const SECRET = /^(?:.*password|code|pin|token|.*_token|totp|secret|response)$/i;
const HIDDEN = '[redacted]';

/** Deeper than any body of the contract: a body may be nested until the stack ends, and a snapshot must be JSON. */
const DEEPEST = 20;
const CUT = '[too deep]';

/** A copy without passwords, codes, PINs and tokens at any depth, cut off where no call of ours goes. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return CUT;
  if (Array.isArray(value)) return value.map((inner) => redact(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) ? HIDDEN : redact(inner, depth + 1),
    ]),
  );
}

export function writeJournal(state: SandboxState, item: JournalItem): void {
  state.journal.push(item);
  if (state.journal.length > JOURNAL_LIMIT) state.journal.splice(0, state.journal.length - JOURNAL_LIMIT);
}
