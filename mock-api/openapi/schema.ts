import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/**
 * A schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. Of a body the form before trimming
 * and the like: what a client sends. Checks that JSON Schema has no word for (a real date, an age) are left out; they
 * are in the contract.
 */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => made.allOf?.forEach(anchor),
  }) as JsonSchema;
  return rest;
}

/**
 * A pattern may match anywhere in a text, but tools that fold an `allOf` into one (Prism) let all begin at the same place.
 * From the start of the text on, the same rule holds for both; `[^]` is known to JavaScript only.
 */
function anchor(part: z.core.JSONSchema.BaseSchema): void {
  if (part.pattern === undefined) return;
  const portable = part.pattern.replaceAll('[^]', '[\\s\\S]');
  part.pattern = portable.startsWith('^') ? portable : `^[\\s\\S]*${portable}`;
}
