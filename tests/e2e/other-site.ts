import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that is not ours, on a port of its own: by both of its names another origin, and by the number another site too. */
export interface OtherSite {
  /** Cookies of `localhost` go along with what it frames. */
  readonly sameSite: string;
  readonly crossSite: string;
  readonly close: () => Promise<void>;
}

/** It says `theirs` and lets itself be framed, so that a test knows how a page looks that can be. */
export async function openOtherSite(): Promise<OtherSite> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Theirs</title><h1>theirs</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    sameSite: `http://localhost:${port}/`,
    crossSite: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
