import { request } from 'node:http';
import { expect, it } from 'vitest';
import type { PageHandler } from '#server/render.ts';
import { startWith } from './site.ts';

const ROUNDS = 60;
const AT_ONCE = 20;

/** Responds in the next turn of the event loop, in chunks; fails half-way or throws where the path says so. */
const handler: PageHandler = async (incoming, outgoing) => {
  await new Promise((resolve) => setImmediate(resolve));
  const number = new URL(incoming.url ?? '/', 'http://localhost').searchParams.get('n') ?? '';
  if (incoming.url?.startsWith('/w/throw')) throw new Error('thrown');
  outgoing.writeHead(200, { 'content-type': 'text/html' });
  outgoing.write(`<p>${number}`);
  if (incoming.url?.startsWith('/w/break')) {
    outgoing.destroy(new Error('broken off'));
    return;
  }
  outgoing.write(new TextEncoder().encode('·'.repeat(1200)));
  outgoing.end('</p>');
};

it(`keeps ${ROUNDS * AT_ONCE} concurrent requests apart: GET, HEAD, thrown, broken off, aborted`, async ({
  onTestFinished,
}) => {
  const site = await startWith(handler);
  onTestFinished(() => site.close());
  const { error } = console;
  // The thrown errors are logged, which is right, but would fill the report.
  console.error = () => undefined;
  onTestFinished(() => {
    console.error = error;
  });
  const abortRequest = (path: string) =>
    new Promise<void>((resolve) => {
      const pending = request({ host: 'localhost', port: site.port, path }, (answer) => answer.destroy());
      pending.on('error', () => undefined);
      pending.on('close', () => resolve());
      pending.end();
      setImmediate(() => pending.destroy());
    });
  const cookie = 'access_token=a';
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const n = `turn${round}-${index}`;
        const encoding = { 'accept-encoding': index % 2 ? 'br' : 'gzip' };
        switch (index % 6) {
          case 0: {
            const answer = await site.ask(`/w?n=${n}`, { cookie, headers: encoding });
            expect(answer.text).toBe(`<p>${n}${'·'.repeat(1200)}</p>`);
            break;
          }
          case 1: {
            const answer = await site.ask(`/w?n=${n}`, { method: 'HEAD', cookie, headers: encoding });
            expect([answer.status, answer.body.length]).toEqual([200, 0]);
            expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
            break;
          }
          case 2:
            expect((await site.ask(`/w/throw?n=${n}`, { cookie })).status).toBe(500);
            break;
          case 3: {
            const answer = await site.ask(`/w/break?n=${n}`, { cookie });
            expect([answer.status, answer.text.includes(n)]).toEqual([500, false]);
            break;
          }
          case 4:
            await abortRequest(`/w?n=${n}`);
            break;
          default:
            expect((await site.ask('/', { headers: encoding })).status).toBe(200);
        }
      }),
    );
  }
  expect((await site.ask('/healthz')).status).toBe(200);
});
