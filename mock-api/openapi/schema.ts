import * as z from 'zod/mini';
import { namedSchemas } from './named-schemas.ts';

export type JsonSchema = Record<string, unknown>;

/** The schemas that others refer to by name, as they were met. */
export type Components = Record<string, JsonSchema>;

const REFERENCE = '#/$defs/';

/**
 * A schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. Of a body the form before trimming
 * and the like: what a client sends. Checks that JSON Schema has no word for (a real date, an age) are left out; they
 * are in the contract. Objects of replies are open: a new member breaks nobody.
 * @param components gets the named schemas that this one refers to; without it they stand in the schema itself.
 */
export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  components?: Components,
): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(components ? { metadata: namedSchemas } : {}),
    override: ({ jsonSchema: made }) => {
      made.allOf?.forEach(anchor);
      if (io === 'output' && made.additionalProperties === false) delete made.additionalProperties;
    },
  }) as JsonSchema;
  const { $schema: _, $defs, id: __, ...rest } = converted;
  if (!components) return $defs === undefined ? rest : { ...rest, $defs };
  for (const [name, definition] of Object.entries(($defs ?? {}) as Components)) {
    const { id: ___, ...named } = definition;
    components[name] = relinked(named);
  }
  return relinked(rest);
}

/** With its references led to the document's components. */
function relinked(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(`"${REFERENCE}`, '"#/components/schemas/'),
  ) as JsonSchema;
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
