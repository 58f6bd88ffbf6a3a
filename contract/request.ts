import * as z from 'zod/mini';

/** What a call takes. The schemas stand in `<area>.request.ts`, which no browser loads: forms check fields.ts's rules. */
export interface RequestSchema {
  /** The `{names}` of the path. */
  readonly params?: z.ZodMiniType<Record<string, string>>;
  readonly query?: z.ZodMiniType<object, object>;
  readonly body?: z.ZodMiniType;
}
export type RequestSchemas = Readonly<Record<string, RequestSchema>>;

/** The id of a row in a path. */
export const pathId = z.string().check(z.minLength(1));
