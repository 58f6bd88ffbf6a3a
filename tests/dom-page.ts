// A page of happy-dom for component tests (tests/**/*.dom.test.tsx):
//
//   const user = await openPage('/login', async () => {
//     const { Login } = await import('#src/islands/auth/Login.tsx');
//     return <Login {...props} />;
//   });
//   await user.click(await screen.findByRole('button', { name: 'Continue' }));
//   await expect.poll(() => screen.getByRole('main').textContent).toContain('...');
//
// Each test begins with empty storage, no cookies and freshly loaded modules, at the moment TODAY (clock/today.ts). The clock runs on by
// itself and can be moved with `vi.advanceTimersByTimeAsync`; pending timers end with the test. A test fails on any console error that it did not
// announce with `expectErrors`.
//
// React runs as it does in a browser, not inside `act`: wait for updates with `findBy...` or `expect.poll`.
import { configure } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { languageTags, type Locale } from '#src/intl/locale.ts';
import { TODAY } from './clock/today.ts';

configure({
  // Printing the whole page would hide the error itself.
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? ''),
  asyncUtilTimeout: 15_000,
  asyncWrapper: <T>(run: () => Promise<T>) => run(),
  eventWrapper: (run: () => unknown) => run(),
  unstable_advanceTimersWrapper: (run: () => unknown) => run(),
});

/** The timers of a browser and no others: with a fake setImmediate Node's streams would wait for the test. */
const fakedTimers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

// Prepares the document, once for all pages: its listeners belong to none of them.
userEvent.setup();

// React waits for a stylesheet's preload, but happy-dom fetches none (vitest.config.ts) and fires no load event.
const preloads = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof HTMLLinkElement && node.rel === 'preload') node.dispatchEvent(new Event('load'));
});
preloads.observe(document.head, { childList: true });
afterAll(() => preloads.disconnect());

let root: Root | null = null;
/** Undo what the open page left in the window and the document, which all pages of a process share. */
let leftovers: (() => void)[] = [];
let stopRecording: (() => void)[] = [];
let expected: readonly RegExp[] = [];
let errors: string[] = [];

beforeEach(() => {
  expected = [];
  errors = [];
  vi.useFakeTimers({ now: TODAY, toFake: [...fakedTimers], shouldAdvanceTime: true, advanceTimeDelta: 2 });
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
  stopRecording = [window, document].map(recordListeners);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        leftovers.push(() => this.close());
      }
    },
  );
  setNetwork(true);
  setHidden(false);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
});

afterEach(() => {
  leavePage();
  for (const stop of stopRecording) stop();
  vi.clearAllTimers();
  // First what stands in for a fake timer: it would be put back in place of the real one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const unexpected = errors.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expect(unexpected, 'no error was printed that the test did not expect').toEqual([]);
});

/** Allows console errors that match: those the test is about. */
export function expectErrors(...patterns: readonly RegExp[]): void {
  expected = [...expected, ...patterns];
}

/**
 * Without this each page would go on hearing of what happens in later ones, for as long as the process lives. No spy: it would keep
 * all that it was called with.
 * @returns puts the target's own method back.
 */
function recordListeners(target: EventTarget): () => void {
  const own = target.addEventListener;
  const add = own.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) => {
    add(type, listener, options);
    // React adds this one once for a document, whatever it renders there.
    if (type !== 'selectionchange') leftovers.push(() => target.removeEventListener(type, listener, options));
  };
  return () => {
    target.addEventListener = own;
  };
}

/** The open page's own fetch: once it is left, no response reaches its code any more, which would write cookies for the next page. */
function openFetch(): void {
  const { fetch } = globalThis;
  let isOpen = true;
  const ofPage: typeof fetch = (...request) =>
    fetch(...request).finally(() => (isOpen ? undefined : new Promise(() => undefined)));
  globalThis.fetch = ofPage;
  leftovers.push(() => {
    isOpen = false;
    if (globalThis.fetch === ofPage) globalThis.fetch = fetch;
  });
}

function leavePage(): void {
  root?.unmount();
  root = null;
  for (const undo of leftovers) undo();
  leftovers = [];
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}

interface PageOptions {
  readonly locale?: Locale;
  /** Whether the server rendered the page for a signed-in user. */
  readonly member?: boolean;
  /** The window's width in pixels. */
  readonly width?: number;
  /** What its entry of the history has, as after a reload. */
  readonly state?: unknown;
}

/**
 * Opens a page: a document that has run no script yet, so every store starts fresh. Storage and cookies stay, so opening a
 * second one in a test is a reload, or a link to another document.
 * @param address as in the address bar, without the origin.
 * @param load imports what the page shows, which runs its modules; its result is rendered.
 */
export async function openPage(
  address: string,
  load: () => Promise<ReactNode>,
  { locale = 'en', member = false, width = 1024, state = null }: PageOptions = {},
): Promise<UserEvent> {
  leavePage();
  vi.resetModules();
  (window as unknown as Window).happyDOM.setViewport({ width, height: 768 });
  history.replaceState(state, '', address);
  document.documentElement.lang = languageTags[locale];
  document.documentElement.toggleAttribute('data-member', member);
  openFetch();
  const page = await load();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(page);
  // A delay of 0 lets React render between two actions, so a field that takes the focus has it by then.
  return userEvent.setup({ delay: 0, advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
}

/** Takes the network away, or brings it back. A test's own `fetch` must fail by itself. */
export function setNetwork(online: boolean): void {
  const wasOnline = navigator.onLine;
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  if (online !== wasOnline) window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Hides the page, as behind another tab, or shows it again. It is shown again for the next test. */
export function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
