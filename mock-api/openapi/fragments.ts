import type { Operation } from '#contract/operations.ts';
import { jsonSchema, type JsonSchema } from './schema.ts';

// What the document says in several places.
const ERROR = { $ref: '#/components/schemas/Error' };

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

export const refusal = (description: string) => ({ description, content: json(ERROR) });

export function queryParameters(query: Operation['endpoint']['query']) {
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
