import type * as z from 'zod/mini';
import { jsonSchema, type Components, type JsonSchema } from './schema.ts';

interface ParameterTexts {
  /** What each means, by its name. */
  readonly meanings?: Readonly<Record<string, string>> | undefined;
  readonly example: object | undefined;
}

/** The parameters of a path or a query, each with what it means and its example. */
export function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  { meanings, example }: ParameterTexts,
  components: Components,
) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const given = example as Readonly<Record<string, unknown>> | undefined;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(meanings?.[name] === undefined ? {} : { description: meanings[name] }),
    schema: property,
    ...(given?.[name] === undefined ? {} : { example: given[name] }),
  }));
}
