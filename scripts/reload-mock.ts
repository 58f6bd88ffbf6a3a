import { watch } from 'node:fs';
import { restoreState, saveState, type KeptState } from './mock-state.ts';
import type { ProcessTree } from './processes.ts';

/** Waits for the last of several writes: an editor may write a file in steps, and a formatter writes it again. */
const SETTLE = 100;
const CODE = /\.(?:ts|js|css|json)$/;

interface Reload {
  tree: ProcessTree;
  /** The URL of the mock. */
  mock: string;
  args: string[];
  environment: NodeJS.ProcessEnv;
  /** The folders to watch, recursively. */
  folders: string[];
}

/**
 * Restarts the mock when its code changes and restores its state, so that nobody is logged out. State that the new code rejects
 * is dropped with a message. If the mock does not start, the next change tries again with the last saved state.
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
