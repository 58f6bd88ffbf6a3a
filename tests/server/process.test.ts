import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { dist } from '../build/dist.ts';
import { freePort } from '../../scripts/processes.ts';
import { productionDist } from '../../scripts/production-example.ts';
import { readBuildRecord } from '#server/build-record.ts';
import { close } from '#server/http-server.ts';
import { ask, startWith } from './site.ts';

const root = resolve(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Run {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  printed(pattern: RegExp): Promise<void>;
  ended(): Promise<number | null>;
}

function run(environment: NodeJS.ProcessEnv): Run {
  const child = spawn(node, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, COWRIE_DIST: dist, ...environment },
  });
  started.push(child);
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      text += data.toString();
      for (const listener of listeners) listener();
    });
  }
  const exit = once(child, 'exit') as Promise<[number | null]>;
  return {
    child,
    output: () => text,
    ended: async () => (await exit)[0],
    printed: (pattern) =>
      new Promise((done, fail) => {
        const look = () => {
          if (pattern.test(text)) done();
        };
        listeners.add(look);
        void exit.then(() => fail(new Error(`It ended. It printed:\n${text}`)));
        look();
      }),
  };
}

describe('the server as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves, logs no query, and ends by %s with 0', async (signal) => {
    const port = await freePort();
    const server = run({ PORT: String(port) });
    await server.printed(new RegExp(`http://localhost:${port}`));
    const health = await ask(port, '/healthz');
    const expected = { status: 'ok', build: readBuildRecord(dist).id };
    expect([health.status, JSON.parse(health.text)]).toEqual([200, expected]);
    expect(health.headers['cache-control']).toBe('no-store');
    for (const path of [
      '/?token=secret-1',
      '/oauth/callback?token=secret-2',
      '/no-page?q=secret-3',
      '/%E0%A4%A?secret-4',
    ])
      await ask(port, path);
    server.child.kill(signal);
    expect(await server.ended()).toBe(0);
    expect(server.output()).not.toContain('secret');
  });

  it('reports a port that is in use', async () => {
    const holder = createServer().listen(0, 'localhost');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const server = run({ PORT: String(port) });
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain(`Port ${port} is taken`);
    holder.close();
  });

  it('reads the API timeout at start, and reports an invalid one', async () => {
    const port = await freePort();
    const server = run({ PORT: String(port), COWRIE_STATUS_TIMEOUT_MS: 'soon' });
    await server.printed(new RegExp(`http://localhost:${port}`));
    expect((await ask(port, '/login')).status).toBe(500);
    await server.printed(/COWRIE_STATUS_TIMEOUT_MS.*number/);
  });

  it.each([
    ['COWRIE_TRUSTED_PROXIES', 'everyone'],
    ['COWRIE_PROXY_SECRET', 'hunter2'],
  ])('does not start with a wrong %s, and does not show it', async (name, value) => {
    const server = run({ PORT: String(await freePort()), [name]: value });
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain(`${name} must`);
    expect(server.output()).not.toContain(value);
  });

  it('of a production build does not start without the secret that proves it to the API', async () => {
    const server = run({
      PORT: String(await freePort()),
      COWRIE_DIST: productionDist,
      COWRIE_PROXY_SECRET: '',
    });
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain('COWRIE_PROXY_SECRET is not set');
  });

  it('a missing build is reported with the command to run', async () => {
    const server = run({ COWRIE_DIST: 'no-such-folder' });
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain('npm run build');
  });
});

describe('closing', () => {
  it('finishes running requests and closes idle connections', async () => {
    const reached = Promise.withResolvers<() => void>();
    const site = await startWith(async (_incoming, outgoing) => {
      await new Promise<void>((finish) => reached.resolve(finish));
      outgoing.writeHead(200, { 'content-type': 'text/plain' });
      outgoing.end('finished');
    });
    const slow = ask(site.port, '/', { cookie: 'access_token=a', headers: { connection: 'keep-alive' } });
    const finish = await reached.promise;
    const closed = close(site.server);
    await expect(ask(site.port, '/healthz')).rejects.toThrow(/ECONNREFUSED/);
    finish();
    expect((await slow).text).toBe('finished');
    await closed;
  });

  it('closes requests that exceed the grace period', async () => {
    const reached = Promise.withResolvers<undefined>();
    const site = await startWith(async () => {
      reached.resolve(undefined);
      return new Promise<never>(() => undefined);
    });
    const hanging = ask(site.port, '/', { cookie: 'access_token=a' });
    hanging.catch(() => undefined);
    await reached.promise;
    await close(site.server, 50);
    await expect(hanging).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  it('survives clients that disconnect', async () => {
    const reached = Promise.withResolvers<() => void>();
    const site = await startWith(async (_incoming, outgoing) => {
      await new Promise<void>((finish) => reached.resolve(finish));
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end('<p>late');
    });
    const leaving = request({
      host: 'localhost',
      port: site.port,
      path: '/',
      headers: { cookie: 'access_token=a' },
    });
    leaving.on('error', () => undefined);
    leaving.end();
    const finish = await reached.promise;
    leaving.destroy();
    finish();
    expect((await site.ask('/healthz')).status).toBe(200);
    await site.close();
  });
});
