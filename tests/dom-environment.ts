// Vitest's happy-dom environment, with Node's own fetch.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Globals of Node that the mock in process is built on: happy-dom's own, like a page's, reject headers such as Origin and Cookie. */
const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Blob',
  'File',
] as const;

const { 'happy-dom': happyDom } = builtinEnvironments;

// eslint-disable-next-line no-restricted-syntax -- Vitest takes an environment from the default export
export default {
  ...happyDom,
  name: 'happy-dom with the fetch of Node',
  // The mock is server code, which reads files next to its own.
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis, options) {
    const kept = ofNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await happyDom.setup(global, options);
    for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(global, name, descriptor);
    return environment;
  },
} satisfies Environment;
