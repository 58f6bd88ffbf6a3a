// A page of happy-dom for component tests (tests/**/*.dom.test.tsx):
//
//   const user = await openPage('/login', async () => {
//     const { Login } = await import('#src/islands/auth/Login.tsx');
//     return <Login {...props} />;
//   });
//   await user.click(await screen.findByRole('button', { name: 'Continue' }));
//   await expect.poll(() => screen.getByRole('main').textContent).toContain('...');
//
// Each test begins with empty storage, no cookies, and modules that nobody has imported yet. The clock runs on by itself and
// can be moved with `vi.advanceTimersByTimeAsync`; what waits on it ends with the test. A test fails on what is printed as an
// error unless it named it to `expectErrors`.
//
// React runs as it does in a browser, not inside `act`: look for what is to come with `findBy...` or `expect.poll`.
import { configure } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { languageTags, type Locale } from '#src/intl/locale.ts';

configure({
  // The whole page as text would hide what the error is about.
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? ''),
  asyncUtilTimeout: 5_000,
  asyncWrapper: <T>(run: () => Promise<T>) => run(),
  eventWrapper: (run: () => unknown) => run(),
  unstable_advanceTimersWrapper: (run: () => unknown) => run(),
});

/** What a browser's timers are, and no more: with a fake setImmediate Node's streams would wait for the test. */
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

// React waits for a stylesheet's preload, and happy-dom fetches none (vitest.config.ts) and tells of none.
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof HTMLLinkElement && node.rel === 'preload') node.dispatchEvent(new Event('load'));
}).observe(document.head, { childList: true });

let root: Root | null = null;
let expected: readonly RegExp[] = [];
let errors: string[] = [];

beforeEach(() => {
  expected = [];
  errors = [];
  vi.useFakeTimers({ toFake: [...timers], shouldAdvanceTime: true, advanceTimeDelta: 2 });
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
  setNetwork(true);
});

afterEach(() => {
  leavePage();
  vi.clearAllTimers();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  const unseen = errors.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expect(unseen, 'no error was printed that the test did not expect').toEqual([]);
});

/** Errors that the test is about: lines of the console that match are allowed. */
export function expectErrors(...patterns: readonly RegExp[]): void {
  expected = [...expected, ...patterns];
}

function leavePage(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}

interface PageOptions {
  readonly locale?: Locale;
  /** The server rendered it for somebody who is signed in. */
  readonly member?: boolean;
  /** Of the window, in pixels. */
  readonly width?: number;
}

/**
 * Opens a page: a document that has run no script yet, so every store begins anew. Storage and cookies stay, so opening a
 * second one in a test is a reload, or a link to another document.
 * @param address as in the address bar, without the origin.
 * @param load imports what the page shows, and so runs its modules; what it returns is rendered.
 */
export async function openPage(
  address: string,
  load: () => Promise<ReactNode>,
  { locale = 'en', member = false, width = 1024 }: PageOptions = {},
): Promise<UserEvent> {
  leavePage();
  vi.resetModules();
  (window as unknown as Window).happyDOM.setViewport({ width, height: 768 });
  history.replaceState(null, '', address);
  document.documentElement.lang = languageTags[locale];
  document.documentElement.toggleAttribute('data-member', member);
  const page = await load();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(page);
  // Between two actions React has its turn, as between those of a person: a field that takes the focus has it by then.
  return userEvent.setup({ delay: 0, advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
}

/** The browser loses its network, or has it again. Whoever gives the page a `fetch` sees to it that it fails. */
export function setNetwork(online: boolean): void {
  const wasOnline = navigator.onLine;
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  if (online !== wasOnline) window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
