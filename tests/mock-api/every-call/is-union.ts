import * as z from 'zod/mini';

/** Whether a schema has several forms, also where one member tells which. */
export const isUnion = (schema: unknown): schema is z.ZodMiniUnion =>
  schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion;
