import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A foreign page on its own port: by both host names another origin, and by the IP address another site too. */
export interface OtherSite {
  /** Frames get the cookies of `localhost`. */
  readonly sameSite: string;
  readonly crossSite: string;
  readonly close: () => Promise<void>;
}

/** Serves a page with the text `theirs` that allows framing, as the counterexample. */
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
