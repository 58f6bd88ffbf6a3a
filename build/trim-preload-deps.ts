import type { Plugin } from 'vite';

/** Chunks that an island has run by the time it imports anything more; the last one is the wallet's (code-splitting.ts). */
const START = /\/(?:react|base|rolldown-runtime|app-shell)\./;

/** Empty when only the imported file itself is left, which the import fetches anyway. */
function missing(files: readonly string[]): string[] {
  const left = files.filter((file) => !START.test(file));
  return left.length > 1 ? left : [];
}

/**
 * An `import()` names what is to be fetched beside its file. Of that the page has what every island starts with: the names
 * would be bytes of each page's start, and looked for in its head.
 */
export function trimPreloadDeps(): Plugin {
  return {
    name: 'cowrie:preload-what-is-missing',
    apply: 'build',
    configEnvironment: {
      // Astro sets it too.
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
