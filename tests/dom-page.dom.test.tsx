import { expect, test, vi } from 'vitest';
import { expectErrors, openPage } from './dom-page.ts';

/** Opens a page that makes one request, whose outcome the test decides. */
async function openPageThatFetches() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const heard: unknown[] = [];
  await openPage('/first', () => {
    fetch('/late').then(
      () => heard.push('response'),
      (error: unknown) => heard.push(error),
    );
    return Promise.resolve(null);
  });
  return { heard, resolve, reject };
}
const passTasks = () => new Promise((done) => setImmediate(done));

test('an open page hears of its responses', async () => {
  const { heard, resolve } = await openPageThatFetches();
  resolve(new Response());
  await expect.poll(() => heard).toEqual(['response']);
});

test('an open page hears of failed requests', async () => {
  const { heard, reject } = await openPageThatFetches();
  const error = new TypeError('Failed to fetch');
  reject(error);
  await expect.poll(() => heard).toEqual([error]);
});

test.each(['resolve', 'reject'] as const)(
  'a page that is left hears of nothing: its request would %s',
  async (outcome) => {
    const page = await openPageThatFetches();
    await openPage('/second', () => Promise.resolve(null));
    if (outcome === 'resolve') page.resolve(new Response());
    else page.reject(new TypeError('Failed to fetch'));
    await passTasks();
    expect(page.heard).toEqual([]);
  },
);

test.each([
  ['waiting', false],
  ['not waiting', true],
])('what a page loads by itself, %s for it, is a console error and no request', async (_how, isAsync) => {
  expectErrors(/loads http:\/\/localhost:4321\/data\.json by itself/);
  const fetched = vi.spyOn(console, 'error');
  await openPage('/first', () => Promise.resolve(null));
  const request = new XMLHttpRequest();
  request.open('GET', '/data.json', isAsync);
  try {
    request.send();
  } catch {
    // A synchronous one throws where it is sent.
  }
  await expect.poll(() => fetched.mock.calls.flat().join()).toContain('by itself');
});
