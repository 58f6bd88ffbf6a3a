import { expect, type Page, type Request } from '@playwright/test';
import { STREAM_PATH } from '#contract/user-events.ts';

type LoadOptions = Parameters<Page['goto']>[1];

/** Opens an address and waits until the page is at rest, so that whatever is read next is not about to change. */
export async function openPage(page: Page, address: string): ReturnType<Page['goto']> {
  traffic(page);
  const response = await page.goto(address);
  await atRest(page);
  return response;
}

/**
 * Loads the open page anew.
 * @param options.rest false: does not wait until it is at rest; for the reasons that loadPage has.
 */
export async function reloadPage(
  page: Page,
  { rest = true, ...options }: LoadOptions & { readonly rest?: boolean } = {},
): Promise<void> {
  traffic(page);
  await page.reload(options);
  if (rest) await atRest(page);
}

/**
 * Loads an address and does not wait for what the page does then: for a test about a page that is still loading, one whose calls are
 * held, or one without scripts.
 */
export function loadPage(page: Page, address: string, options?: LoadOptions): ReturnType<Page['goto']> {
  traffic(page);
  return page.goto(address, options);
}

/**
 * Waits until a page is at rest: it is hydrated, no request is in flight, the wallet's event stream is open, nothing is busy, and no
 * animation runs that ends by itself. What keeps a page from it is in the error.
 */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() => unrest(page), { message: 'the page is at rest', intervals: [0, 20, 50, 100] })
    .toEqual([]);
}

/** What a page does, read twice: React may render in the next two frames what has arrived before. */
async function unrest(page: Page): Promise<string[]> {
  const before = await unrestNow(page);
  if (before.length > 0) return before;
  await twoFrames(page);
  return unrestNow(page);
}

async function unrestNow(page: Page): Promise<string[]> {
  // A page that is being replaced by another has no context to run a function in.
  const inPage = await page.evaluate(unrestInPage).catch(() => ['the document is being replaced']);
  const requests = [...traffic(page).pending].map((request) => `${request.method()} ${request.url()}`);
  return [...inPage, ...requests, ...((await lacksStream(page)) ? ['the event stream is not open'] : [])];
}

/** Playwright's own frames, which go on where a test has stopped the page's clock. A page without scripts has none, and renders nothing later. */
async function twoFrames(page: Page): Promise<void> {
  const frames = await page
    .evaluate(() => matchMedia('(scripting: enabled)').matches)
    .then((hasScripts) => (hasScripts ? page.evaluateHandle(() => ({ count: 0 })) : null))
    .catch(() => null);
  if (frames)
    await page.waitForFunction((seen) => ++seen.count > 2, frames, { polling: 'raf' }).catch(() => null);
}

interface Traffic {
  /** The requests in flight, without those that stay open or that nobody waits for (ENDLESS). */
  pending: Set<Request>;
  /** Whether the document's event stream has been answered, or was refused. */
  hasStream: boolean;
}

const pages = new WeakMap<Page, Traffic>();
const ENDLESS = ['eventsource', 'websocket', 'ping', 'media'];

/** Firefox's driver does not name the type, but every browser says what it accepts. */
const isStream = (request: Request): boolean =>
  request.resourceType() === 'eventsource' || request.headers().accept === 'text/event-stream';
const isEndless = (request: Request): boolean =>
  ENDLESS.includes(request.resourceType()) || isStream(request);

/** Counts a page's requests from the first time that this is called. */
export const watchTraffic = (page: Page): void => void traffic(page);

function traffic(page: Page): Traffic {
  const known = pages.get(page);
  if (known) return known;
  const own: Traffic = { pending: new Set(), hasStream: false };
  pages.set(page, own);
  const isDocument = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('request', (request) => {
    if (isDocument(request)) own.hasStream = false;
    if (!isEndless(request)) own.pending.add(request);
  });
  page.on('requestfinished', (request) => own.pending.delete(request));
  page.on('requestfailed', (request) => {
    own.pending.delete(request);
    if (isStream(request)) own.hasStream = true;
  });
  page.on('response', (response) => {
    const request = response.request();
    if (isStream(request)) own.hasStream = true;
    // The document before is left now, and its requests may be given up without a word.
    if (isDocument(request)) own.pending = new Set([request]);
  });
  return own;
}

const isWallet = (page: Page) => /^\/w(?:\/|$)/.test(new URL(page.url()).pathname);

/** The wallet opens its event stream once the browser is idle, or joins that of another tab by asking for the same lock. */
async function lacksStream(page: Page): Promise<boolean> {
  if (!isWallet(page) || traffic(page).hasStream) return false;
  const tabs = page.context().pages().filter(isWallet);
  if (!tabs.some((tab) => traffic(tab).hasStream)) return true;
  const members = await page.evaluate(async (name) => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter((lock) => lock.name?.startsWith(name)).length;
  }, STREAM_PATH);
  return members < tabs.length;
}

/** Runs in the page. */
function unrestInPage(): string[] {
  const found = document.readyState === 'complete' ? [] : ['the document loads'];
  // Without scripts no island is hydrated, and one that waits for an interaction is not before it.
  const islands = matchMedia('(scripting: enabled)').matches
    ? document.querySelectorAll('astro-island[ssr]:not([client="interaction"])')
    : [];
  for (const island of islands)
    found.push(`${island.getAttribute('component-export') ?? 'an island'} is not hydrated`);
  for (const busy of document.querySelectorAll('[aria-busy="true"]'))
    found.push(`busy: ${busy.getAttribute('aria-label') ?? busy.className} ${busy.textContent.slice(0, 40)}`);
  const loading = document.querySelectorAll(
    ':is(main, dialog) .skeleton:not([aria-hidden] .skeleton)',
  ).length;
  if (loading > 0) found.push(`${loading} skeletons`);
  for (const animation of document.getAnimations())
    // One that follows the scroll position runs for ever, too.
    if (
      animation.playState === 'running' &&
      animation.timeline === document.timeline &&
      animation.effect?.getComputedTiming().iterations !== Infinity
    )
      found.push(`an animation runs: ${animation.id || animation.constructor.name}`);
  return found;
}
