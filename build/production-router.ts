import { fileURLToPath } from 'node:url';

const file = (name: string) =>
  fileURLToPath(new URL(`dist/production/${name}`, import.meta.resolve('react-router/package.json')));

/**
 * react-router's package names its development files under every condition and ships the production ones beside them:
 * what goes to browsers is taken from there. A version that moves them fails the build.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: file('index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
];
