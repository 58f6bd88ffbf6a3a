import type { ErrorCode } from '#contract/envelope.ts';
import type { TextKey } from '../texts/en.ts';

/** Codes that only the control plane and the transport of the mock know: no client depends on them. */
export type ControlCode =
  | ErrorCode
  | 'sandbox_unknown'
  | 'control_header_missing'
  | 'host_refused'
  | 'origin_refused'
  | 'upgrade_required'
  | 'unknown_effect'
  | 'unknown_preset'
  | 'unknown_event'
  | 'no_mail'
  | 'expectation_failed'
  | 'nobody_signed_in'
  | 'patch_failed'
  | 'contract_changed'
  | 'ticker_refused';

export interface ErrorOptions {
  /** Seconds, sent as the header Retry-After. */
  retryAfter?: number;
  /** Field name -> message key of contract/fields.ts. */
  fields?: Record<string, string>;
  /** What stands in the braces of the message. */
  values?: Record<string, string | number>;
  /** More members of the answer's body, for calls whose contract names them. */
  extra?: Record<string, unknown>;
  /** More headers, for example Allow. */
  headers?: Record<string, string>;
}

/**
 * The one way for a handler to say no. It becomes contract/envelope.ts's error in the reader's language.
 * `message` is a key of messages/, or `{ text }` for words that are no part of the product (faults, bugs), or null for
 * an answer without words, which makes a client fall back to its own.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ControlCode | (string & {});
  readonly text: TextKey | { readonly text: string } | null;
  readonly details: ErrorOptions;

  constructor(
    status: number,
    code: ApiError['code'],
    message: TextKey | { readonly text: string } | null,
    details: ErrorOptions = {},
  ) {
    super(typeof message === 'string' ? message : (message?.text ?? code));
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.text = message;
    this.details = details;
  }
}
