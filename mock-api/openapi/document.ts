import type * as contract from '#contract/index.ts';
import { operations, streams, type Operation } from '#contract/operations.ts';
import { nothing } from '#contract/endpoint.ts';
import { errorCodes, errorEnvelope } from '#contract/envelope.ts';
import { jsonSchema } from './schema.ts';
import { describeStream } from './sse.ts';
import { json, queryParameters, refusal } from './fragments.ts';

/** What each file of the contract is about. */
const areas = {
  auth: 'Signing up, logging in, a new device, a forgotten password, Google.',
  contact: 'Messages to support, from anybody.',
  device: 'The browser in hand, and those a person has used.',
  events: 'What the server tells by itself.',
  market: 'Coins and their prices.',
  newsletter: 'The letter: asked for, confirmed from the mailbox, left.',
  notifications: 'What a person is told, and wants to be told.',
  preferences: 'How a person likes the wallet to look and speak.',
  promotions: 'Offers that run now.',
  referral: 'The code that a person invites with, and the one they came with.',
  search: 'People, transactions and help, by a few letters.',
  session: 'Who is signed in, and how far they are.',
  sessionLife: 'How long that lasts.',
  status: 'How the service is.',
  support: 'Articles, and conversations with support.',
  transactions: 'What came, went and was changed.',
  twoFactor: 'Codes of an authenticator app.',
  user: 'The steps after signing up: password, person, username, emergency contact.',
  wallet: 'What a person owns.',
  whatsapp: 'A linked WhatsApp number.',
} satisfies Record<keyof typeof contract, string>;

/** The contract as an OpenAPI 3.1 document. The same for the same contract, so that it can be committed and compared. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { method, path } = operation.endpoint;
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(operation);
  }
  for (const { area, stream } of streams)
    (paths[stream.path] ??= {})[stream.method.toLowerCase()] = describeStream(area, stream);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cowrie API',
      version: '1.0.0',
      description:
        'The calls that the web wallet makes. `x-source` says where each comes from: `spec` is documented by the product, `proposed` is our own design and may differ from what a back end has. Every error has the one envelope, in the language of Accept-Language.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:8787', description: 'The mock API' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        Error: {
          ...jsonSchema(errorEnvelope, 'output'),
          description: `Codes: ${errorCodes.join(', ')}.`,
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'access_token' } },
    },
  };
}

function describeOperation({ area, name, endpoint }: Operation) {
  const { auth, body, query, reply, source, path } = endpoint;
  const parameters = [...pathParameters(path), ...(query === nothing ? [] : queryParameters(query))];
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: words(name),
    'x-source': source,
    security: auth === 'session' ? [{ session: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === nothing
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: 'Done.', content: json(jsonSchema(reply, 'output')) },
      ...(auth === 'session' ? { 401: refusal('Nobody is signed in.') } : {}),
      ...(body === nothing && query === nothing ? {} : { 422: refusal('A field breaks its rule.') }),
      '4XX': refusal('The call is refused; `code` says why.'),
      '5XX': refusal('The server failed.'),
    },
  };
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** `markAllRead` as words. */
function words(name: string): string {
  const apart = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
