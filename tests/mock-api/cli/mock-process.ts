import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { eventually } from '../../eventually.ts';

export interface MockProcess {
  /** Everything it printed so far. */
  text: () => string;
  /** The exit code once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => void;
}

/** `npm run mock -- <args>`. Ends with the test. Tools that run tests set NODE_ENV, which people do not. */
export function runMock(args: string[], environment: Record<string, string> = {}): MockProcess {
  const env = { ...process.env, PORT: '0', HOST: '', NODE_ENV: '', ...environment };
  const child = spawn(process.execPath, ['mock-api/bin.mjs', ...args], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { text: () => text, ended, kill: (signal) => void child.kill(signal) };
}

export interface StartedMock extends MockProcess {
  url: string;
  /** Any call, with what the control plane asks for. Resolves to the answer's JSON. */
  ask: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>;
}

/** Waits until it listens; throws what it printed when it does not. */
export async function startMock(args: string[], environment?: Record<string, string>): Promise<StartedMock> {
  const mock = runMock(args, environment);
  const listens = eventually(() => {
    const [, url] = /Mock API on (\S+)/.exec(mock.text()) ?? [];
    if (url === undefined) throw new Error('It does not listen yet.');
    return url;
  });
  const dead = mock.ended.then((code): never => {
    throw new Error(`The mock ended with ${code}: ${mock.text()}`);
  });
  dead.catch(() => undefined);
  const url = await Promise.race([listens, dead]);
  return {
    ...mock,
    url,
    ask: async (method, path, body, headers = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: { 'x-mock-control': '1', 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as unknown;
    },
  };
}
