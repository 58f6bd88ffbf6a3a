import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

const pages = [
  '/contact',
  '/contact/sent?reference=CT-AAAA-BBBB',
  '/newsletter',
  '/newsletter/check',
  `/newsletter/confirm?key=${'a'.repeat(32)}`,
  '/newsletter/leave?done',
  '/support/status',
  '/support/search?q=PIN',
];

const variants = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'cn', colorScheme: 'dark' },
  { locale: 'cn', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
] as const;

// The first two cover both languages and both themes.
for (const { locale, colorScheme } of matrix('variants of the forms', variants, (_, index) => index < 2))
  test(`axe finds no violation on pages rendered per request, ${locale}, ${colorScheme}`, async ({
    page,
    mock,
  }) => {
    mock.expectErrors('/contact');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await openPage(page, localizePath(locale, path));
      expect([path, await violations(page)]).toEqual([path, []]);
    }
    const { contact } = messages(locale);
    await openPage(page, localizePath(locale, '/contact'));
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(contact.problem.fields);
    expect(await violations(page)).toEqual([]);
  });
