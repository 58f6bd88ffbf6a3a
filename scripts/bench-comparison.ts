import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockPort, mockUrl } from './dev-urls.ts';
import type { Row } from './bench-bytes.ts';
import { cpuRow } from './bench-in-process.ts';
import { cpuPerCall, startMeasured, type Ask, type Measured } from './bench-load.ts';
import { root } from './processes.ts';

const ROUNDS = 4;
const COUNT = 2_000;
const STATUS = '/user/profile/status';
const CONTACT = '/user/emergency-contact';
/** The port of the other mocks while they are measured. */
export const comparisonPorts = [mockPort + 2, mockPort + 3, mockPort + 4] as const;
const packages = 'scripts/conformance/node_modules';

/** Another mock of the same calls, with the budgets for the ratio of our figure to its figure. */
interface Rival {
  readonly name: string;
  readonly url: string;
  readonly script: readonly [file: string, ...args: string[]];
  /** The path of its user status. */
  readonly get: string;
  readonly limits: { readonly start?: number; readonly get?: number; readonly post?: number };
  /** Whether it validates a body, as ours does. */
  readonly validates?: boolean;
}

/** Processor time of one server: to its first response, for a GET, and for a POST whose body it validates. */
interface Figures {
  start: number;
  get: number;
  post: number;
}

const contact: Ask = {
  body: JSON.stringify({ phone_number: '+2348012345678', relation: 'Sister', name: 'Bisi' }),
};

function rivals(folder: string): readonly Rival[] {
  const data = join(folder, 'db.json');
  const [first, second, third] = comparisonPorts.map(String) as [string, string, string];
  return [
    {
      name: 'json-server 0.17',
      url: `http://localhost:${first}`,
      script: [`${packages}/json-server/lib/cli/bin.js`, '--quiet', '--port', first, data],
      get: '/status',
      limits: { start: 1, get: 1 / 3 },
    },
    {
      name: 'json-server 1',
      url: `http://localhost:${second}`,
      script: [`${packages}/json-server-1/lib/bin.js`, '--port', second, data],
      get: '/status',
      limits: {},
    },
    {
      name: 'Prism',
      url: `http://localhost:${third}`,
      script: [
        `${packages}/@stoplight/prism-cli/dist/index.js`,
        'mock',
        '--port',
        third,
        'docs/openapi.json',
      ],
      get: STATUS,
      limits: { get: 1 / 8 },
      validates: true,
    },
  ];
}

/** Measures one round of a running server. The minimum of all rounds counts, so the first one also warms it up. */
async function load(server: Measured, get: string, post: string | null, cookie: string): Promise<Figures> {
  const headers = { cookie };
  return {
    start: server.startCpu,
    get: await cpuPerCall(server, get, COUNT, { headers }),
    post: post === null ? Infinity : await cpuPerCall(server, post, COUNT, { ...contact, headers }),
  };
}

const best = (a: Figures, b: Figures): Figures => ({
  start: Math.min(a.start, b.start),
  get: Math.min(a.get, b.get),
  post: Math.min(a.post, b.post),
});
async function startOnce(start: () => Promise<Measured>): Promise<Figures> {
  const server = await start();
  await server.stop();
  return { ...nothing, start: server.startCpu };
}

const nothing: Figures = { start: Infinity, get: Infinity, post: Infinity };

/**
 * Compares the mock with other mocks of the same calls, each in its own process. They take turns, and the minimum of all
 * rounds counts: first for starting, then, with all of them running, for responding.
 * @param signIn resolves to the cookies of a signed-in user of the mock.
 */
export async function comparisonRows(
  startMock: () => Promise<Measured>,
  signIn: () => Promise<string>,
): Promise<Row[]> {
  if (!existsSync(join(root, packages, 'json-server'))) {
    const value = 'not measured: npm run referees fetches them';
    return [{ what: 'mock against json-server and Prism', value, budget: '', within: true }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'cowrie-bench-'));
  const others = rivals(folder);
  const startOther = ({ script, url, get, validates }: Rival) =>
    startMeasured(script, url + (validates ? '/auth/google' : get), {});
  let ours = nothing;
  const theirs = others.map(() => nothing);
  const running: Measured[] = [];
  try {
    const mock = await startMock();
    running.push(mock);
    const cookie = await signIn();
    const reply: unknown = await (await fetch(mockUrl + STATUS, { headers: { cookie } })).json();
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ status: reply }));
    for (const other of others) running.push(await startOther(other));
    for (let round = 0; round < ROUNDS; round += 1) {
      ours = best(ours, await load(mock, mockUrl + STATUS, mockUrl + CONTACT, cookie));
      for (const [index, { url, get, validates }] of others.entries()) {
        const figures = await load(
          running[index + 1] ?? mock,
          url + get,
          validates ? url + CONTACT : null,
          cookie,
        );
        theirs[index] = best(theirs[index] ?? nothing, figures);
      }
    }
    await Promise.all(running.splice(0).map((server) => server.stop()));
    for (let round = 1; round < ROUNDS; round += 1) {
      ours = best(ours, await startOnce(startMock));
      for (const [index, other] of others.entries())
        theirs[index] = best(theirs[index] ?? nothing, await startOnce(() => startOther(other)));
    }
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
  return others.flatMap(({ name, limits, validates }, index) => {
    const { start, get, post } = theirs[index] ?? nothing;
    return [
      cpuRow(`start-up CPU against ${name}`, ours.start, start, limits.start, 1000),
      cpuRow(`CPU of a GET against ${name}`, ours.get, get, limits.get, 1),
      ...(validates
        ? [cpuRow(`CPU of a POST, body checked, against ${name}`, ours.post, post, limits.post, 1)]
        : []),
    ];
  });
}
