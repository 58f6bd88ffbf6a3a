import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { addressOf, routes } from '../e2e/wallet-table.ts';
import { startSite, type Answer, type Site } from './site.ts';

// The documents of /w as the server renders them, before any script runs.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
// While the API is down, the server can't tell who the visitor is and renders every requested page.
beforeEach(() => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network'))));

const documentAt = (path: string, lang: string) => site.ask(path, { cookie: `access_token=a; lang=${lang}` });

const titleOf = ({ text }: Answer) => /<title>([^<]*)<\/title>/.exec(text)?.[1];

for (const locale of locales)
  // requirement: 2.04, 2.05
  it(`in ${locale}: each path has its own title`, async () => {
    const { shell, wallet } = messages(locale);
    const titles = new Set<string>();
    for (const [index, { name }] of walletPaths.entries()) {
      const route = routes[index];
      if (!route) throw new Error(`The specification has no ${name}.`);
      const answer = await documentAt(addressOf(route), locale);
      const title = `${shell.name} - ${locale === 'en' ? route.name : wallet.screens[name]}`;
      titles.add(title);
      expect(answer.status, name).toBe(200);
      expect(titleOf(answer), name).toBe(title);
    }
    // Chinese has one name for sending and one for receiving, whether they begin at the market or not.
    expect(titles.size).toBe(locale === 'en' ? 30 : 28);
    if (locale === 'cn') expect([...titles].filter((title) => /[a-z]{3}/i.test(title))).toEqual([]);
  });

// requirement: 2.06, 2.07
it.each([
  '/w/no/such/place',
  '/w/announcement/..%2f..%2flogin',
  '/w/announcement/a%00b',
  ...['%E2%80%AEctb', 'a%20b', 'a.b', '%3Cb%3E', 'x'.repeat(65)].map((id) => `/w/token/${id}`),
])('has no page at %s, in either language', async (path) => {
  for (const locale of locales) {
    const answer = await documentAt(path, locale);
    expect(answer.status).toBe(404);
    const { shell, wallet } = messages(locale);
    expect(titleOf(answer)).toBe(`${shell.name} - ${wallet.screens.notFound}`);
  }
});

it.each([
  ['/w//send', '/w/send'],
  ['/w/send//', '/w/send/'],
  ['/w///token//btc?range=1W&to=//x', '/w/token/btc?range=1W&to=//x'],
  ['/cn//legal//privacy', '/cn/legal/privacy'],
])('leads from %s, which has an empty part, to the one address of its page', async (path, to) => {
  const answer = await documentAt(path, 'en');
  expect([answer.status, answer.headers.location]).toEqual([308, to]);
});

// What a browser reads as a slash, or leaves out, must not lead to another site.
it.each([
  ['/%5Cother.example//x', '/%5Cother.example/x'],
  ['/%09//other.example/', '/%09/other.example/'],
  ['/%0A//other.example/', '/%0A/other.example/'],
  ['/w//%0D%0ASet-Cookie:%20a=b', '/w/%0D%0ASet-Cookie:%20a=b'],
  ['/w//%E6%88%BF%E7%A7%9F', '/w/%E6%88%BF%E7%A7%9F'],
  ['/w//a%2F%2Fb%3Fc%23d%25', '/w/a%2F%2Fb%3Fc%23d%25'],
])('leads from %s to the same path as it was written, on this site', async (path, to) => {
  const { status, headers } = await documentAt(path, 'en');
  expect([status, headers.location]).toEqual([308, to]);
  expect(new URL(headers.location ?? '', 'https://cowrie.example/').origin).toBe('https://cowrie.example');
});

it.each(['//w/send', '///w', '/.//w/send', '/w/..//send', 'http://cowrie.example//w/send'])(
  'refuses %s, which names a host where the path begins',
  async (path) => {
    expect((await documentAt(path, 'en')).status).toBe(400);
  },
);

it.each([
  ['/w/%2e%2e/x', 404, 'notFound'],
  ['/w/%2E%2E/%2e%2e/w/x', 404, 'notFound'],
  ['/w/../x', 404, 'notFound'],
  ['/w%2fsend', 404, 'notFound'],
  ['/w/%2fsend', 404, 'notFound'],
  ['/w/send%00', 404, 'notFound'],
  ['/w/send;x', 404, 'notFound'],
  ['/W/send', 404, 'notFound'],
  ['/w/%2e/send', 200, 'send'],
  ['/w/x/%2e%2e/send', 200, 'send'],
  ['/w/send/%2E%2E', 200, 'dashboard'],
] as const)('reads %s as a browser does: %d', async (path, status, screen) => {
  const answer = await documentAt(path, 'en');
  const { shell, wallet } = messages('en');
  expect([answer.status, titleOf(answer)]).toEqual([status, `${shell.name} - ${wallet.screens[screen]}`]);
});
