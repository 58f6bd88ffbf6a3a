import { session } from '#src/api/storage.ts';
import { hasOpenPayment } from './open-payment.ts';

/**
 * Loads code that a screen needs: tries twice, then reloads the document once. Browsers older than whatwg/html#10327 keep a
 * failed `import()` for the life of the document, so only a new document can load the file there; and a file that is gone
 * was most often part of an older build.
 *
 * Rejects with the second failure where a reload does not help or would lose something: offline, after one reload that did not help,
 * during a payment, and where the browser saves nothing, since each document would reload again.
 * @param name identifies the code over the reload.
 * @param load calls `import()`.
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let loaded: Module;
  try {
    loaded = await load().catch(load);
  } catch (error) {
    await reloadOnce(name);
    throw error;
  }
  if (session.read('chunkRetried') === name) session.remove('chunkRetried');
  return loaded;
}

/**
 * Lets the next failure reload the document, although one reload has not helped: call it as what says so goes, because somebody has pressed
 * "Try again", closed it or gone elsewhere. A browser that keeps a failure loads the code in no other way. Never called without a press, or
 * documents could reload each other for ever.
 */
export function allowReload(): void {
  session.remove('chunkRetried');
}

/** Never settles when it reloads. */
async function reloadOnce(name: string): Promise<void> {
  const mayReload = () => session.read('chunkRetried') === null && session.isAvailable() && !hasOpenPayment();
  if (!mayReload()) return;
  // Without a network a reload would lose the screen that is there; once there is one again, it may help.
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || !mayReload()) return;
  session.write('chunkRetried', name);
  location.reload();
  await new Promise<never>(() => undefined);
}
