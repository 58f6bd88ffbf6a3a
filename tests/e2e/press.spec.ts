import { messages } from '#src/i18n/messages.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { expect, test } from './mock.ts';

test.use({ javaScriptEnabled: false });

const locales: readonly Locale[] = ['en', 'cn'];
for (const locale of locales) {
  test(`${pathIn(locale, '/press')} offers files that are there, and what they say they are`, async ({
    page,
    request,
  }) => {
    const { press } = messages(locale);
    await page.goto(pathIn(locale, '/press'));
    const links = page
      .getByRole('region', { name: press.marks.heading })
      .getByRole('link', { name: /SVG|PNG/ });
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href')!, link.hasAttribute('download')] as const),
    );
    expect(addresses).toHaveLength(14);
    for (const [address, isDownload] of addresses) {
      const [, width] = /-(\d+)\.png$/.exec(address) ?? [];
      const answer = await request.get(address);
      expect([address, isDownload, answer.status()]).toEqual([address, true, 200]);
      expect(answer.headers()['content-type']).toMatch(width ? /^image\/png/ : /^image\/svg\+xml/);
      const body = await answer.body();
      // The width stands at a fixed place of every PNG (section 11.2.1).
      if (width) expect(body.readUInt32BE(16)).toBe(Number(width));
      else expect(body.toString()).toContain('<title>Cowrie</title>');
    }
  });
}

test('the words to copy are selected whole by one click', async ({ page }) => {
  const { words } = messages('en').press;
  await page.goto('/press');
  await expect(page.getByText(words.long.text)).toHaveCSS('user-select', 'all');
});
