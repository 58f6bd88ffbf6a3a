import { watch } from 'node:fs';
import { restoreState, saveState, type KeptState } from './mock-state.ts';
import type { ProcessTree } from './processes.ts';

/** An editor writes a file in several steps, and a formatter once more. */
const SETTLE = 100;
const CODE = /\.(?:ts|js|css|json)$/;

interface Reload {
  tree: ProcessTree;
  /** The mock's address. */
  mock: string;
  args: string[];
  environment: NodeJS.ProcessEnv;
  /** Whose files are watched, with all that is in them. */
  folders: string[];
}

/**
 * Starts the mock again when its code changes, with all that it remembered: whoever is signed in stays so. State that the
 * new code can't take is let go, and said so. A mock that does not start waits for the next change; what was remembered
 * last is kept for it.
 */
export function reloadMock({ tree, mock, args, environment, folders }: Reload): void {
  let kept: KeptState = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const reload = async () => {
    const began = performance.now();
    kept = await saveState(mock).catch(() => kept);
    await tree.restart('mock', args, environment);
    if (!(await tree.healthy(`${mock}/__mock/health`, 20_000, 'mock'))) {
      console.error('[mock] does not start: its lines above say why. The next change starts it again.');
      return;
    }
    const lost = await restoreState(mock, kept).then(
      () => '',
      (error: unknown) => `, but not what it remembered: ${(error as Error).message}`,
    );
    console.log(`[mock] reloaded in ${Math.round(performance.now() - began)} ms${lost}`);
  };

  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !CODE.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(reload);
      }, SETTLE);
    });
  }
}
