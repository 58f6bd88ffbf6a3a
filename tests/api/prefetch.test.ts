import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchScript, takePrefetched } from '#src/api/prefetch.ts';
import { walletPrefetchScript } from '#src/islands/wallet/start/prefetch-script.ts';

const STATUS = 'https://api.test/user/profile/status';

beforeEach(() => {
  globalThis.__prefetched = undefined;
});

/** Runs a document's first script as a browser would; what it asked for, in order. */
function runFirst(script: string, answer: (url: string) => Promise<Response>): [string, RequestInit][] {
  const asked: [string, RequestInit][] = [];
  const context = {
    __prefetched: undefined as typeof globalThis.__prefetched,
    document: { documentElement: { lang: 'zh-CN' } },
    fetch: (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return answer(url);
    },
  };
  runInNewContext(script, context);
  globalThis.__prefetched = context.__prefetched;
  return asked;
}

test('what was asked __prefetched is taken once, and only for the same GET', async () => {
  const asked = runFirst(prefetchScript([STATUS]), async (url) => new Response(url));
  expect(asked).toEqual([
    [STATUS, { credentials: 'include', headers: { accept: 'application/json', 'accept-language': 'zh-CN' } }],
  ]);
  expect(takePrefetched(STATUS, { method: 'PUT' })).toBeNull();
  expect(takePrefetched(`${STATUS}?a=1`, { method: 'GET' })).toBeNull();
  expect(await (await takePrefetched(STATUS, { method: 'GET' }))?.text()).toBe(STATUS);
  expect(takePrefetched(STATUS, { method: 'GET' })).toBeNull();
});

test('without a first script nothing was asked', () => {
  expect(takePrefetched(STATUS, { method: 'GET' })).toBeNull();
  expect(takePrefetched('constructor', { method: 'GET' })).toBeNull();
});

test('a failure is told to whoever takes the answer, and to nobody else', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  runFirst(prefetchScript([STATUS, 'https://api.test/other']), async () => {
    throw new TypeError('no network');
  });
  await new Promise((resolve) => setImmediate(resolve));
  await expect(takePrefetched(STATUS, { method: 'GET' })).rejects.toThrow('no network');
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});

test.each([
  ['dashboard', 'usd.1.auto.green-up.system', ['status', 'balances?currency=usd']],
  ['dashboard', undefined, ['status', 'balances?currency=ngn', 'preferences']],
  ['dashboard', '</script>.1', ['status', 'balances?currency=ngn', 'preferences']],
  ['send', undefined, ['status']],
  [null, undefined, ['status']],
] as const)('%s with the cookie %j asks for %j', (screen, view, wanted) => {
  const asked = runFirst(walletPrefetchScript('https://api.test', screen, view), async () => new Response());
  expect(asked.map(([url]) => url.replace(/^.*\//, ''))).toEqual(wanted);
});
