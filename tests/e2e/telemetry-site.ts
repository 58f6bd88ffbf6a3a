import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SnapshotMap } from '#server/snapshots.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { telemetryDist } from '../../scripts/telemetry-build.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, root } from '../../scripts/processes.ts';
import { test as base, type Mock } from './mock.ts';

export { expect } from './mock.ts';

const snapshotMap = join(telemetryDist, 'snapshots/snapshots.json');
if (!existsSync(snapshotMap))
  throw new Error('There is no build with services: run "node scripts/test.ts --only telemetry" first.');
const snapshots = JSON.parse(readFileSync(snapshotMap, 'utf8')) as SnapshotMap;

/** The paths that have a page in this build. */
export const built = (paths: readonly string[]) =>
  paths.filter((path) => Object.hasOwn(snapshots.pages, path));

/** The pages with telemetry (spec section 7, Third-party), in both languages. */
export const measured = built(['/', '/cn', '/features', '/cn/features']);
/** Public pages without telemetry, including a missing page. */
export const others = [...built(['/support', '/about-us', '/blog', '/legal/cookies']), '/no/such/page'];

export interface Report {
  service: 'analytics' | 'recorder';
  body: Record<string, unknown>;
}

/** The reports that the fake services sent to the test's sandbox, oldest first. */
export async function reports(mock: Mock): Promise<Report[]> {
  const items = await mock.journal();
  return items.flatMap(({ op, body }) => {
    const service = /^POST \/telemetry\/(analytics|recorder)$/.exec(op)?.[1];
    return service ? [{ service: service as Report['service'], body: body as Report['body'] }] : [];
  });
}

/** Whether a request goes to a telemetry service, or to any origin other than the site and its API. */
export function isThirdParty(url: string, site: string): boolean {
  const { origin, pathname, protocol } = new URL(url);
  if (protocol === 'data:' || protocol === 'blob:' || origin === site) return false;
  return origin !== mockUrl || pathname.startsWith('/telemetry/');
}

/** Runs the production server with the telemetry build on its own port; the other tests' preview has no telemetry. */
export const test = base.extend<object, { measuredSite: string }>({
  measuredSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright derives a fixture's dependencies from this pattern
    async ({}, use) => {
      const port = await freePort();
      const child = spawn(
        process.execPath,
        ['--import', join(root, 'scripts/exit-with-parent.mjs'), 'server/main.ts'],
        {
          cwd: root,
          env: {
            ...process.env,
            COWRIE_DIST: telemetryDist,
            PORT: String(port),
            HOST: 'localhost',
            COWRIE_STATUS_TIMEOUT_MS: '5000',
          },
          stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        },
      );
      const ended = once(child, 'exit');
      await Promise.race([
        once(child.stdout!, 'data'),
        ended.then(() => Promise.reject(new Error('The site with services did not start.'))),
      ]);
      await use(`http://localhost:${port}`);
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ measuredSite }, use) => use(measuredSite),
});
