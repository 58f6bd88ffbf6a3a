import { expect, it } from 'vitest';
import { componentIds } from '#contract/service-status.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { formatUtc } from '#src/intl/format/time.ts';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();
const since = '2026-11-21T09:42:00.000Z';

it.each(locales)('in %s the status page shows the status of each part, and since when', async (locale) => {
  const { service: t } = messages(locale).support;
  const { cookie, sandbox } = await api.signedIn();
  const change = (id: string, status: string) =>
    api.control(
      'PATCH',
      '/state',
      [{ op: 'replace', path: `/serviceComponents/${id}`, value: { status, since } }],
      sandbox,
    );
  const read = async () => {
    const answer = await api.site.ask(localizePath(locale, '/support/status'), { cookie });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const page = pageOf(answer);
    const parts = page
      .getAllByRole('listitem')
      .filter((item) => item.closest('ul')?.getAttribute('aria-label') === t.parts);
    return {
      verdict: page.getByRole('status').textContent,
      parts: parts.map(({ textContent }) => textContent),
      part: (name: string) => parts.find(({ textContent }) => textContent.includes(name)),
    };
  };
  const fine = await read();
  expect(fine.verdict).toBe(t.fine);
  expect(fine.parts).toHaveLength(componentIds.length);
  for (const part of fine.parts) expect(part).toContain(t.states.operational);

  await change('deposits', 'degraded');
  const degraded = await read();
  expect(degraded.verdict).toBe(t.degraded);
  const deposits = degraded.part(t.components.deposits);
  expect(deposits?.textContent).toContain(t.states.degraded);
  expect(deposits?.querySelector('time')?.textContent).toBe(
    t.since.replace('{time}', formatUtc(since, locale)),
  );

  await change('transfers', 'partial');
  const partial = await read();
  expect(partial.verdict).toBe(t.down);
  expect(partial.part(t.components.transfers)?.textContent).toContain(t.states.partial);

  await change('sign-in', 'down');
  const down = await read();
  expect(down.verdict).toBe(t.down);
  expect(down.part(t.components['sign-in'])?.textContent).toContain(t.states.down);
});

/** A response that never comes; it ends when the request is aborted. */
const never = async ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
const failures: [string, (request: Request) => Promise<Response>][] = [
  ['fails', async () => new Response(null, { status: 503 })],
  ['hangs up', () => Promise.reject(new TypeError('fetch failed'))],
  ['never answers', never],
  ['says something else', async () => Response.json({ status: 'success', data: 'fine' })],
  ['breaks off', async () => new Response('{"status":')],
  [
    'begins an answer and never ends it',
    async ({ signal }) =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('{'));
            signal.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
          },
        }),
      ),
  ],
];

it.each(failures)(
  'the status page says that the status is unknown when the API %s',
  async (_what, network) => {
    api.network = network;
    const { service: t } = messages('en').support;
    const page = pageOf(await api.site.ask('/support/status'));
    expect(page.getByRole('status').textContent).toBe(t.unknown);
    expect(page.getByRole('link', { name: t.again }).getAttribute('href')).toBe('/support/status');
    expect(page.getByRole('link', { name: t.contact }).getAttribute('href')).toBe('/contact');
    // The status page waits a second for the API, longer than other pages, because the status is all it shows.
  },
  8_000,
);
