import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createApp } from '#server/app.ts';
import { loadSnapshots } from '#server/snapshots.ts';
import { close, createHttpServer } from '#server/http-server.ts';
import { readChunkGraph } from '#server/preloads.ts';
import type { PageHandler } from '#server/render.ts';
import { dist } from '../build/dist.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The decompressed body. */
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly body?: string | Uint8Array;
}

export interface Site {
  readonly port: number;
  readonly server: Server;
  ask(path: string, options?: Ask): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts the production server on a free port with a built site, by default the preview. */
export async function startSite({ secure = false, folder = dist, proxies = 0 } = {}): Promise<Site> {
  const entry = pathToFileURL(join(folder, 'server', 'entry.mjs')).href;
  // eslint-disable-next-line no-unsanitized/method -- a file of the build
  const { handler } = (await import(/* @vite-ignore */ entry)) as { handler: PageHandler };
  return startWith(handler, { secure, folder, proxies });
}

/** Starts it with another page handler, such as one that fails, waits or counts. */
export async function startWith(
  handler: PageHandler,
  { secure = false, folder = dist, proxies = 0 } = {},
): Promise<Site> {
  const app = createApp({
    handler,
    client: join(folder, 'client'),
    graph: readChunkGraph(join(folder, 'preloads.json')),
    snapshots: loadSnapshots(join(folder, 'snapshots')),
    proxies,
  });
  const server = createHttpServer(app, secure);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, server, ask: (path, options) => ask(port, path, options), close: () => close(server, 0) };
}

/** Sends a request with exactly the given path and headers. */
export function ask(port: number, path: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, cookie, body } = options;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: 'localhost', port, path, method, headers: { ...headers, ...(cookie ? { cookie } : {}) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const whole = Buffer.concat(chunks);
          const text = plain(whole, answer.headers['content-encoding']);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function plain(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return encoding === 'gzip' ? gunzipSync(body).toString('utf8') : body.toString('utf8');
}
