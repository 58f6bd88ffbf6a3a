import { compareDocuments, type Change } from '#mock-api/openapi/compare-documents.ts';
import type { JsonSchema } from '#mock-api/openapi/schema.ts';

export const object = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
export const text: JsonSchema = { type: 'string' };
const nothing: JsonSchema = { type: 'null' };

interface Call {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Reply>;
}
interface Reply {
  headers: Record<string, object>;
  content: Record<string, { schema: JsonSchema; examples: Record<string, object> }>;
  'x-events': Record<string, JsonSchema>;
}
interface Sample {
  info: { version: string };
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, JsonSchema> };
}
export type Edit = (document: Sample) => void;

const requestBody = object(
  {
    email: { ...text, maxLength: 254, minLength: 3 },
    kind: { ...text, enum: ['user', 'bank'] },
    note: { anyOf: [text, nothing] },
    unit: { ...text, default: 'asset' },
    labels: { type: 'object', additionalProperties: { ...text, maxLength: 20 } },
    to: {
      oneOf: [
        object({ by: { ...text, const: 'name' }, name: text }),
        object({ by: { ...text, const: 'bank' }, account: text }),
      ],
    },
  },
  ['email'],
);
const replyBody = object({
  id: text,
  count: { type: 'integer' },
  status: { ...text, enum: ['open', 'closed'] },
  at: { ...text, pattern: '^\\d+$' },
  owner: { anyOf: [object({ name: text, age: { type: 'integer' } }), nothing] },
  items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
});
const pay: Call = {
  operationId: 'pay',
  summary: 'Pay',
  security: [{ session: [] }],
  parameters: [{ name: 'page', in: 'query', required: false, schema: { type: 'integer', maximum: 50 } }],
  requestBody: { content: { 'application/json': { schema: requestBody } } },
  responses: {
    200: {
      headers: { 'X-Request-Id': {} },
      content: { 'application/json': { schema: replyBody, examples: {} } },
      'x-events': { balance: object({ asset: text }) },
    },
    409: {
      headers: {},
      content: { 'application/json': { schema: {}, examples: { taken: {} } } },
      'x-events': {},
    },
  },
};
const document: Sample = {
  info: { version: '1.4.0' },
  paths: { '/pay': { post: pay } },
  components: { schemas: { Item: object({ price: text }) } },
};
/** A document with one call, which has one of everything. */
export const sample = () => structuredClone(document);

export const call = (document: Sample) => document.paths['/pay']!.post!;
export const body = (document: Sample) => call(document).requestBody!.content['application/json']!.schema;
export const success = (document: Sample) => call(document).responses['200']!;
export const reply = (document: Sample) => success(document).content['application/json']!.schema;
export const members = (schema: JsonSchema) => schema.properties as Record<string, JsonSchema>;
export const member = (schema: JsonSchema, name: string) => members(schema)[name]!;
export const remove = (from: object, name: string) => Reflect.deleteProperty(from, name);
export const forms = (schema: JsonSchema, keyword: 'anyOf' | 'oneOf') => schema[keyword] as JsonSchema[];
export const conflict = (document: Sample) =>
  call(document).responses['409']!.content['application/json']!.examples;

/** What is told of an edit of the sample. */
export function changesOf(edit: Edit): Change[] {
  const after = sample();
  edit(after);
  return compareDocuments(sample(), after);
}
