import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#src/api/storage.ts';
import { allowReload, loadChunk } from '#src/stores/interface/load-chunk.ts';
import { beginPayment } from '#src/stores/interface/open-payment.ts';
import { BrowserStorage } from '../browser-storage.ts';
import { eventually } from '../../eventually.ts';

const reload = vi.fn();
let serverAnswers = true;

beforeEach(() => {
  reload.mockClear();
  serverAnswers = true;
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  vi.stubGlobal('location', { href: 'http://localhost:4321/w', reload });
  vi.stubGlobal('fetch', async () => {
    if (!serverAnswers) throw new TypeError('no network');
    return new Response();
  });
});

const gone = () => Promise.reject(new TypeError('error loading dynamically imported module'));
/** Fails the given number of times, as a module map that keeps failures does for the life of a document. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
  for (let count = 0; count < times; count += 1) load.mockImplementationOnce(gone);
  return load;
};

test('a single lost answer is tried again, without a reload', async () => {
  await expect(loadChunk('screen:account', failing(1))).resolves.toBe('module');
  expect(reload).not.toHaveBeenCalled();
});

test('the second failure reloads the document, once', async () => {
  void loadChunk('screen:account', gone);
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  // The new document fails too: the screen says so.
  await expect(loadChunk('screen:account', gone)).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a reload that helped, a later failure may reload again', async () => {
  void loadChunk('screen:account', gone);
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  await loadChunk('screen:account', failing(0));
  expect(session.read('chunkRetried')).toBeNull();
  void loadChunk('panel:search', gone);
  await eventually(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('without a network nothing is reloaded: the screen that is there stays', async () => {
  serverAnswers = false;
  await expect(loadChunk('screen:account', gone)).rejects.toThrow(TypeError);
  expect(reload).not.toHaveBeenCalled();
  // Some browsers keep the failure: only a new document loads the code now.
  serverAnswers = true;
  void loadChunk('screen:account', gone);
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('after a reload that did not help, each "Try again" may reload once more', async () => {
  void loadChunk('screen:account', gone);
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadChunk('screen:account', gone)).rejects.toThrow(TypeError);
  allowReload();
  void loadChunk('screen:account', gone);
  await eventually(() => expect(reload).toHaveBeenCalledTimes(2));
  await expect(loadChunk('screen:account', gone)).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two parts that fail at once reload the document once', async () => {
  void loadChunk('screen:account', gone);
  await expect(loadChunk('panel:search', gone)).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where the browser saves nothing, nothing is reloaded: no later document would know of this reload', async () => {
  vi.stubGlobal('sessionStorage', new BrowserStorage({ refuse: true }));
  await expect(loadChunk('screen:account', gone)).rejects.toThrow(TypeError);
  expect(reload).not.toHaveBeenCalled();
});

test('during a payment nothing is reloaded, not even when it begins while the server is asked', async () => {
  const endPayment = beginPayment();
  await expect(loadChunk('screen:account', gone)).rejects.toThrow(TypeError);
  endPayment();
  const lost = loadChunk('screen:account', failing(2));
  const rejected = expect(lost).rejects.toThrow(TypeError);
  await Promise.resolve();
  const endSecond = beginPayment();
  await rejected;
  expect(reload).not.toHaveBeenCalled();
  endSecond();
});
