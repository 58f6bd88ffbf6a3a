import { expect, it } from 'vitest';
import { assets, coinIds } from '#contract/assets.ts';
import { partnersRow } from '#src/components/home/partners.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();

it.each(locales)(
  'in %s the list of assets ends with "and more", since it names only some of them',
  async (locale) => {
    const page = pageOf(await api.site.ask(localizePath(locale, '/')));
    const { assets: t } = messages(locale).home;
    // By text: Chinese headings hold a <wbr> between words, which makes spaces of the name in this DOM, not in a browser's.
    const heading = page.getAllByRole('heading').find(({ textContent }) => textContent === t.heading);
    const section = heading?.closest('section');
    const [list] = section?.querySelectorAll('ul') ?? [];
    const items = [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent.trim());
    expect(items).toHaveLength(coinIds.length + 1);
    expect(items[0]).toContain(assets[coinIds[0]].symbol);
    expect(items.at(-1)).toBe(t.more);
  },
);

it.each(locales)('in %s the partners are invented, and the row says so', async (locale) => {
  const page = pageOf(await api.site.ask(localizePath(locale, '/')));
  const { partners: t } = messages(locale).home;
  const heading = page.getAllByRole('heading').find(({ textContent }) => textContent === t.samples);
  const items = [...(heading?.closest('section')?.querySelectorAll('li') ?? [])];
  expect(items.map(({ textContent }) => textContent.trim())).toEqual(
    partnersRow(null)?.list.map(({ name }) => name),
  );
  for (const item of items)
    expect(item.querySelector('use')?.getAttribute('href')).toMatch(/^\/marks\.svg#partner-\d$/);
});
