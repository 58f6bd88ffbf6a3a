import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventNames } from '#contract/events.ts';
import { streams } from '#contract/operations.ts';
import { openApiDocument } from '#mock-api/openapi/document.ts';
import { emptyMock, Visitor } from '../visitor.ts';
import { sampleCalls } from '../every-call/sample-calls.ts';

const committed = new URL('../../../docs/openapi.json', import.meta.url);

test('docs/openapi.json is current; `npm run openapi` writes it', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(openApiDocument());
});

test('it is served, with every call of the contract and where each comes from', async () => {
  const { status, body } = await new Visitor(emptyMock()).get('/openapi.json');
  expect(status).toBe(200);
  const { paths, openapi } = body as {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        { 'x-source': string; operationId: string; responses: Record<string, { 'x-events'?: object }> }
      >
    >;
  };
  expect(openapi).toBe('3.1.0');
  for (const { endpoint } of sampleCalls)
    expect(paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.['x-source']).toBe(endpoint.source);
  for (const { stream } of streams) {
    const told = paths[stream.path]?.[stream.method.toLowerCase()];
    expect(told?.['x-source']).toBe(stream.source);
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
  expect(html).not.toMatch(/https?:\/\/(?!localhost)/);
  for (const { op } of sampleCalls) expect(html).toContain(op.split(' ')[1]);
});
