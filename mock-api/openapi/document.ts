import * as z from 'zod/mini';
import { docs, docsOf, errorsOf } from '#contract/docs.ts';
import { errorCodes, errorStatus } from '#contract/error-codes.ts';
import { noBody } from '#contract/endpoint.ts';
import { errorEnvelope } from '#contract/envelope.ts';
import { operations, streams, type Operation } from '#contract/registry.ts';
import { describeErrors, errorExamples } from './error-responses.ts';
import type { Example, Examples } from './play-examples.ts';
import { jsonSchema, type Components } from './schema.ts';
import { describeMarketStream, describeStream } from './streams.ts';
import { parametersOf } from './parameters.ts';

/** Its first number is raised with every change that breaks a client or a back end, which `npm run openapi` asks for. */
export const API_VERSION = '5.0.0';

const DESCRIPTION = `The calls that the web wallet makes.

**Origin.** \`x-origin\` says where each call comes from: \`spec\` is documented by the product, \`proposed\` is our own design.

**Session.** The cookie \`access_token\`, HttpOnly, SameSite=Lax. A call that needs one is refused with 401 without it, and with 403 and \`device_unauthorized: true\` while its device is not verified.

**Where a call comes from.** A call other than a GET is refused with 403 \`origin_refused\` if its \`Origin\` is not one of the allowed origins, or if it has none and \`Sec-Fetch-Site\` is \`cross-site\` or \`same-site\`; one with neither header is a server’s or a program’s. A body is \`application/json\`, and a call that takes none is refused with 415 if one of another type comes. For rate limits the client is the first address of \`X-Forwarded-For\` if \`X-Proxy-Secret\` has the secret of the site’s server, and else the address of the connection.

**Proof.** A call with \`x-reauth\` wants a proof of that purpose, made by \`POST /auth/reauth\` within five minutes in the same session, else 403 \`reauth_required\`.

**Money.** Decimal numbers as text (\`Amount\`), never floats.

**Texts of people** (labels, notes, messages, names, searches). Kept as they are typed, in Unicode’s normal form C and without space at their ends; \`maxLength\` counts code points. Refused with 422 and the key \`text.characters\`: control characters (line breaks and tabs are taken where a text has several lines), halves of surrogate pairs, embeddings, overrides and isolates of direction, tags outside of a flag, and a text in which nothing can be seen. Joiners and variation selectors stay.

**Passwords.** Prepared in one way wherever one is set or compared: any space of Unicode becomes U+0020, then normal form C (OpaqueString, RFC 8265). Their rules count code points of that.

**Dates.** \`YYYY-MM-DD\`, a day of the calendar, of a year from 1900 to 2099. Anything else is refused with 422 and the key \`date.invalid\`.

**Replies.** A reply may have more members than are listed here: a new one breaks nobody, and clients ignore what they don't know. The documented calls of the product repeat their members under \`data\`.

**Errors.** Every error, of any call, has the one envelope \`Error\`: \`message\` for people in the language of Accept-Language (\`en\` or \`zh-CN\`, named by Content-Language), \`code\` for programs, which has one HTTP status wherever it is sent.`;

/** The contract as an OpenAPI 3.1 document. The same for the same contract, so that it can be committed and compared. */
export function openApiDocument(examples: Examples) {
  const components: Components = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { method, path } = operation.endpoint;
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(
      operation,
      examples[operation.name],
      components,
    );
  }
  for (const { area, stream } of streams)
    (paths[stream.path] ??= {})[stream.method.toLowerCase()] = describeStream(area, stream, components);
  components.Error = {
    ...jsonSchema(errorEnvelope, 'output'),
    description: 'Every error of every call.',
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cowrie API',
      version: API_VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:8787', description: 'The mock API' }],
    tags: Object.entries(docs).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
      examples: errorExamples(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'access_token', description: 'Set by a login.' },
      },
    },
    'x-error-codes': Object.fromEntries(errorCodes.map((code) => [code, errorStatus[code]])),
    'x-market-stream': describeMarketStream(),
  };
}

function describeOperation(operation: Operation, example: Example | undefined, components: Components) {
  const { area, name, endpoint, request } = operation;
  const { summary, description, rateLimit, parameters: meanings } = docsOf(operation);
  const parameters = [
    ...parametersOf('path', request.params, { meanings, example: example?.input.params }, components),
    ...parametersOf('query', request.query, { meanings, example: example?.input.query }, components),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
    ...(endpoint.conditional ? [ifNoneMatch] : []),
  ];
  return {
    operationId: name,
    tags: [area],
    summary,
    description,
    'x-origin': endpoint.origin,
    ...(endpoint.reauth ? { 'x-reauth': endpoint.reauth } : {}),
    ...(rateLimit === undefined ? {} : { 'x-rate-limit': rateLimit }),
    security: endpoint.auth === 'none' ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request.body
      ? {
          requestBody: {
            required: !(request.body instanceof z.ZodMiniOptional),
            content: {
              'application/json': {
                schema: jsonSchema(request.body, 'input', components),
                ...(example ? { example: example.input.body } : {}),
              },
            },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.replies).map(([status, schema]) => [
          status,
          describeSuccess(schema, example, components, {
            ...headers,
            ...(endpoint.idempotent ? replayed : {}),
            ...(endpoint.conditional ? etag : {}),
          }),
        ]),
      ),
      ...(endpoint.conditional ? { 304: { description: 'Nothing has changed since that `ETag`.' } } : {}),
      ...describeErrors(errorsOf(operation)),
    },
  };
}

/** draft-ietf-httpapi-idempotency-key-header-07. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'One for each intent. A request that is sent again with it and the same body gets the first answer, with `Idempotent-Replayed: true`. Kept for 24 hours, that of a payment for good; a refusal does not use it up.',
  schema: { type: 'string', format: 'uuid' },
};

/** RFC 9110, section 13.1.2. */
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the reply that the client has.',
  schema: { type: 'string' },
};

const headers = {
  'X-Request-Id': {
    description: 'Names this request, for support and logs.',
    schema: { type: 'string' },
  },
};

const replayed = {
  'Idempotent-Replayed': {
    description: '`true` if this is the answer to an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const etag = {
  ETag: { description: 'Names this version of the reply.', schema: { type: 'string' } },
};

function describeSuccess(
  schema: z.ZodMiniType,
  example: Example | undefined,
  components: Components,
  headers: object,
) {
  if (schema === noBody) return { description: 'The call has done what was asked. No body.', headers };
  return {
    description: 'The call has done what was asked.',
    headers,
    content: {
      'application/json': {
        schema: jsonSchema(schema, 'output', components),
        ...(example ? { example: shortened(example.reply) } : {}),
      },
    },
  };
}

/** Items of a list that an example shows. */
const EXAMPLE_ITEMS = 2;

/** An example with the first items of its lists: the next ones say nothing new. A list in a list is a row, as a candle is. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .slice(0, EXAMPLE_ITEMS)
      .map((item: unknown) => (Array.isArray(item) ? item : shortened(item)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
