import * as z from 'zod/mini';

/** Every error the API answers with, always as JSON, also for an unknown path or a malformed body. */
export const errorEnvelope = z.object({
  status: z.literal('error'),
  /** For people, in the language asked for by Accept-Language. */
  message: z.nullable(z.string()),
  /** For programs: lower_snake_case. */
  code: z.string(),
  /** Field name -> message key of fields.ts, so that a client can show it in its own language. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** A status check that was refused may say that this device must be verified first (spec section 4, Auth loading). */
  device_unauthorized: z.optional(z.boolean()),
  request_id: z.string(),
});
export type ErrorEnvelope = z.output<typeof errorEnvelope>;

/**
 * Success of a call that we propose: the payload under `data`.
 * @__NO_SIDE_EFFECTS__
 */
export function success<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.literal('success'), message: z.optional(z.string()), data });
}

/**
 * Success of a documented auth or user call. The specification reads `data.identifier` through a client whose `data` is
 * the body, so the fields stand at the top level; the same fields are repeated under `data` (spec section 7).
 * @__NO_SIDE_EFFECTS__
 */
export function documented<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  return z.extend(
    z.object({
      status: z.literal('success'),
      message: z.optional(z.nullable(z.string())),
      data: z.optional(z.object(fields)),
    }),
    fields,
  );
}

/** The codes the documented calls answer with; the mock and the client share the names. */
export const errorCodes = [
  'bad_json',
  'unsupported_media_type',
  'body_too_large',
  'not_found',
  'method_not_allowed',
  'invalid_fields',
  'unauthorized',
  'session_expired',
  'session_longest',
  'forbidden',
  'challenge_failed',
  'invalid_credentials',
  'account_banned',
  'account_deleted',
  'email_taken',
  'code_invalid',
  'code_expired',
  'code_locked',
  'resend_too_soon',
  'step_not_required',
  'username_taken',
  'referral_unknown',
  'slow_down',
  'rate_limited',
  'link_invalid',
  'two_factor_on',
  'two_factor_not_started',
  'phone_taken',
  'whatsapp_linked',
  'whatsapp_not_linked',
  'conversation_closed',
  'unknown_identifier',
  'contract_broken',
  'server_error',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
