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
  /** The API wants this device verified first. */
  readonly deviceUnauthorized: boolean;
  readonly requestId: string | null;
  /** Seconds that the API asks to wait; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    details: {
      status?: number;
      serverMessage?: string | null;
      code?: string | null;
      fields?: Readonly<Record<string, string>>;
      deviceUnauthorized?: boolean;
      requestId?: string | null;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(`${kind} ${details.status ?? ''} ${details.code ?? ''}`.trim(), { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage ?? null;
    this.code = details.code ?? null;
    this.fields = details.fields ?? {};
    this.deviceUnauthorized = details.deviceUnauthorized ?? false;
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
