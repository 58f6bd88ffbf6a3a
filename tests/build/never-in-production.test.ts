import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockDrawer } from '#build/mock-drawer.ts';
import { mockTraces, forbidMock } from '#build/forbid-mock.ts';
import type { SnapshotMap } from '#server/snapshots.ts';
import { freePort } from '../../scripts/processes.ts';
import { dist, snapshotMap } from './dist.ts';
import { exampleProduction, productionDist } from '../../scripts/production-example.ts';

/*
 * What keeps the mock out of production, from the source to the running process. Each layer is tested here or in the file
 * named:
 * 1. no layer that ships may import mock-api, not even a type: layers.test.ts
 * 2. the bundler rejects the mock's modules and copies of its code, in previews too
 * 3. a production build rejects http:, this machine and test keys: site-env.test.ts, and below for the build itself
 * 4. the finished build is searched for traces: build-steps.test.ts, and below for a whole build
 * 5. the policy lets pages connect to the production hosts only, and no service worker outlives a deployment
 * 6. the server runs without the mock's folder
 * 7. the mock drawer of `npm run dev` is in no build, not even in a preview
 * 8. the mock does not run with NODE_ENV=production: mock-api/process.test.ts
 */

const root = join(import.meta.dirname, '../..');

/** Bundles one module as src/injected.ts, without writing that file. */
async function bundle(code: string, elsewhere: Record<string, string> = {}): Promise<unknown> {
  const sources: Record<string, string> = { [join(root, 'src/injected.ts')]: code };
  for (const [name, source] of Object.entries(elsewhere)) sources[join(root, 'src', name)] = source;
  const injected: Plugin = {
    name: 'injected',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const path = id.startsWith('.') && importer ? join(importer, '..', id) : id;
      return path in sources ? path : null;
    },
    load: (id) => sources[id] ?? null,
  };
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [injected, forbidMock(root)],
    build: { write: false, rolldownOptions: { input: join(root, 'src/injected.ts') } },
  });
}

describe('the bundler', () => {
  it('accepts a module of the contract', async () => {
    await expect(
      bundle("import { isAmount } from '#contract/money.ts';\nconsole.log(isAmount('1'));"),
    ).resolves.toBeDefined();
  });

  it.each([
    ['an import', "import { createApp } from '#mock-api/app.ts';\nconsole.log(createApp);"],
    ['a side-effect import', "import '#mock-api/server/api-error.ts';"],
    ['a relative path', "import { Refusal } from '../mock-api/server/api-error.ts';\nconsole.log(Refusal);"],
    ['an export', "export * from '#mock-api/personas/persona-ids.ts';"],
    ['a dynamic import', "export const load = () => import('#mock-api/server/api-error.ts');"],
    [
      'an import for development',
      "export const load = () => location.hash && import('#mock-api/server/api-error.ts');",
    ],
    ['a file as text', "import style from '../mock-api/control/pages.css?raw';\nconsole.log(style);"],
  ])('rejects %s', async (_what, code) => {
    await expect(bundle(code)).rejects.toThrow(/mock-api\/\S+ belongs to the mock/);
  });

  it('rejects a copy of the mock’s code under another name', async () => {
    const copy = {
      'copied.ts': readFileSync(join(root, 'mock-api/server/headers.ts'), 'utf8').replace(/^import .*/gm, ''),
    };
    const code = "import { isControl } from './copied.ts';\nconsole.log(isControl(location.pathname));";
    await expect(bundle(code, copy)).rejects.toThrow('holds code of the mock');
  });
});

/** Runs `astro build` with this environment, in a copy of the site if a folder is given. */
function astroBuild(environment: NodeJS.ProcessEnv, folder = root) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', join(folder, 'dist-refused')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    },
  );
  return { status, text: stdout + stderr };
}

describe('a build', () => {
  const copy = mkdtempSync(join(tmpdir(), 'cowrie-copy-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('for production fails with an API on this machine', () => {
    const { status, text } = astroBuild({ ...exampleProduction, PUBLIC_API_URL: 'https://localhost:8787' });
    expect(status).not.toBe(0);
    expect(text).toContain('PUBLIC_API_URL points at this machine');
  });

  it('fails when a page imports the mock, even for a preview', () => {
    const parts = [
      'src',
      'contract',
      'mock-api',
      'build',
      'server',
      'public',
      'astro.config.mjs',
      'package.json',
      'tsconfig.json',
    ];
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const page = join(copy, 'src/layouts/Document.astro');
    const source = readFileSync(page, 'utf8');
    const injected = source
      .replace(/^---\n/, "---\nimport { personaNames } from '#mock-api/personas/persona-ids.ts';\n")
      .replace('<body>', '<body>{personaNames}');
    expect(injected).toContain('<body>{personaNames}');
    writeFileSync(page, injected);
    const { status, text } = astroBuild({ COWRIE_TARGET: 'preview' }, copy);
    expect(status).not.toBe(0);
    expect(text).toContain('mock-api/personas/persona-ids.ts belongs to the mock');
  });
});

describe('the production build', () => {
  if (!existsSync(join(productionDist, 'snapshots/snapshots.json')))
    throw new Error('There is no production build: run "npm test -- --only production" first.');
  const files = readdirSync(productionDist, { recursive: true, encoding: 'utf8' });
  const clientFiles = files.filter((name) =>
    /^(?:client|snapshots)\/.*\.(?:js|css|html|json|svg|txt|xml)$/.test(name),
  );
  const read = (name: string) => readFileSync(join(productionDist, name), 'utf8');
  const snapshots = JSON.parse(read('snapshots/snapshots.json')) as SnapshotMap;

  it('contains no trace of the mock', async () => {
    expect(await mockTraces(productionDist)).toEqual([]);
  });

  it.each(['__mock', '1x0000', '424242', 'TEST4242', 'localhost:', 'XXXX.DUMMY', 'mock-api'])(
    'sends no browser the text %s',
    (text) => {
      expect(clientFiles.length).toBeGreaterThan(50);
      expect(clientFiles.filter((name) => read(name).includes(text))).toEqual([]);
    },
  );

  it('lets its pages connect to the production hosts only', () => {
    const connect = (map: SnapshotMap) =>
      Object.values(map.pages).flatMap(({ headers }) => {
        const policy = headers['content-security-policy'];
        return headers['content-type']?.startsWith('text/html') && policy
          ? [/connect-src ([^;]*)/.exec(policy)?.[1]]
          : [];
      });
    expect([...new Set(connect(snapshots))]).toEqual([
      "'self' https://api.cowrie.example wss://stream.cowrie.example",
    ]);
    // The check itself works: a preview connects to this machine.
    expect(connect(snapshotMap)[0]).toMatch(/localhost:\d/);
  });

  it('registers no service worker', () => {
    expect(files.filter((name) => /(?:^|\/)(?:sw|service-?worker)(?:[.-][^/]*)?\.m?js$/i.test(name))).toEqual(
      [],
    );
    expect(clientFiles.filter((name) => /serviceWorker\b/.test(read(name)))).toEqual([]);
  });

  it('runs without the folder of the mock', async () => {
    const deployment = mkdtempSync(join(tmpdir(), 'cowrie-place-'));
    for (const part of ['server', 'package.json'])
      cpSync(join(root, part), join(deployment, part), { recursive: true });
    cpSync(productionDist, join(deployment, 'dist'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(deployment, 'node_modules'));
    const port = await freePort();
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: deployment,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        COWRIE_PROXY_SECRET: 'a secret of 32 characters or more',
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await expect.poll(() => text, { timeout: 15_000 }).toContain('Cowrie listens on');
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    rmSync(deployment, { recursive: true, force: true });
  });
});

describe('the mock drawer of `npm run dev`', () => {
  const MARK = 'mock:close';

  it('is injected by the development server only', () => {
    const injected = (command: 'dev' | 'build') => {
      const injectScript = vi.fn();
      const setup = mockDrawer().hooks['astro:config:setup'] as unknown as (options: object) => void;
      setup({ command, injectScript });
      return injectScript.mock.calls;
    };
    expect(injected('dev')).toEqual([
      ['page', expect.stringContaining('/src/components/dev/mock-drawer.ts')],
    ]);
    expect(injected('build')).toEqual([]);
    expect(readFileSync(join(root, 'src/components/dev/mock-drawer.ts'), 'utf8')).toContain(MARK);
  });

  it.each([
    ['preview', dist],
    ['production', productionDist],
  ])('is not in a build for %s', (_target, folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const code = files.filter((name) => /\.(?:m?js|html|css)$/.test(name));
    const filesWith = (text: string) =>
      code.filter((name) => readFileSync(join(folder, name), 'utf8').includes(text));
    expect(code.length).toBeGreaterThan(50);
    expect([...filesWith(MARK), ...filesWith('mock-drawer'), ...filesWith('__mock')]).toEqual([]);
  });
});
