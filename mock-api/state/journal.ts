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

/** A copy without passwords, codes, PINs and tokens, at any depth. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? HIDDEN : redact(inner)]),
  );
}

export function writeJournal(state: SandboxState, item: JournalItem): void {
  state.journal.push(item);
  if (state.journal.length > JOURNAL_LIMIT) state.journal.splice(0, state.journal.length - JOURNAL_LIMIT);
}
