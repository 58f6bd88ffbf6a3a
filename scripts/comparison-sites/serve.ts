import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { childEnvironment } from '../processes.ts';

/**
 * Serves folders from another process, so that the measurement in this one does not slow the server down.
 * @returns the URLs in the order of the folders, and a function that stops the server.
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
