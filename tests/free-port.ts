import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing listens on, for a server that must be told its own. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
