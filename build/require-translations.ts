import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';

const document = /^(en|cn)[\\/](.+\.md)$/;

/** The warning for documents that exist in one language only; null when there are none. */
export function aloneIn(folder: string, file: string): string | null {
  const [, language, name = ''] = document.exec(file) ?? [];
  if (!language) return null;
  const other = `${language === 'en' ? 'cn' : 'en'}/${name}`;
  if (existsSync(join(folder, other))) return null;
  return `${file} has no ${other}: a reader who changes the language would find no page. Write it, under the same name.`;
}

/**
 * Wraps a loader of documents in `en/` and `cn/` and requires each document in both languages, because each page links to its
 * other language. It warns in development and fails a build.
 */
export const requireTranslations = (base: string, files: Loader): Loader => ({
  ...files,
  async load(context) {
    await files.load(context);
    const { config, logger, store, watcher } = context;
    const folder = fileURLToPath(new URL(base, config.root));
    const loaded = store.values().map(({ filePath = '' }) => relative(base, filePath));
    const alone = loaded.map((file) => aloneIn(folder, file)).filter((text) => text !== null);
    if (!watcher && alone.length > 0) throw new Error(alone.join('\n'));
    for (const text of alone) logger.warn(text);
    watcher?.on('add', (path) => {
      const text = aloneIn(folder, relative(folder, path));
      if (text) logger.warn(text);
    });
  },
});
