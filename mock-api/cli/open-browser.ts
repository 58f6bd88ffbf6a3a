import { spawn } from 'node:child_process';

/** The system's command that opens a URL. */
function opener(url: string): [command: string, ...args: string[]] {
  if (process.platform === 'darwin') return ['open', url];
  // `start` is a command of the shell, which takes a first quoted argument as the window's title.
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  return ['xdg-open', url];
}

/** Opens a URL in the browser. Without a browser it only prints the URL, because the mock runs all the same. */
export function openBrowser(url: string): void {
  const [command, ...args] = opener(url);
  const fail = () => console.error(`No browser could be opened (${command}). The address is ${url}`);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.once('error', fail);
  child.once('exit', (code) => code && fail());
  child.unref();
}
