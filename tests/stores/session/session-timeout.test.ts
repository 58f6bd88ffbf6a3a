import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $authError } from '#src/stores/errors/auth-error.ts';
import {
  $sessionWarning,
  WARNING_MS,
  extendSession,
  startSessionTimer,
} from '#src/stores/session/session-timeout.ts';
import { newDocument } from '../new-document.ts';
import { TestDocument } from '../browser-page.ts';
import { eventually } from '../../eventually.ts';

let mock: ReturnType<typeof newDocument>['mock'];
let page: TestDocument;
let stop: () => void = () => undefined;

/** Signs in with a session that lasts so many seconds. */
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

/** Waits for the first response, after which the timer runs. */
async function timerStarted(): Promise<void> {
  await eventually(async () => expect(await mock.journal('GET /auth/session')).toHaveLength(1));
  await advance(0);
}

/** Advances the browser's clock, which is the mock's too. */
const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

// requirement: 2.46
test('there is no warning while there is time, then one in the last minute, and then the session is over', async () => {
  await signInFor(600);
  const onExpired = vi.fn();
  stop = startSessionTimer(onExpired);
  await timerStarted();
  await advance(539);
  expect($sessionWarning.get()).toBeNull();
  await advance(1);
  await eventually(() => expect($sessionWarning.get()).not.toBeNull());
  expect(($sessionWarning.get() ?? 0) - Date.now()).toBeLessThanOrEqual(WARNING_MS + 1000);
  expect(onExpired).not.toHaveBeenCalled();
  await advance(61);
  expect(onExpired).toHaveBeenCalledOnce();
  expect($sessionWarning.get()).toBeNull();
});

test('extending the session gives as much time as a new one', async () => {
  await signInFor(30);
  stop = startSessionTimer(() => undefined);
  await eventually(() => expect($sessionWarning.get()).not.toBeNull());
  await extendSession();
  expect($sessionWarning.get()).toBeNull();
  await advance(120);
  expect($sessionWarning.get()).toBeNull();
});

test('a session that another tab extended shows no warning', async () => {
  await signInFor(600);
  stop = startSessionTimer(() => undefined);
  await timerStarted();
  await mock.send('http://localhost:8787/auth/session/extend', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await advance(541);
  await eventually(async () => expect(await mock.journal('GET /auth/session')).toHaveLength(2));
  expect($sessionWarning.get()).toBeNull();
});

test('a tab that was hidden for a while checks the session when it is shown', async () => {
  await signInFor(600);
  stop = startSessionTimer(() => undefined);
  await timerStarted();
  page.show(false);
  await mock.control('POST', '/clock/advance', { ms: 550_000 });
  page.show(true);
  await eventually(() => expect($sessionWarning.get()).not.toBeNull());
});

test('an answer from before the session was extended brings no warning', async () => {
  await signInFor(30);
  const { release, waiting } = await mock.hold('GET /auth/session', { times: 1, stage: 'post' });
  stop = startSessionTimer(() => undefined);
  await expect.poll(waiting).toBe(1);
  await extendSession();
  await release();
  await timerStarted();
  expect($sessionWarning.get()).toBeNull();
});

test('a check that fails after a newer one was answered changes nothing', async () => {
  await signInFor(600);
  const older = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((input, init) => mock.send(input as string, init)).mockReturnValueOnce(older.promise),
  );
  stop = startSessionTimer(() => undefined);
  page.show(true);
  await timerStarted();
  older.resolve(Response.json({ status: 'error', message: null, data: null }, { status: 401 }));
  await advance(540);
  await eventually(() => expect($sessionWarning.get()).not.toBeNull());
  expect($authError.get(), 'the session of the newer one is open').toBeNull();
  const checks = await mock.journal('GET /auth/session');
  expect(checks, 'none but the one at which the warning is due').toHaveLength(2);
});
