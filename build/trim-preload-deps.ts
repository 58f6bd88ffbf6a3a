import type { Plugin } from 'vite';

/** Chunks that an island has run by the time it imports anything more; the last one is the wallet's (code-splitting.ts). */
const START = /\/(?:react|base|rolldown-runtime|app-shell)\./;

/** Empty when only the imported file itself is left, which the import fetches anyway. */
function missing(files: readonly string[]): string[] {
  const left = files.filter((file) => !START.test(file));
  return left.length > 1 ? left : [];
}

/**
 * Vite lists the dependencies of an `import()` for preloading. This removes the chunks that every page has loaded by then,
 * because their names add bytes to each page's first scripts and are searched for in its head.
 */
export function trimPreloadDeps(): Plugin {
  return {
    name: 'cowrie:preload-what-is-missing',
    apply: 'build',
    configEnvironment: {
      // Astro sets this option too.
      order: 'post',
      handler: (name) =>
        name === 'client'
          ? {
              build: {
                modulePreload: {
                  polyfill: false,
                  resolveDependencies: (_, files) => missing(files),
                },
              },
            }
          : null,
    },
  };
}
