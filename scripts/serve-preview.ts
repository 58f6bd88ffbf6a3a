import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from './addresses.ts';
import { childEnvironment, root } from './processes.ts';

const answers = () =>
  fetch(`${siteUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Uses the preview that runs on our port, or starts one: on dist if there is one, else it is built first.
 * @returns what ends it; nothing to end when it was there already.
 * @throws Error when it does not come up; its own lines say why.
 */
export async function servePreview(): Promise<() => Promise<void>> {
  if (await answers()) {
    console.log(`Using the site at ${siteUrl}.`);
    return () => Promise.resolve();
  }
  const built = existsSync(join(root, process.env.COWRIE_DIST ?? 'dist', 'server/entry.mjs'));
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(root, 'scripts/follow-parent.mjs'),
      'scripts/preview.ts',
      ...(built ? ['--no-build'] : []),
    ],
    { cwd: root, env: childEnvironment(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (child.exitCode === null && !(await answers())) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (child.exitCode !== null) throw new Error('The preview did not start.');
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}
