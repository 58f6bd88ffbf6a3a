import type { StreamOperation } from '#contract/operations.ts';
import { queryParameters, refusal } from './fragments.ts';
import { jsonSchema } from './schema.ts';

/**
 * A stream of server-sent events. OpenAPI 3.1 has no word for what is inside of one, so it says no more than that it is
 * text; the form of each event's data stands under `x-events`.
 */
export function describeStream(area: string, { query, events, source }: StreamOperation['stream']) {
  return {
    operationId: `${area}.stream`,
    tags: [area],
    summary: 'Stream',
    'x-source': source,
    security: [{ session: [] }],
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        schema: { type: 'string' },
      },
      ...queryParameters(query),
    ],
    responses: {
      200: {
        description: 'Server-sent events, until either side ends it.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
        'x-events': Object.fromEntries(
          Object.entries(events).map(([name, data]) => [name, jsonSchema(data, 'output')]),
        ),
      },
      401: refusal('Nobody is signed in.'),
      422: refusal('A field breaks its rule.'),
      '4XX': refusal('The call is refused; `code` says why.'),
      '5XX': refusal('The server failed.'),
    },
  };
}
