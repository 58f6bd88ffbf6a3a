import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $sessionWarning,
  WARNING_MS,
  extendSession,
  startSessionTimer,
} from '#src/stores/session/session-timeout.ts';
import { newDocument } from '../new-document.ts';
import { TestDocument } from '../browser-page.ts';

let mock: ReturnType<typeof newDocument>['mock'];
let page: TestDocument;
let stop: () => void = () => undefined;

/** Somebody whose session lasts so many seconds. */
async function signInFor(seconds: number) {
  const { cookies } = await mock.control<{ cookies: { name: string; value: string }[] }>('POST', '/persona', {
    name: 'complete',
    login: true,
    session_seconds: seconds,
  });
  for (const { name, value } of cookies) mock.jar.set(name, value);
}

beforeEach(() => {
  ({ mock } = newDocument());
  page = Object.assign(new TestDocument(), { documentElement: { lang: 'en' } });
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The first answer is here, and the wait has begun. */
async function counted(): Promise<void> {
  await vi.waitFor(async () => expect(await mock.journal('GET /auth/session')).toHaveLength(1));
  await pass(0);
}

/** The browser's clock goes on, and with it the mock's, which goes by the same. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

// requirement: 2.46
test('nobody is asked while there is time, then for the last minute, and then it is over', async () => {
  await signInFor(600);
  const ended = vi.fn();
  stop = startSessionTimer(ended);
  await counted();
  await pass(539);
  expect($sessionWarning.get()).toBeNull();
  await pass(1);
  await vi.waitFor(() => expect($sessionWarning.get()).not.toBeNull());
  expect(($sessionWarning.get() ?? 0) - Date.now()).toBeLessThanOrEqual(WARNING_MS + 1000);
  expect(ended).not.toHaveBeenCalled();
  await pass(61);
  expect(ended).toHaveBeenCalledOnce();
  expect($sessionWarning.get()).toBeNull();
});

test('who stays has as long as with a new session', async () => {
  await signInFor(30);
  stop = startSessionTimer(() => undefined);
  await vi.waitFor(() => expect($sessionWarning.get()).not.toBeNull());
  await extendSession();
  expect($sessionWarning.get()).toBeNull();
  await pass(120);
  expect($sessionWarning.get()).toBeNull();
});

test('another tab made it longer: nobody is asked', async () => {
  await signInFor(600);
  stop = startSessionTimer(() => undefined);
  await counted();
  await mock.send('http://localhost:8787/auth/session/extend', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await pass(541);
  await vi.waitFor(async () => expect(await mock.journal('GET /auth/session')).toHaveLength(2));
  expect($sessionWarning.get()).toBeNull();
});

test('a session that was not looked at for a while is asked for when somebody looks', async () => {
  await signInFor(600);
  stop = startSessionTimer(() => undefined);
  await counted();
  page.show(false);
  await mock.control('POST', '/clock/advance', { ms: 550_000 });
  page.show(true);
  await vi.waitFor(() => expect($sessionWarning.get()).not.toBeNull());
});
