import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { childEnvironment } from '../processes.ts';

/**
 * Serves folders from one process of its own, so that a measurement here does not slow it down.
 * @returns their addresses, in their order, and what ends it.
 * @throws Error when the server does not start.
 */
export async function serveFolders(folders: readonly string[]): Promise<{ urls: string[]; end: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'static-server.ts'), ...folders], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  for await (const line of createInterface({ input: child.stdout })) {
    return { urls: JSON.parse(line) as string[], end };
  }
  throw new Error('The server of the peers did not start.');
}
