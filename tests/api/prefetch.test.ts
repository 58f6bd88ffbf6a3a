import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchScript, takePrefetched } from '#src/api/prefetch.ts';
import { walletPrefetchScript } from '#src/islands/wallet/start/prefetch-script.ts';

const STATUS = 'https://api.test/user/profile/status';

beforeEach(() => {
  globalThis.__prefetched = undefined;
});

/** Runs the prefetch script as the first script of a document would run; gives its requests in order. */
function runPrefetchScript(
  script: string,
  respond: (url: string) => Promise<Response>,
): [string, RequestInit][] {
  const requests: [string, RequestInit][] = [];
  const context = {
    __prefetched: undefined as typeof globalThis.__prefetched,
    document: { documentElement: { lang: 'zh-CN' } },
    fetch: (url: string, init: RequestInit) => {
      requests.push([url, init]);
      return respond(url);
    },
  };
  runInNewContext(script, context);
  globalThis.__prefetched = context.__prefetched;
  return requests;
}

test('a prefetched response is taken once, and only for the same GET', async () => {
  const requests = runPrefetchScript(prefetchScript([STATUS]), async (url) => new Response(url));
  expect(requests).toEqual([
    [STATUS, { credentials: 'include', headers: { accept: 'application/json', 'accept-language': 'zh-CN' } }],
  ]);
  expect(takePrefetched(STATUS, { method: 'PUT' })).toBeNull();
  expect(takePrefetched(`${STATUS}?a=1`, { method: 'GET' })).toBeNull();
  expect(await (await takePrefetched(STATUS, { method: 'GET' }))?.text()).toBe(STATUS);
  expect(takePrefetched(STATUS, { method: 'GET' })).toBeNull();
});

test('without the prefetch script nothing is prefetched', () => {
  expect(takePrefetched(STATUS, { method: 'GET' })).toBeNull();
  expect(takePrefetched('constructor', { method: 'GET' })).toBeNull();
});

test('a failed prefetch rejects for the caller that takes it, and is never an unhandled rejection', async () => {
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  runPrefetchScript(prefetchScript([STATUS, 'https://api.test/other']), async () => {
    throw new TypeError('no network');
  });
  await new Promise((resolve) => setImmediate(resolve));
  await expect(takePrefetched(STATUS, { method: 'GET' })).rejects.toThrow('no network');
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});

test.each([
  ['dashboard', 'usd.1.auto.green-up.system', ['status', 'balances?currency=usd']],
  ['dashboard', undefined, ['status', 'balances?currency=ngn', 'preferences']],
  ['dashboard', '</script>.1', ['status', 'balances?currency=ngn', 'preferences']],
  ['send', undefined, ['status']],
  [null, undefined, ['status']],
] as const)('%s with the cookie %j prefetches %j', (screen, view, expected) => {
  const requests = runPrefetchScript(
    walletPrefetchScript('https://api.test', screen, view),
    async () => new Response(),
  );
  expect(requests.map(([url]) => url.replace(/^.*\//, ''))).toEqual(expected);
});
