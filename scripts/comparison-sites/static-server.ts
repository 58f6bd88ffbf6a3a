// `node static-server.ts <folder> ...`: serves each folder on a free port and prints the URLs as one line of JSON.
import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

interface Answer {
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
}

function answerOf(file: string, path: string): Answer {
  const plain = readFileSync(file);
  const type = types[extname(file)];
  const body = type ? brotliCompressSync(plain, brotli) : plain;
  // Browsers cache files with a hash in their name and revalidate the others.
  const kept = /^\/(?:assets|_next\/static|_astro)\//.test(path);
  return {
    body,
    headers: {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': kept ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(type ? { 'content-encoding': 'br', vary: 'Accept-Encoding' } : {}),
    },
  };
}

/** Reads and compresses all files before the first request, with brotli's highest quality. */
function answersIn(folder: string): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const name of globSync('**/*', { cwd: folder })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    const answer = answerOf(file, `/${name}`);
    answers.set(`/${name}`, answer);
    if (name === 'index.html') answers.set('/', answer);
  }
  return answers;
}

function serve(folder: string): Promise<Server> {
  const answers = answersIn(folder);
  const robots = Buffer.from('User-agent: *\nAllow: /\n');
  answers.set('/robots.txt', { headers: { 'content-type': 'text/plain' }, body: robots });
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

const servers = await Promise.all(process.argv.slice(2).map(serve));
const urls = servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}/`);
console.log(JSON.stringify(urls));
