import type * as z from 'zod/mini';
import { errorDetails } from '#contract/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';

/** Reads the details of errors by the schemas of their codes. */
export const detailsReader =
  <Schemas extends Readonly<Record<string, z.ZodMiniType>>>(schemas: Schemas) =>
  /** What an API error of this code says about it; null for any other error, and for details of another shape. */
  <Code extends keyof Schemas & string>(error: unknown, code: Code): z.output<Schemas[Code]> | null => {
    if (!(error instanceof ApiError) || error.code !== code) return null;
    const parsed = schemas[code]?.safeParse(error.details);
    return parsed?.success ? (parsed.data as z.output<Schemas[Code]>) : null;
  };

export const errorDetailsOf = detailsReader(errorDetails);
