import * as z from 'zod/mini';
import { avatarProblems } from './avatar.ts';
import { reauthMethods, reauthPurposes } from './reauth-purposes.ts';

/** The HTTP status of each error code. A code has one status wherever it is sent. */
export const errorStatus = {
  bad_json: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  invalid_fields: 422,
  unauthorized: 401,
  session_expired: 401,
  session_max_age: 409,
  forbidden: 403,
  challenge_failed: 422,
  invalid_credentials: 401,
  account_banned: 403,
  account_deleted: 403,
  code_invalid: 400,
  code_expired: 400,
  code_locked: 429,
  resend_too_soon: 429,
  flow_expired: 400,
  onboarding_step_done: 409,
  referral_unknown: 422,
  rate_limited: 429,
  token_invalid: 400,
  two_factor_enabled: 409,
  two_factor_not_enabled: 409,
  two_factor_setup_missing: 409,
  two_factor_setup_replaced: 409,
  whatsapp_linked: 409,
  whatsapp_not_linked: 409,
  google_not_linked: 409,
  last_authentication_method: 409,
  conversation_closed: 409,
  origin_refused: 403,
  link_used: 410,
  link_expired: 410,
  reauth_required: 403,
  recovery_code_invalid: 403,
  change_restricted: 403,
  password_not_set: 409,
  password_unchanged: 422,
  name_locked: 409,
  identity_locked: 409,
  picture_refused: 422,
  // Money (payment-error-texts.ts has the words).
  idempotency_key_missing: 400,
  pin_required: 403,
  pin_invalid: 403,
  pin_not_set: 403,
  totp_required: 403,
  totp_invalid: 403,
  totp_used: 403,
  sending_frozen: 403,
  recipient_not_found: 404,
  asset_not_found: 404,
  quote_not_found: 404,
  payee_not_found: 404,
  request_not_found: 404,
  request_in_progress: 409,
  already_final: 409,
  quote_used: 409,
  network_paused: 409,
  request_closed: 409,
  too_many_requests_open: 409,
  pin_already_set: 409,
  price_unavailable: 409,
  bank_not_answering: 409,
  quote_expired: 410,
  deposit_account_expired: 410,
  unexpected_member: 422,
  amount_format: 422,
  amount_precision: 422,
  amount_below_min: 422,
  amount_above_max: 422,
  amount_above_limit: 422,
  insufficient_funds: 422,
  fee_exceeds_amount: 422,
  funds_clearing: 422,
  address_invalid: 422,
  address_wrong_network: 422,
  memo_required: 422,
  memo_invalid: 422,
  self_send: 422,
  recipient_blocked: 422,
  beneficiary_required: 422,
  risks_not_acknowledged: 422,
  idempotency_key_reused: 422,
  account_number_invalid: 422,
  name_mismatch: 422,
  alert_value_invalid: 422,
  alert_already_true: 422,
  period_invalid: 422,
  pin_weak: 422,
  pin_unchanged: 422,
  password_invalid: 422,
  pin_locked: 423,
  sending_restricted: 423,
  server_error: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Secrets whose wrong tries count together for an account, over all calls: `code` is one that was sent. */
export const triedSecrets = ['code', 'second_factor', 'password'] as const;
export type TriedSecret = (typeof triedSecrets)[number];

/** What an error's `details` say, of the codes that have some; payment-error-details.ts has those of payments. */
export const errorDetails = {
  /**
   * How many more wrong codes are let through before `code_locked`. Of the code that ends the setup of an authenticator app, besides:
   * how many seconds the app's clock is ahead of the server's, as far as its code tells, negative where it is behind and null where
   * it tells nothing; and what the server's clock shows.
   */
  code_invalid: z.object({
    tries_left: z.number(),
    clock_drift_seconds: z.optional(z.nullable(z.number())),
    as_of: z.optional(z.iso.datetime()),
  }),
  /** When it is taken again; null for a code that never is: another one has to be requested. */
  code_locked: z.object({ until: z.nullable(z.iso.datetime()) }),
  /** When the next code can be requested. */
  resend_too_soon: z.object({ resend_at: z.iso.datetime() }),
  /** When a call is let through again. `secret`: of which there were too many wrong tries; without it, there were too many calls. */
  rate_limited: z.object({ until: z.iso.datetime(), secret: z.optional(z.enum(triedSecrets)) }),
  /** What has to be proven to `POST /auth/reauth`, and with what: all of it, of `totp` and `recovery_code` one. */
  reauth_required: z.object({ purpose: z.enum(reauthPurposes), methods: z.array(z.enum(reauthMethods)) }),
  /** Why a change has to wait, and until when. */
  change_restricted: z.object({
    reason: z.enum(['password_changed', 'new_device']),
    until: z.iso.datetime(),
  }),
  /** What is wrong with a picture. */
  picture_refused: z.object({ reason: z.enum(avatarProblems) }),
} satisfies Partial<Record<ErrorCode, z.ZodMiniType>>;
export type ErrorDetails = { [Code in keyof typeof errorDetails]: z.output<(typeof errorDetails)[Code]> };
