import type { ErrorCode } from '#contract/error-codes.ts';
import type { ApiError } from '#src/api/api-error.ts';

/** What an attempt's error says of the payment: that it was refused, that it never can be made, or nothing. */
export type Verdict = 'refused' | 'not-sent' | 'nothing';

/** Codes that say: something with this key or this quote is known. */
const knownCodes: readonly (string | null)[] = [
  'request_in_progress',
  'quote_used',
  'idempotency_key_reused',
];

/**
 * What an answer proves. Only `quote_expired` says that a quote was not used and never will be; a 5xx or no answer proves nothing. Nor does a 4xx
 * without a code of ours, which something between here and the API has sent, or a 408: the request may have gone on all the same.
 */
export function verdictOf({ kind, status, code }: ApiError): Verdict {
  const isAnswer = kind === 'http' && status >= 400 && status < 500 && status !== 408 && code !== null;
  if (!isAnswer || knownCodes.includes(code)) return 'nothing';
  if (status !== 410) return 'refused';
  return code === ('quote_expired' satisfies ErrorCode) ? 'not-sent' : 'nothing';
}

/** Milliseconds after which an answer counts as lost. The request may still arrive, under its key. */
export const ANSWER_MS = 20_000;

/** Gives up a call that is not answered in time. */
export async function withPatience<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const patience = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(patience);
  }
}
