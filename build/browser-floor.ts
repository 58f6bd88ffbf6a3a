import browserslist from 'browserslist';
import type { Plugin } from 'vite';

/** The bundler's names of the browsers that it knows; Samsung Internet is Chromium. */
const bundlerNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** The oldest version of each browser in which the site works, by browserslist's names: `browserslist` in package.json has them. */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  // The newest come first; Safari on iOS has ranges of versions (16.6-16.7).
  for (const entry of browserslist(null, { path: import.meta.dirname })) {
    const [name = '', version = ''] = entry.split(' ');
    oldest.set(name, version.replace(/-.*/, ''));
  }
  return oldest;
}

/** The same for the bundler: `chrome111`. */
const targets = [...oldestBrowsers()].flatMap(([name, version]) =>
  bundlerNames[name] === undefined ? [] : `${bundlerNames[name]}${version}`,
);

/**
 * Writes JavaScript and CSS for the oldest browsers in which the site works: nesting, `light-dark()` and prefixes. Only what is written otherwise:
 * an API that they lack needs a check of its own before it is used (tests/build/browser-floor.test.ts).
 */
export function lowerToFloor(): Plugin {
  return {
    name: 'cowrie:lower-to-floor',
    apply: 'build',
    config: () => ({ build: { cssTarget: targets } }),
    configEnvironment: {
      // Astro sets this option too.
      order: 'post',
      handler: (name) => (name === 'client' ? { build: { target: targets } } : null),
    },
  };
}
