import { streamDocs } from '#contract/user-events.docs.ts';
import { eventNames } from '#contract/user-events.ts';
import type { Area, StreamOperation } from '#contract/registry.ts';
import { describeErrors } from './error-responses.ts';
import { parametersOf } from './parameters.ts';
import { jsonSchema, type Components } from './schema.ts';

/**
 * The stream of user events. OpenAPI 3.1 has no word for what is inside of a stream, so the schema of each event's data stands
 * under `x-events`.
 */
export function describeStream(
  area: Area,
  { query, events, origin }: StreamOperation['stream'],
  components: Components,
) {
  return {
    operationId: 'streamUserEvents',
    tags: [area],
    summary: streamDocs.summary,
    description: streamDocs.description,
    'x-origin': origin,
    security: [{ session: [] }],
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        description: 'The newest event that the client knows.',
        schema: { type: 'string' },
      },
      ...parametersOf(
        'query',
        query,
        { meanings: streamDocs.parameters, example: { language: 'en' } },
        components,
      ),
    ],
    responses: {
      200: {
        description: 'Events, until either side ends the stream.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
        'x-events': Object.fromEntries(
          eventNames.map((name) => {
            const { when, example } = streamDocs.events[name];
            const schema = jsonSchema(events[name], 'output', components);
            return [name, { ...schema, description: when, examples: [example] }];
          }),
        ),
      },
      ...describeErrors(streamDocs.errors),
    },
  };
}

/** The market stream is a WebSocket, of which OpenAPI has no description: in words, and by the provider's own names. */
export function describeMarketStream() {
  return {
    url: 'ws://localhost:8787/ws',
    description: `Live prices over a WebSocket (RFC 6455), as Binance's market streams speak ("WebSocket Market Streams", raw and
combined). The client sends \`{"method": "SUBSCRIBE", "params": ["btcusdt@miniTicker"], "id": 1}\` and gets
\`{"result": null, "id": 1}\`, then an event for each coin about once a second. The server pings every 20 seconds and hangs up
after 60 seconds without a pong, and after 24 hours.`,
    event: {
      e: '24hrMiniTicker',
      E: 1772366400000,
      s: 'BTCUSDT',
      c: '70000.00',
      o: '69000.00',
      h: '71000.00',
      l: '68000.00',
      v: '1200.5',
      q: '84000000',
    },
  };
}
