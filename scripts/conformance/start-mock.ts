import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { childEnvironment, root } from '../processes.ts';

export interface RunningMock {
  /** `http://localhost:8787`, or another port that was free. */
  readonly url: string;
  readonly port: number;
  /** Calls the control plane and parses the response. */
  control: (method: string, path: string, body?: object) => Promise<unknown>;
  end: () => void;
}

/** Starts the mock as a process on a free port, by its usual command. @throws Error when it does not start. */
export async function startMock(): Promise<RunningMock> {
  const child = spawn(process.execPath, ['mock-api/bin.mjs'], {
    cwd: root,
    env: childEnvironment({ PORT: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (url) return { url, port: Number(new URL(url).port), control: controlOf(url), end };
  }
  throw new Error('The mock did not start.');
}

const controlOf = (url: string) => async (method: string, path: string, body?: object) => {
  const response = await fetch(`${url}/__mock${path}`, {
    method,
    headers: { 'x-mock-control': '1', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as unknown;
};
