import { spawn } from 'node:child_process';

/** The system's own way to open an address. */
function opener(url: string): [command: string, ...args: string[]] {
  if (process.platform === 'darwin') return ['open', url];
  // `start` belongs to the shell; its first quoted argument would be a window's title.
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  return ['xdg-open', url];
}

/** Opens an address in the browser. Where there is none, says so and goes on: the mock is what was asked for. */
export function openBrowser(url: string): void {
  const [command, ...args] = opener(url);
  const fail = () => console.error(`No browser could be opened (${command}). The address is ${url}`);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.once('error', fail);
  child.once('exit', (code) => code && fail());
  child.unref();
}
