import { errorStatus, type ErrorCode, type ErrorDetails } from '#contract/error-codes.ts';
import type { MessageValues, TranslatedText } from './translate.ts';

/** Codes that only the mock itself sends, with their HTTP status: no client of the product depends on them. */
const controlStatus = {
  contract_broken: 500,
  contract_changed: 409,
  control_header_missing: 403,
  expectation_failed: 409,
  host_refused: 403,
  no_mail: 404,
  nobody_signed_in: 409,
  origin_refused: 403,
  patch_failed: 422,
  patch_test_failed: 409,
  sandbox_restarted: 409,
  sandbox_unknown: 404,
  ticker_refused: 503,
  unknown_effect: 422,
  unknown_event: 404,
  unknown_op: 422,
  unknown_preset: 404,
  upgrade_required: 426,
} as const;
export type ControlCode = ErrorCode | keyof typeof controlStatus;
/** Codes whose details a client relies on: an error of one has to give them. (A set-up counts no wrong codes.) */
type DetailedCode = Exclude<keyof ErrorDetails, 'code_invalid'>;
export type PlainCode = Exclude<ControlCode, DetailedCode>;

export interface ErrorOptions {
  /** HTTP status, for a fault that sends another than the code's. */
  status?: number;
  /** Seconds, sent as the header Retry-After. */
  retryAfter?: number;
  /** Field name -> message key of contract/fields.ts. */
  fields?: Record<string, string>;
  /** The details that the contract declares for an error of this code. */
  details?: Record<string, unknown>;
  /** Values for the names in braces in the message. */
  values?: MessageValues;
  /** More members of the response's body, for calls whose contract names them. */
  extra?: Record<string, unknown>;
  /** More headers, for example Allow. */
  headers?: Record<string, string>;
}

/** A message: a text of the product, one that is not part of it (faults, bugs), or null, for which a client shows its own. */
export type ErrorText = TranslatedText | { readonly text: string } | null;

type DetailedArguments = {
  [Code in DetailedCode]: [
    code: Code,
    text: ErrorText,
    options: ErrorOptions & { details: ErrorDetails[Code] },
  ];
}[DetailedCode];

/** The error of a request. Sent as the error envelope of contract/envelope.ts, in the client's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ControlCode | (string & {});
  readonly text: ErrorText;
  readonly options: ErrorOptions;

  constructor(code: PlainCode, text: ErrorText, options?: ErrorOptions);
  constructor(...detailed: DetailedArguments);
  constructor(code: string, text: ErrorText, options: ErrorOptions & { status: number });
  constructor(code: string, text: ErrorText, options: ErrorOptions = {}) {
    super(text === null ? code : 'text' in text ? text.text : text.en);
    this.name = 'ApiError';
    this.status = options.status ?? statusOf(code);
    this.code = code;
    this.text = text;
    this.options = options;
  }
}

const statuses: Readonly<Record<string, number>> = { ...errorStatus, ...controlStatus };
const statusOf = (code: string) => (Object.hasOwn(statuses, code) ? statuses[code] : undefined) ?? 500;
