import type { Page } from '@playwright/test';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { everyPath } from './every-path.ts';
import { expect, test } from './mock.ts';
import { openOtherSite, type OtherSite } from './other-site.ts';
import { openPage } from './open-page.ts';

// Threat T.12, clickjacking: no page of the site renders in a frame of another page.

/** Elements that embed another document. */
const holders = ['iframe', 'object', 'embed'] as const;

let other: OtherSite;
test.beforeAll(async () => {
  other = await openOtherSite();
});
test.afterAll(() => other.close());

/** Embeds URLs and resolves to the event with which each ended. */
async function frame(page: Page, addresses: readonly string[], holder: (typeof holders)[number] = 'iframe') {
  return page.evaluate(
    async ([tag, all]) => {
      const loads = all.map(async (address) => {
        const frame = document.createElement(tag);
        const answered = new Promise<string>((resolve) => {
          for (const event of ['load', 'error'])
            frame.addEventListener(event, () => resolve(event), { once: true });
        });
        frame.setAttribute(tag === 'object' ? 'data' : 'src', address);
        document.body.append(frame);
        return answered;
      });
      return Promise.all(loads);
    },
    [holder, addresses] as const,
  );
}

const framesOf = (page: Page) => page.frames().filter((each) => each !== page.mainFrame());

/** What Chromium shows instead of a page that must not be framed. */
const REFUSED = 'chrome-error://chromewebdata/';
/** What it logs about it. */
const printed = [/frame-ancestors|X-Frame-Options/, siteUrl, REFUSED] as const;

/** Expects every URL to be blocked in its own frame, and none of them to be rendered. */
async function expectRefused(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => framesOf(page).map((each) => each.url()), paths.join())
    .toEqual(paths.map(() => REFUSED));
  for (const each of framesOf(page)) expect.soft(await each.content(), paths.join()).not.toContain('Cowrie');
}

/** Frames at a time: each is a process. */
const BATCH = 12;
/** A snapshot, a rendered page, a wallet page, an error page and a file. */
const sample = ['/', '/login', '/w', '/no/such/page', '/favicon.svg'];

for (const [who, persona] of [
  ['a guest', undefined],
  ['a member', 'complete'],
] as const)
  for (const from of ['sameSite', 'crossSite'] as const)
    test.describe(`${who}, ${from}`, () => {
      test.use({ persona });

      // requirement: T.12
      test('no URL of the site renders in a frame of another page', async ({ page, mock }) => {
        test.slow();
        mock.expectErrors(...printed);
        const paths = matrix('URLs in a frame', everyPath, (path) => sample.includes(path));
        for (let start = 0; start < paths.length; start += BATCH) {
          const batch = paths.slice(start, start + BATCH);
          await openPage(page, other[from]);
          await frame(
            page,
            batch.map((path) => siteUrl + path),
          );
          await expectRefused(page, batch);
        }
      });
    });

for (const holder of holders)
  // requirement: T.12
  test(`<${holder}>: a page that allows framing renders, a sign-in page does not`, async ({ page, mock }) => {
    mock.expectErrors(...printed);
    await openPage(page, other.crossSite);
    await frame(page, [other.sameSite], holder);
    await expect.poll(() => framesOf(page).map((each) => each.url())).toEqual([other.sameSite]);
    expect(await framesOf(page)[0]?.content()).toContain('theirs');
    for (const path of ['/login', '/signup', '/w', '/cn/forgot-password', '/']) {
      await openPage(page, other.crossSite);
      const events = await frame(page, [siteUrl + path], holder);
      // A blocked <object> shows its fallback content, which is empty, and has no frame.
      if (holder === 'object') {
        expect(events, path).toEqual(['error']);
        await expect.poll(() => framesOf(page).length, path).toBe(0);
      } else await expectRefused(page, [path]);
    }
  });

// requirement: T.12
test('no page of the site can frame another one', async ({ page, mock }) => {
  mock.expectErrors(...printed, /frame-src|default-src/);
  await openPage(page, '/login');
  await frame(page, [`${siteUrl}/signup`]);
  await expectRefused(page, ['/signup']);
});
