import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildRecord } from '#server/build-record.ts';
import { siteUrl } from './dev-urls.ts';
import { distFolder } from './dist-folder.ts';
import { childEnvironment, root } from './processes.ts';

const isBuilt = () => existsSync(join(distFolder, 'build.json'));

/** The id of the build that a server on our port serves; null when nothing responds there. */
async function servedBuild(): Promise<string | null> {
  const answer = await fetch(`${siteUrl}/healthz`).catch(() => null);
  if (answer === null) return null;
  const health = answer.ok ? ((await answer.json()) as { build?: string }) : {};
  return health.build ?? 'unknown';
}

/**
 * Uses the preview that runs on our port, or starts one on dist, which it builds if there is none.
 * @param environment variables for its servers.
 * @returns a function that stops the preview, if this call started it.
 * @throws Error when it does not start (its own output says why), or when our port serves another build.
 */
export async function servePreview(environment: NodeJS.ProcessEnv = {}): Promise<() => Promise<void>> {
  const served = await servedBuild();
  if (served !== null) {
    if (!isBuilt() || served !== readBuildRecord(distFolder).id)
      throw new Error(
        `What runs at ${siteUrl} does not serve the build in ${distFolder}. End it, or set PORT and MOCK_PORT to free ports and build again.`,
      );
    console.log(`Using the site at ${siteUrl}.`);
    return () => Promise.resolve();
  }
  const args = ['scripts/preview.ts', ...(isBuilt() ? ['--no-build'] : [])];
  const child = spawn(process.execPath, ['--import', join(root, 'scripts/exit-with-parent.mjs'), ...args], {
    cwd: root,
    env: childEnvironment(environment),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (child.exitCode === null && (await servedBuild()) === null) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (child.exitCode !== null) throw new Error('The preview did not start.');
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}
