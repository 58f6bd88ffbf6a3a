import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import { emptyMock } from '../visitor.ts';

let server: Listening;
beforeAll(async () => {
  server = await listen(emptyMock());
});
afterAll(() => server.close());

/** Sends a request that asks for another protocol and answers with the connection, once `what` happened to it. */
async function ask(upgrade: string) {
  const socket = connect(server.port, '127.0.0.1');
  socket.setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(
    `GET /docs HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: ${upgrade}\r\n\r\n`,
  );
  return socket;
}

test('who asks for HTTP/2 in clear, as curl --http2 does, is answered in HTTP/1.1', async () => {
  const socket = await ask('h2c');
  const [text] = (await once(socket, 'data')) as [string];
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test.each(['h2c', 'nonsense', 'websocket'])(
  'a connection that asks for %s and breaks ends nothing',
  async (upgrade) => {
    const broken: unknown[] = [];
    const note = (error: unknown) => broken.push(error);
    process.on('uncaughtExceptionMonitor', note);
    const socket = await ask(upgrade);
    // After an answer to another call, the server has read this one.
    expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);
    process.off('uncaughtExceptionMonitor', note);
    expect(broken).toEqual([]);
  },
);
