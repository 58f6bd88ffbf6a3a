import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import type { Row } from './bench-bytes.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { mockUrl } from './dev-urls.ts';
import { addCookies, median, mobile, onPhone, throttle } from './page-load.ts';

const ROUNDS = 7;
/** The budget, as a ratio to the same wallet that starts from an empty page. */
const LIMIT = 0.85;

/** Removes the skeleton, the preloads and the prefetch from the document. */
function plain(html: string): string {
  return html
    .replace(/<script>__prefetched=.*?<\/script>/s, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<astro-island\b[^>]*>).*(<\/astro-island>)/s, '$1$2');
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A proxy at the origin that the API expects. It rewrites the documents of both variants, so that both pay for it. */
async function serveVariants(port: number, site: URL, isPlain: () => boolean): Promise<Server> {
  const handOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) };
    const asked = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers },
      (answer) => {
        if (!isDocument) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        void textOf(answer).then((html) => {
          const { link, 'content-length': _length, ...kept } = answer.headers;
          const body = brotliCompressSync(isPlain() ? plain(html) : html, quick);
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...kept,
            ...(link && !isPlain() ? { link } : {}),
            'content-encoding': 'br',
            'content-length': body.length,
          });
          outgoing.end(body);
        });
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  };
  const server = createServer(handOn).listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}

async function customerOf(cookie: string): Promise<string> {
  const answer = await fetch(`${mockUrl}/user/profile/status`, { headers: { cookie } });
  return ((await answer.json()) as { customer_id: string }).customer_id;
}

/**
 * Milliseconds until a digit of the total is painted, in a browser with an empty cache.
 * @param owner the customer whose display settings the browser remembers.
 */
function balancesPainted(browser: Browser, url: string, cookie: string, owner: string): Promise<number> {
  return onPhone(browser, async (page, cdp) => {
    await addCookies(page, cookie, url);
    await page.addInitScript((customer) => localStorage.setItem('preferencesOwner', customer), owner);
    await page.addInitScript(() => {
      // Checking at every frame would slow the frames down.
      const watch = new MutationObserver(() => {
        if (!/\d/.test(document.querySelector('.hero-box .amount')?.textContent ?? '')) return;
        watch.disconnect();
        requestAnimationFrame(() => performance.mark('balances'));
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
    });
    await throttle(cdp, mobile);
    await page.goto(`${url}/w`, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => performance.getEntriesByName('balances').length > 0, null, {
      timeout: 60_000,
      polling: 500,
    });
    return page.evaluate(() => performance.getEntriesByName('balances')[0]?.startTime ?? Infinity);
  });
}

/**
 * Measures the time until balances are painted on throttled 4G with an empty cache, against the same build without skeleton,
 * preloads and prefetch.
 * @param behind the URL of the site itself, behind the proxy at `url`.
 */
export async function walletRows(url: string, behind: string, signIn: () => Promise<string>): Promise<Row[]> {
  let isPlain = false;
  const proxy = await serveVariants(Number(new URL(url).port), new URL(behind), () => isPlain);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const rows: Row[] = [];
    for (const [visit, view] of [
      ['again', '; view=ngn.0.auto.green-up.system'],
      ['for the first time in this browser', ''],
    ] as const) {
      const session = await signIn();
      const [cookie, owner] = [session + view, await customerOf(session)];
      const figures: [ours: number[], plain: number[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const variant of [0, 1] as const) {
          isPlain = variant === 1;
          const took = await balancesPainted(browser, url, cookie, owner);
          // The first round warms up what both share: the server's caches and the browser.
          if (round > 0) figures[variant].push(took);
        }
      }
      const [ours, other] = [median(figures[0]), median(figures[1])];
      rows.push({
        what: `/w, 4G, ${visit}: balances painted, against the plain variant`,
        value: `${(ours / other).toFixed(2)} (${ours.toFixed(0)} / ${other.toFixed(0)} ms)`,
        budget: `<= ${LIMIT}`,
        within: ours / other <= LIMIT,
      });
    }
    return rows;
  } finally {
    await browser.close();
    proxy.close();
  }
}
