import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '..');

/** The environment of every child: the packages' commands first on the PATH, and no request to the internet during a build. */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...extra };
}

/** Whether something listens on the port, on either loopback address. */
export async function portTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise<boolean>((resolve) => {
          const socket = createConnection({ host, port });
          socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
          socket.once('close', () => socket.destroy());
          socket.unref();
        }),
    ),
  );
  return answers.includes(true);
}

/** Finds a free port. Another program may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Prints which files are missing. @returns whether there are all. */
export function filesExist(...files: string[]): boolean {
  const missing = files.filter((file) => !existsSync(join(root, file)));
  for (const file of missing) console.error(`${file} is missing.`);
  return missing.length === 0;
}

/** Reads a port from the environment. */
export function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} is "${text}": it must be a port.`);
  return port;
}

/** Receives the lines that a command prints. */
export interface Output {
  write(text: string): void;
}

/**
 * Runs a command to its end. Resolves to the exit code; 1 when it could not start.
 * @param output receives its lines; this terminal by default.
 */
export function run(
  command: string,
  args: string[],
  extra: NodeJS.ProcessEnv = {},
  output?: Output,
): Promise<number> {
  return new Promise((resolve) => {
    const way = output ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: childEnvironment(extra),
      stdio: ['ignore', way, way],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => output?.write(text));
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A group of child processes: when one exits, or this process gets a signal, all of them end. */
export class ProcessTree {
  readonly #children = new Map<string, ChildProcess>();
  /** Children that were restarted. They may fail, because the next change restarts them. */
  readonly #restarted = new Set<string>();
  #ending: Promise<void> | null = null;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.end(0));
    }
    // npm and its shell end on a signal without passing it on to what the shell runs.
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event) {
      setInterval(() => process.ppid === parent || void this.end(0), 500).unref();
    }
  }

  /** Starts a Node script as a child and prints its lines with its name as prefix. */
  start(name: string, args: string[], extra: NodeJS.ProcessEnv = {}): void {
    const child = spawn(process.execPath, ['--import', join(root, 'scripts/exit-with-parent.mjs'), ...args], {
      cwd: root,
      env: childEnvironment(extra),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#children.set(name, child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`));
    }
    child.once('exit', (code, signal) => {
      this.#children.delete(name);
      if (this.#ending || this.#restarted.has(name)) return;
      console.error(`[${name}] ended (${signal ?? `exit ${code}`}); ending the rest.`);
      void this.end(code === 0 ? 1 : (code ?? 1));
    });
  }

  /** Restarts a child, which may fail from then on without ending the others. */
  async restart(name: string, args: string[], extra: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = this.#children.get(name);
    this.#restarted.add(name);
    if (child) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    if (!this.#ending) this.start(name, args, extra);
  }

  runs(name: string): boolean {
    return this.#children.has(name);
  }

  /** Waits for a 200. Gives up when the group ends, the child `name` exits or `limit` ms pass. */
  async healthy(url: string, limit = 60_000, name?: string): Promise<boolean> {
    const until = Date.now() + limit;
    while (!this.#ending && Date.now() < until && (name === undefined || this.runs(name))) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  /** Sends SIGTERM to every child, SIGKILL after five seconds, and then ends this process. */
  end(code: number): Promise<void> {
    this.#ending ??= this.#end(code);
    return this.#ending;
  }

  async #end(code: number): Promise<void> {
    const children = [...this.#children.values()];
    const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGTERM');
    const force = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 5_000);
    await Promise.all(gone);
    clearTimeout(force);
    process.exit(code);
  }
}
