type ApiErrorKind = 'http' | 'network' | 'aborted' | 'invalid-json' | 'contract' | 'outcome-unknown';

/** The only thing that a call throws. */
export class ApiError extends Error {
  /**
   * `http`: the API answered with an error status; `network`: no answer; `aborted`: the caller cancelled; `invalid-json`: the
   * answer is not JSON; `contract`: JSON of another shape than the contract's; `outcome-unknown`: a mutation's answer was
   * lost, and asking the API what became of it failed too (stores/query/reconcile-mutation.ts).
   */
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The server's words for people; null when it sent none. */
  readonly serverMessage: string | null;
  readonly code: string | null;
  /** Field name -> message key of contract/fields.ts. */
  readonly fields: Readonly<Record<string, string>>;
  /** More about it, by code: contract/error-codes.ts says what of each. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The API wants this device verified first. */
  readonly deviceUnauthorized: boolean;
  readonly requestId: string | null;
  /** Seconds that the API asks to wait; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    options: {
      status?: number;
      serverMessage?: string | null;
      code?: string | null;
      fields?: Readonly<Record<string, string>>;
      details?: Readonly<Record<string, unknown>>;
      deviceUnauthorized?: boolean;
      requestId?: string | null;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(`${kind} ${options.status ?? ''} ${options.code ?? ''}`.trim(), { cause: options.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = options.status ?? 0;
    this.serverMessage = options.serverMessage ?? null;
    this.code = options.code ?? null;
    this.fields = options.fields ?? {};
    this.details = options.details ?? {};
    this.deviceUnauthorized = options.deviceUnauthorized ?? false;
    this.requestId = options.requestId ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}
