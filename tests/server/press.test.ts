import { expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();

it.each(locales)('in %s /press links to existing files of the named type and size', async (locale) => {
  const page = pageOf(await api.site.ask(localizePath(locale, '/press')));
  const marks = page.getByRole('region', { name: messages(locale).press.marks.heading });
  const links = [...marks.querySelectorAll('a')].filter(({ textContent }) => /SVG|PNG/.test(textContent));
  expect(links).toHaveLength(14);
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    const [, width] = /-(\d+)\.png$/.exec(address) ?? [];
    const { status, headers, body } = await api.site.ask(address);
    expect([address, link.hasAttribute('download'), status]).toEqual([address, true, 200]);
    expect(headers['content-type']).toMatch(width ? /^image\/png/ : /^image\/svg\+xml/);
    // A PNG has its width at a fixed offset (section 11.2.1).
    if (width) expect(body.readUInt32BE(16)).toBe(Number(width));
    else expect(body.toString()).toContain('<title>Cowrie</title>');
  }
});
