import type { Browser, CDPSession, Page } from 'playwright';

/** The requests of a browser with an empty cache for a page, in transferred bytes, including headers. */
export interface Load {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** Latency in milliseconds, throughput in bytes per second. */
interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  readonly offline: boolean;
}

/** The viewport of the phone that pages are measured on. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Applied throttling, not simulated: 400 kbit/s both ways, 400 ms latency, a quarter of this machine's speed. */
const slow: Network = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
const SLOWER = 4;
/** Applied throttling: 1.6 Mbit/s both ways, 150 ms latency. */
export const mobile: Network = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
  offline: false,
};

/** Runs a callback in a phone's browser with an empty cache. */
export async function onPhone<T>(
  browser: Browser,
  act: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return await act(page, cdp);
  } finally {
    await context.close();
  }
}

/** Throttles the network and, to a quarter, the processor. */
export async function throttle(cdp: CDPSession, network: Network): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', network);
  await slowProcessor(cdp);
}

/** Throttles the processor to a quarter. */
export async function slowProcessor(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Waits until the page has nothing to do, twice: the first time may be between two parts of one work. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

/** @param cookie as a request's header has it: `name=value; name=value`. */
export async function addCookies(page: Page, cookie: string, url: string): Promise<void> {
  await page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
}

/** Loads a page and waits until its network is idle. */
export function loadOf(browser: Browser, url: string): Promise<Load> {
  return onPhone(browser, async (page, cdp) => {
    const scripts = new Set<string>();
    let requests = 0;
    let bytes = 0;
    let scriptBytes = 0;
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.url.startsWith('http')) return;
      requests += 1;
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return { requests, bytes, scriptBytes };
  });
}

/** The page's Largest Contentful Paint in milliseconds, on a slow phone in a slow network. */
export function slowPaintOf(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page, cdp) => {
    await throttle(cdp, slow);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)).observe(
            {
              type: 'largest-contentful-paint',
              buffered: true,
            },
          );
        }),
    );
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}
