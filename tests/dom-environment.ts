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

/**
 * What a page would load by itself, as a script's file or by XMLHttpRequest: nothing serves it, and a request in a process of its own would
 * print that it was refused, far from its test. As a console error it fails that test (dom-page.ts).
 */
function refuse({ request }: { readonly request: { readonly url: string } }): never {
  const message = `The page loads ${request.url} by itself: nothing serves it in a test.`;
  console.error(message);
  throw new Error(message);
}

interface HappyDomOptions {
  readonly happyDOM?: { readonly settings?: Readonly<Record<string, unknown>> };
}

/** The options with an ear for those requests: functions can't stand in a configuration. */
const withRefusal = ({ happyDOM, ...others }: HappyDomOptions) => ({
  ...others,
  happyDOM: {
    ...happyDOM,
    settings: {
      ...happyDOM?.settings,
      fetch: { interceptor: { beforeSyncRequest: refuse, beforeAsyncRequest: refuse } },
    },
  },
});

// eslint-disable-next-line no-restricted-syntax -- Vitest takes an environment from the default export
export default {
  ...happyDom,
  name: 'happy-dom with the fetch of Node',
  // The mock is server code, which reads files next to its own.
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis, options) {
    const kept = ofNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await happyDom.setup(global, withRefusal(options));
    for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(global, name, descriptor);
    return environment;
  },
} satisfies Environment;
