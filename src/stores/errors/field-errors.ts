import { ApiError } from '#src/api/api-error.ts';

/** What the server says of single fields: name -> message key of contract/fields.ts. Empty for any other failure. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}
