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
  /** More about it, by code (error-codes.ts). */
  details: z.optional(z.record(z.string(), z.unknown())),
  request_id: z.string(),
});
export type ErrorEnvelope = z.output<typeof errorEnvelope>;

/**
 * Success of a call that we propose: the payload under `data`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function success<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.literal('success'), message: z.optional(z.string()), data });
}

/**
 * Success of a documented auth or user call. The specification reads `data.identifier` through a client whose `data` is
 * the body, so the fields stand at the top level; the same fields are repeated under `data` (spec section 7).
 */
/* @__NO_SIDE_EFFECTS__ */
export function mirrored<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  return z.extend(
    z.object({
      status: z.literal('success'),
      message: z.optional(z.nullable(z.string())),
      data: z.optional(z.object(fields)),
    }),
    fields,
  );
}
