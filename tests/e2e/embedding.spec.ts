import type { Page } from '@playwright/test';
import { locales, pathIn } from '#src/intl/locale.ts';
import { siteUrl } from '../../scripts/addresses.ts';
import { onServer } from './guards-table.ts';
import { expect, test } from './mock.ts';
import { openOtherSite, type OtherSite } from './other-site.ts';
import { publicPaths } from './public-paths.ts';

// Threat T.12: whatever of ours another page frames, nothing of it is drawn there, so that nobody presses it unseen.

/** Every page, answers that are none, and files that a browser would show as a document. */
const everyPath = [
  ...new Set([
    ...publicPaths,
    ...locales.flatMap((locale) =>
      [
        ...Object.values(onServer).flatMap(({ paths }) => paths),
        '/error',
        '/no/such/page',
        '/support/search?q=code',
        '/support/status',
        '/newsletter/confirm?key=a',
      ].map((path) => pathIn(locale, path)),
    ),
    '/oauth/callback?token=a&refresh_token=b&email=ada%40example.com',
    '/?token=a',
    '/w/no-such-screen',
    '/500',
    ...['/favicon.svg', '/coins.svg', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/healthz'],
    ...['/blog/rss.xml', '/.well-known/security.txt', '/_astro/none.js', '/_actions/contact'],
  ]),
];

/** Elements that hold another document. */
const holders = ['iframe', 'object', 'embed'] as const;

let other: OtherSite;
test.beforeAll(async () => {
  other = await openOtherSite();
});
test.afterAll(() => other.close());

/** Frames addresses of ours or others, and waits until all have answered. */
async function frame(page: Page, addresses: readonly string[], holder: (typeof holders)[number] = 'iframe') {
  await page.evaluate(
    async ([tag, all]) => {
      const loads = all.map(async (address) => {
        const frame = document.createElement(tag);
        const answered = new Promise((resolve) => {
          for (const event of ['load', 'error']) frame.addEventListener(event, resolve, { once: true });
        });
        frame.setAttribute(tag === 'object' ? 'data' : 'src', address);
        document.body.append(frame);
        await answered;
      });
      await Promise.all(loads);
    },
    [holder, addresses] as const,
  );
}

const framesOf = (page: Page) => page.frames().filter((each) => each !== page.mainFrame());

/** The text of what is drawn in the frames. */
const drawnIn = (page: Page) =>
  Promise.all(framesOf(page).map((each) => each.content().catch(() => ''))).then((all) => all.join());

/** What a browser puts in place of a page that may not be framed. */
const REFUSED = 'chrome-error://chromewebdata/';
/** What it prints about it. */
const printed = [/frame-ancestors|X-Frame-Options/, siteUrl, REFUSED] as const;

/** Frames at once: each is a process. */
const BATCH = 12;

for (const [who, persona] of [
  ['a guest', undefined],
  ['a member', 'complete'],
] as const)
  for (const from of ['sameSite', 'crossSite'] as const)
    test.describe(`${who}, ${from}`, () => {
      test.use({ persona });

      // requirement: T.12
      test('no address of ours is drawn in a frame of another page', async ({ page, mock }) => {
        test.slow();
        mock.expectErrors(...printed);
        for (let start = 0; start < everyPath.length; start += BATCH) {
          const paths = everyPath.slice(start, start + BATCH);
          await page.goto(other[from]);
          await frame(
            page,
            paths.map((path) => siteUrl + path),
          );
          await expect
            .poll(() => framesOf(page).map((each) => each.url()), paths.join())
            .toEqual(paths.map(() => REFUSED));
          expect.soft(await drawnIn(page), paths.join()).not.toContain('Cowrie');
        }
      });
    });

for (const holder of holders)
  // requirement: T.12
  test(`<${holder}>: what lets itself be framed is drawn, a sign-in is not`, async ({ page, mock }) => {
    mock.expectErrors(...printed);
    await page.goto(other.crossSite);
    await frame(page, [other.sameSite], holder);
    await expect.poll(() => drawnIn(page)).toContain('theirs');
    for (const path of ['/login', '/signup', '/w', '/cn/forgot-password', '/']) {
      await page.goto(other.crossSite);
      await frame(page, [siteUrl + path], holder);
      expect(await drawnIn(page)).not.toContain('Cowrie');
      for (const each of framesOf(page)) expect(each.url()).not.toContain(siteUrl);
    }
  });

test('nor does one of our own pages frame another', async ({ page, mock }) => {
  mock.expectErrors(...printed, /frame-src|default-src/);
  await page.goto('/login');
  await frame(page, [`${siteUrl}/signup`]);
  for (const each of framesOf(page)) expect(each.url()).not.toBe(`${siteUrl}/signup`);
});
