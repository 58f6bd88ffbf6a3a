import { docsOf, errorsOf } from '#contract/docs.ts';
import { replySchemaOf } from '#contract/endpoint.ts';
import { errorEnvelope, type ErrorEnvelope } from '#contract/envelope.ts';
import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { operations } from '#contract/registry.ts';
import { playExamples } from '#mock-api/openapi/play-examples.ts';
import { DUMMY_TOKEN } from '#mock-api/stand-ins/turnstile/captcha.ts';
import type * as z from 'zod/mini';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventNames, events, STREAM_PATH } from '#contract/user-events.ts';
import { streamDocs } from '#contract/user-events.docs.ts';
import { streams } from '#contract/registry.ts';
import { openApiDocument } from '#mock-api/openapi/document.ts';
import { emptyMock, MOVING_MARKET, Visitor } from '../visitor.ts';
import { sampleCalls } from '../every-call/sample-calls.ts';

interface Worded {
  readonly description?: string;
}
interface Described {
  readonly 'x-origin': string;
  readonly operationId: string;
  readonly parameters?: readonly (Worded & { readonly name: string })[];
  readonly responses: Record<
    string,
    {
      readonly headers?: Record<string, Worded>;
      readonly 'x-events'?: Record<string, Worded>;
      readonly content?: Record<string, { readonly examples?: object }>;
    }
  >;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Described>>;
  readonly components: { readonly examples: Record<string, { readonly value: ErrorEnvelope }> };
}

const committed = new URL('../../../docs/openapi.json', import.meta.url);

const document = async () =>
  JSON.parse(JSON.stringify(openApiDocument(await playExamples(emptyMock(MOVING_MARKET))))) as Document;

test('docs/openapi.json is current; `npm run openapi` writes it', async () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(await document());
});

test('every call has words of its own, a request and a reply that fit its schemas, and an example of each error', async () => {
  const examples = await playExamples(emptyMock(MOVING_MARKET));
  const summaries = operations.map((operation) => docsOf(operation).summary);
  expect(new Set(summaries).size).toBe(operations.length);
  for (const operation of operations) {
    const { op, endpoint, request, name } = operation;
    const { description } = docsOf(operation);
    expect([op, description.length > 20]).toEqual([op, true]);
    const example = examples[name];
    for (const [part, schema] of Object.entries<z.ZodMiniType>({ ...request })) {
      const given = (example?.input as Record<string, unknown>)[part];
      expect([op, part, schema.safeParse(given).error?.issues]).toEqual([op, part, undefined]);
    }
    expect([op, replySchemaOf(endpoint).safeParse(example?.reply).error?.issues]).toEqual([op, undefined]);
  }
  const { paths, components } = await document();
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    const { responses } = paths[path]![method.toLowerCase()]!;
    for (const code of Object.keys(errorsOf(operation)) as ErrorCode[])
      expect(responses[errorStatus[code]]!.content!['application/json']!.examples).toHaveProperty(code);
  }
  for (const [code, { value }] of Object.entries(components.examples)) {
    expect([code, errorEnvelope.safeParse(value).error?.issues]).toEqual([code, undefined]);
    expect([code, value.message]).toEqual([code, expect.stringMatching(/^[^{}]+$/)]);
  }
});

test('every parameter, header and event says what it means, and an event’s example fits its schema', async () => {
  const { paths } = await document();
  const worded = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [], responses }) => [
      ...parameters.map((one): [string, Worded] => [`${path} ${one.name}`, one]),
      ...Object.values(responses).flatMap(({ headers = {}, 'x-events': sent = {} }) => [
        ...Object.entries(headers),
        ...Object.entries(sent),
      ]),
    ]),
  );
  const names = worded.map(([name]) => name);
  for (const name of [`${STREAM_PATH} Last-Event-ID`, 'X-Request-Id', 'Retry-After', ...eventNames])
    expect(names).toContain(name);
  expect(worded.filter(([, { description = '' }]) => description === '').map(([name]) => name)).toEqual([]);
  for (const name of eventNames) {
    const { example } = streamDocs.events[name];
    expect([name, events[name].safeParse(example).error?.issues]).toEqual([name, undefined]);
  }
});

test('it is served, with every call of the contract and where each comes from', async () => {
  const { status, body } = await new Visitor(emptyMock()).get('/openapi.json');
  expect(status).toBe(200);
  const { paths, openapi } = body as unknown as Document;
  expect(openapi).toBe('3.1.0');
  for (const { endpoint } of sampleCalls)
    expect(paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.['x-origin']).toBe(endpoint.origin);
  for (const { stream } of streams) {
    const told = paths[stream.path]?.[stream.method.toLowerCase()];
    expect(told?.['x-origin']).toBe(stream.origin);
    expect(Object.keys(told?.responses['200']?.['x-events'] ?? {})).toEqual(eventNames);
  }
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(sampleCalls.length + streams.length);
});

test('the page to read is all there without a script', async () => {
  const response = await new Visitor(emptyMock()).send('GET', '/docs');
  const html = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(html).not.toMatch(/<script/);
  expect(html).not.toMatch(/https?:\/\/(?!localhost|(?:coins|explorer)\.example\/)/);
  for (const { op } of sampleCalls) expect(html).toContain(op.split(' ')[1]);
  expect(html).toContain(DUMMY_TOKEN);
  expect(html).toContain('Which page, from 1.');
  expect(html).toContain(streamDocs.events.balance.when);
  expect(html).toContain('curl -i -X POST &#39;http://localhost/auth/login&#39;');
});

test('the page finds a call by a word of its description', async () => {
  const html = await (await new Visitor(emptyMock()).send('GET', '/docs?q=whatsapp+link')).text();
  expect([...html.matchAll(/<details class="card" id="(\w+)"/g)].map(([, name]) => name)).toContain(
    'linkWhatsapp',
  );
  expect(html).not.toContain('id="getBalances"');
  const none = await (await new Visitor(emptyMock()).send('GET', '/docs?q=%3Cscript%3E')).text();
  expect(none).toContain('No call has “&lt;script&gt;”');
});
