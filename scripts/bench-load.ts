import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { childEnvironment, root } from './processes.ts';

/** A server under measurement. */
export interface Measured {
  /** Milliseconds from the start of the process to its first 200. */
  readonly startUp: number;
  /** Microseconds of processor time until then. */
  readonly startCpu: number;
  /** Reads the microseconds of processor time that the process has used so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface Ask {
  readonly headers?: Record<string, string>;
  /** JSON text. A call with a body is a POST. */
  readonly body?: string | undefined;
}

/** Sends a call over keep-alive connections and reads the whole response. Resolves to the status, or 0 without a response. */
export function ask(url: string, { headers = {}, body }: Ask = {}): Promise<number> {
  const more = body === undefined ? {} : { 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    request(url, { agent, method, headers: { ...headers, ...more } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end(body);
  });
}

/**
 * Starts a Node script and waits for its first response.
 * @throws Error when it exits or does not respond within 20 seconds.
 */
export async function startMeasured(
  script: readonly [file: string, ...args: string[]],
  healthUrl: string,
  environment: NodeJS.ProcessEnv,
): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', join(root, 'scripts/report-cpu.mjs'), ...script], {
    cwd: root,
    env: childEnvironment(environment),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while ((await ask(healthUrl)) !== 200) {
    if (child.exitCode !== null || performance.now() - began > 20_000) {
      child.kill('SIGKILL');
      throw new Error(`${script[0]} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const startUp = performance.now() - began;
  const startCpu = await cpuOf(child);
  return { startUp, startCpu, cpu: () => cpuOf(child), stop: () => stopped(child) };
}

function cpuOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { cpu: number }).cpu));
    child.send('cpu');
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * Measures the processor time of one call in microseconds, from `count` calls, eight at a time.
 * @throws Error when a call fails.
 */
export async function cpuPerCall(
  server: Measured,
  url: string,
  count: number,
  what: Ask = {},
): Promise<number> {
  const before = await server.cpu();
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) {
      const status = await ask(url, what);
      if (status < 200 || status > 299) throw new Error(`${url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return ((await server.cpu()) - before) / count;
}
