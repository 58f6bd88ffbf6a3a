import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { REPORT_PATH } from '#server/csp-reports.ts';
import { createHttpServer } from '#server/http-server.ts';
import { ask } from './site.ts';

let server: Server;
let lines: string[];
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());
beforeEach(async () => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const handler = () => Promise.reject(new Error('No page is asked for.'));
  server = createHttpServer(createApp({ handler, client: import.meta.dirname, graph: {} }), false);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const send = (body: unknown, type = OLD, headers: Record<string, string> = {}) =>
  ask((server.address() as AddressInfo).port, REPORT_PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, ...headers },
  });

const old = {
  'csp-report': {
    'document-uri': 'https://www.example.com/oauth/callback?token=secret-1#secret-2',
    referrer: 'https://www.example.com/reset?key=secret-3',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://elsewhere.example/take/secret-4?secret-5',
    'source-file': 'https://www.example.com/_astro/a.js?secret-6',
    'line-number': 7,
    'script-sample': 'secret-7',
  },
};
const logged = {
  page: '/oauth/callback',
  directive: 'script-src-elem',
  blocked: 'https://elsewhere.example',
  source: '/_astro/a.js',
  line: 7,
};

it('a report is one line of the log, without query, path of what was blocked, sample and referrer', async () => {
  expect((await send(old)).status).toBe(204);
  expect(lines).toEqual([`csp violation ${JSON.stringify(logged)}`]);
});

it('reports of the Reporting API are read too, and those of other kinds are not', async () => {
  const body = {
    documentURL: 'https://www.example.com/w?secret',
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sourceFile: null,
    sample: 'secret',
  };
  const reports = [
    { type: 'csp-violation', url: 'https://www.example.com/w?secret', body },
    { type: 'deprecation', body: { id: 'secret' } },
  ];
  expect((await send(reports, NEW)).status).toBe(204);
  const row = { page: '/w', directive: 'style-src-attr', blocked: 'inline', source: '', line: null };
  expect(lines).toEqual([`csp violation ${JSON.stringify(row)}`]);
});

it.each([
  ['broken JSON', '{"csp-report":', OLD, 400],
  ['nothing', '', OLD, 400],
  ['another object', '{"a":1}', OLD, 400],
  ['a text', '"csp-report"', OLD, 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['plain text', JSON.stringify(old), 'text/plain', 415],
  ['JSON of no such type', JSON.stringify(old), 'application/json', 415],
  ['17 kB', ' '.repeat(17 * 1024), OLD, 413],
])('%s is refused, and logs nothing', async (_what, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
  expect((await send(body, type, { 'transfer-encoding': 'chunked' })).status).toBe(status);
  expect(lines).toEqual([]);
});

it.each([
  ['a line break', { 'document-uri': 'https://a.example/\r\nGET /forged', 'blocked-uri': 'eval\nforged' }],
  ['a list', { 'document-uri': ['secret'], 'effective-directive': { secret: 1 }, 'line-number': 'secret' }],
  ['a data URL', { 'document-uri': 'about:blank', 'blocked-uri': 'data:text/html,secret' }],
  ['a prototype', { __proto__: { secret: 1 }, constructor: 'secret' }],
  ['10 kB', { 'document-uri': `https://a.example/${'x'.repeat(10_000)}`, 'blocked-uri': 'x'.repeat(5000) }],
])('what %s says is kept to one short line', async (_what, report) => {
  expect((await send({ 'csp-report': report })).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^csp violation \{.{1,500}\}$/);
  expect(lines[0]).not.toContain('secret');
});

it('60 a minute are logged, and the others are refused, however many a request holds', async () => {
  const many = Array<object>(50).fill({ type: 'csp-violation', body: { blockedURL: 'inline' } });
  const answers = [];
  for (let turn = 0; turn < 8; turn += 1)
    answers.push((await send(many, NEW, { 'x-turn': `${turn}` })).status);
  // A request counts for ten of its reports at most.
  expect(answers).toEqual([...Array<number>(6).fill(204), 429, 429]);
  expect(lines).toHaveLength(60);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await send(old)).status).toBe(204);
  expect(lines).toHaveLength(61);
});

it('a GET is a page like any other', async () => {
  const { status } = await ask((server.address() as AddressInfo).port, REPORT_PATH);
  expect(status).not.toBe(204);
});
