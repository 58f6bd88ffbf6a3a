import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { loadSnapshots } from './snapshots.ts';
import { readBuildRecord } from './build-record.ts';
import { close, createHttpServer } from './http-server.ts';
import { readSettings } from './settings.ts';
import { readChunkGraph } from './preloads.ts';
import type { PageHandler } from './render.ts';

const dist = resolve(import.meta.dirname, '..', process.env.COWRIE_DIST ?? 'dist');
const port = Number.parseInt(process.env.PORT ?? '4321', 10);
const host = process.env.HOST ?? 'localhost';

function settingsOrExit() {
  try {
    return readSettings(process.env, snapshots.secure);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const entry = join(dist, 'server', 'entry.mjs');
if (!existsSync(entry) || !existsSync(join(dist, 'build.json'))) {
  console.error('There is no build to serve. Run "npm run build" first.');
  process.exit(1);
}

// eslint-disable-next-line no-unsanitized/method -- the build's own file
const { handler } = (await import(pathToFileURL(entry).href)) as { handler: PageHandler };
const snapshots = loadSnapshots(join(dist, 'snapshots'));
const { proxies } = settingsOrExit();
const app = createApp({
  handler,
  client: join(dist, 'client'),
  graph: readChunkGraph(join(dist, 'preloads.json')),
  snapshots,
  buildId: readBuildRecord(dist).id,
  proxies,
});
const server = createHttpServer(app, snapshots.secure);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error.message,
  );
  process.exit(1);
});
server.listen(port, host, () => console.log(`Cowrie listens on http://${host}:${port}`));

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal ends the process at once.
    if (stopping) process.exit(1);
    stopping = true;
    void close(server).then(() => process.exit(0));
  });
}
