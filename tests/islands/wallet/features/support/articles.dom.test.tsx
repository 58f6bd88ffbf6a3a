import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { buttonIn, expectText, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { expectItems, searchField, searchResults, suggested } from './articles.ts';
import { FAQS, HELP, help, write } from './conversation.ts';

const { walletSupport: en, wallet } = messages('en');

test('a screen without answers says so', async () => {
  const mock = await signedIn();
  await mock.fault(FAQS, { type: 'reply', body: { status: 'success', data: { items: [] } } });
  await renderScreen(HELP, { mock });
  await expectText(help).toContain(en.articles.none);
  within(help()).getByRole('link', { name: new RegExp(`^${en.articles.all}`) });
});

test('a search that fails says so, with the way to try it again', async () => {
  const { user, mock } = await renderScreen(HELP);
  await expectItems(suggested).toHaveLength(3);
  await mock.fault(FAQS, { type: 'status', status: 500, message: null });
  await write(user, await searchField(), 'whatsapp');
  await expectText(help).toContain(en.search.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(help, wallet.load.retry));
  await expectItems(searchResults).toHaveLength(1);
});

// requirement: 2.43
test('on another screen there are other suggested, while the panel stays', async () => {
  const { user } = await renderScreen(HELP, { width: 1440 });
  await expectText(suggested).toContain('How do I send to a username?');
  const menu = screen.getByRole('navigation', { name: wallet.nav.label });
  await user.click(within(menu).getByRole('link', { name: wallet.nav.market }));
  await expect.poll(() => location.pathname + location.search).toBe('/w/marketplace?panel=support');
  await expectText(suggested).not.toContain('How do I send to a username?');
  await expectItems(suggested).not.toHaveLength(0);
});

for (const locale of locales) {
  const { walletSupport: words } = messages(locale);

  // requirement: 2.43
  test(`in ${locale}: how the service is, answers for the screen, and what we never ask for`, async () => {
    const place = () => help(locale);
    await renderScreen(HELP, { locale });
    await expectText(place).toContain(words.status.fine);
    const list = within(await within(place()).findByRole('list', { name: words.articles.heading }));
    const links = list.getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]?.textContent).toContain(
      locale === 'en' ? 'How do I send to a username?' : '如何向用户名转账？',
    );
    expect(links[0]?.textContent).toContain(words.newTab);
    expect(links[0]?.getAttribute('href')).toBe(localizePath(locale, '/support#send-to-username'));
    for (const [name, path] of [
      [words.articles.all, '/support'],
      [words.status.link, '/support/status'],
    ] as const) {
      const link = within(place()).getByRole('link', { name: new RegExp(`^${name}`) });
      expect(link.getAttribute('href')).toBe(localizePath(locale, path));
    }
    await expectText(place).toContain(words.conversations.emptyHeading);
    expect(place().textContent).toContain(words.never);
  });

  test(`in ${locale}: answers are found as one types, counted, cleared`, async () => {
    const place = () => within(help(locale));
    const { user, mock } = await renderScreen(HELP, { locale });
    const field = await screen.findByRole('textbox', { name: words.search.field });
    await user.type(field, 'whatsapp');
    const list = await place().findByRole('list', { name: words.articles.found });
    expect(within(list).getByRole('link').getAttribute('href')).toBe(
      localizePath(locale, '/support#link-whatsapp'),
    );
    const told = interpolate(words.search.count.one, { count: 1 });
    await expect
      .poll(() =>
        place()
          .getAllByRole('status')
          .map(({ textContent }) => textContent),
      )
      .toContain(told);
    const asked = (await mock.journal(FAQS)).map(({ path }) =>
      new URL(path, 'http://a').searchParams.get('q'),
    );
    expect(asked.filter((typed) => typed !== null)).toEqual(['whatsapp']);
    await write(user, field, 'zzzz');
    await expectText(() => help(locale)).toContain(interpolate(words.search.none, { typed: 'zzzz' }));
    await user.click((await place().findAllByRole('button', { name: words.search.clear })).at(-1)!);
    expect(document.activeElement).toBe(field);
    await place().findByRole('list', { name: words.articles.heading });
  });
}

test('an answer that leads out of the support pages is text alone', async () => {
  const mock = await signedIn();
  const paths = [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/login',
    '/support/../login',
  ];
  const articles = paths.map((path, index) => ({
    id: `a${index}`,
    title: `<img src=x onerror=alert(1)> ${index}\u202e`,
    summary: '<a href="https://evil.example">here</a>',
    path,
  }));
  await mock.fault(FAQS, { type: 'reply', body: { status: 'success', data: { items: articles } } });
  await renderScreen(HELP, { mock });
  const list = () => within(help()).getByRole('list', { name: en.articles.heading });
  await expectItems(list).toHaveLength(paths.length);
  expect(within(list()).queryAllByRole('link')).toEqual([]);
  expect(list().querySelector('img')).toBeNull();
  expect(list().textContent).toContain('<img src=x onerror=alert(1)> 0');
});
